import 'server-only';
import type { z } from 'zod';
import { currentCart } from '@/lib/basket/customer-cart';
import { keepNote } from '@/lib/platform/http/form-note';
import { forms, type Outcome } from '@/lib/platform/http/forms';
import { away, pathWithRefusal, withNote } from '@/lib/platform/http/own-forms';
import type { UpstreamError } from '@/lib/platform/result';
import { UnreachableError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { replaceUpstreamMessage } from '@/lib/platform/upstreams/unknown-words';
import { href } from '@/lib/routing/href';
import { getCurrentCheckout, type CurrentCheckout } from './queries';
import { stepPath } from './rules';
import type { Step } from './types';

type Refused = Extract<Outcome, { ok: false }>;

/** The cart does not exist, or it belongs to a customer who is no longer signed in. */
const GONE: Refused = {
  ok: false,
  status: 404,
  message:
    'We can’t find your basket. If you were signed in, sign in again: what is in your account’s basket is kept.',
};

const REFUSED =
  'This step could not be saved. Nothing is ordered yet. Check what you entered, or choose another address or day, and try again. If it still fails, contact us.';

/**
 * Returns the outcome for an upstream error. What the platform rejected can be corrected; when it is unreachable, the
 * form is shown again.
 */
export function refusedBy(error: UpstreamError): Refused {
  if (error.kind !== 'rejected') return away(new UnreachableError(error));
  return { ok: false, status: 422, message: replaceUpstreamMessage(error.message, REFUSED) };
}

type StepForm<S extends z.ZodType> = {
  schema: S;
  step: Step;
  work: (session: Session | null, underway: CurrentCheckout, input: z.infer<S>) => Promise<Outcome>;
  /** Whether the next page shows this form again, with everything that was typed. */
  comesAgain?: boolean;
};

/** A script keeps what was typed by itself. */
const isByScript = ({ headers }: Request): boolean =>
  headers.get('content-type')?.startsWith('application/json') ?? false;

async function withTyped(to: string, checkoutId: string, input: unknown): Promise<string> {
  const typed = Object.entries(input as object).filter(([, text]) => typeof text === 'string' && text !== '');
  const note = { kind: 'typed', values: Object.fromEntries(typed) };
  return withNote(to, await keepNote({ id: checkoutId, page: href('/checkout') }, note));
}

/** Makes the handlers of a form of one checkout step, for this browser's basket, sent by script or without. */
export function stepForms<S extends z.ZodType>({ schema, step, work, comesAgain = false }: StepForm<S>) {
  return forms({
    schema,
    name: step,
    page: href('/checkout'),
    async work({ session, input, request }) {
      try {
        const underway = await getCurrentCheckout(session);
        if (!underway) return GONE;
        const outcome = await work(session, underway, input);
        if (!outcome.ok || !comesAgain || isByScript(request)) return outcome;
        return { ...outcome, to: await withTyped(outcome.to, underway.checkout.id, input) };
      } catch (thrown) {
        return away(thrown);
      }
    },
    async again(session, state) {
      const cart = await currentCart(session);
      const id = (cart.ok && cart.value) || '';
      return pathWithRefusal(stepPath(step), { id, page: href('/checkout') }, state);
    },
  });
}
