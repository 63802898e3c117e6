import 'server-only';
import type { z } from 'zod';
import { forms, type Outcome } from '@/lib/platform/http/forms';
import { href } from '@/lib/routing/href';
import { takeEnquiry } from './commands';
import { backToProduct } from './rules';
import type { Enquiry } from './types';

type Taken<T> = ({ ok: true } & T) | Extract<Outcome, { ok: false }>;
type Take<S extends z.ZodType, T> = (input: z.infer<S>, request: Request) => Promise<Taken<T>>;

/** What is kept for delivery as it was written. */
export const takeAs =
  <K extends Enquiry['kind']>(kind: K) =>
  (input: Parameters<typeof takeEnquiry<K>>[1], request: Request): ReturnType<typeof takeEnquiry<K>> =>
    takeEnquiry(kind, input, request);

/** A form on a page of its own, which says the reference when it was taken. */
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

/** A form on the page of a product, which says at `#{name}-sent` or `#problem-{name}` what became of it. */
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
