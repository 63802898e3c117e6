import 'server-only';
import type { z } from 'zod';
import { forms, type Outcome } from '@/lib/platform/http/forms';
import { href } from '@/lib/routing/href';
import { takeEnquiry } from './commands';
import { backToProduct } from './rules';
import type { Enquiry } from './types';

type Taken<T> = ({ ok: true } & T) | Extract<Outcome, { ok: false }>;
type Take<S extends z.ZodType, T> = (input: z.infer<S>, request: Request) => Promise<Taken<T>>;

/** Returns a function that takes an enquiry of this kind as it was sent. */
export const takeAs =
  <K extends Enquiry['kind']>(kind: K) =>
  (input: Parameters<typeof takeEnquiry<K>>[1], request: Request): ReturnType<typeof takeEnquiry<K>> =>
    takeEnquiry(kind, input, request);

/** Makes the handlers of a form on its own page, which shows the reference after sending. */
export function pageForms<S extends z.ZodType>(
  page: 'contact' | 'trade',
  schema: S,
  take: Take<S, { reference: string; isLate: boolean }>,
) {
  return forms({
    schema,
    page: href(`/${page}`),
    name: page,
    async work({ input, request }) {
      const taken = await take(input, request);
      if (!taken.ok) return taken;
      const place = taken.isLate ? 'sent-late' : 'sent';
      return { ok: true, to: `${href(`/${page}`, { ref: taken.reference })}#${place}` };
    },
  });
}

/** Makes the handlers of a form on a product's page, which shows the outcome at `#{name}-sent` or `#problem-{name}`. */
export function productForms<S extends z.ZodType<{ path: string }>>(
  name: 'price-alert' | 'question' | 'review' | 'stock-alert',
  schema: S,
  take: Take<S, { isLate?: boolean }>,
) {
  return forms({
    schema,
    page: '/',
    name,
    async work({ input, request }) {
      const taken = await take(input, request);
      if (!taken.ok) return taken;
      return { ok: true, to: backToProduct(input.path, `${name}-sent${taken.isLate ? '-late' : ''}`) };
    },
    again: async (_session, { values }) => backToProduct(values['path'], `problem-${name}`),
  });
}
