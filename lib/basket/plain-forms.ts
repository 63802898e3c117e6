import 'server-only';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { keepNote } from '@/lib/platform/http/form-note';
import { forms, type Outcome } from '@/lib/platform/http/forms';
import { away, pathWithRefusal, withNote } from '@/lib/platform/http/own-forms';
import { UnreachableError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { href } from '@/lib/routing/href';
import { followChange, refusedWords } from './answer';
import { changeOnce, type Changed } from './change-once';
import { rememberedCart } from './cookie';
import { currentCart } from './customer-cart';
import { PLAIN_BASKET } from './plain-fields';
import type { Basket } from './types';

/**
 * A cached page has no key for each press, so an equal request for the same basket within this time counts as the same
 * press.
 */
const ONE_PRESS_MS = 2_000;

type PlainForm<S extends z.ZodType> = {
  schema: S;
  /** Name of the form, used in its notes and keys. */
  name: string;
  /** `cartId` is the current cart. */
  work: (call: { session: Session | null; cartId: string | null; input: z.infer<S> }) => Promise<Changed>;
  said: (basket: Basket | null, input: z.infer<S>) => string;
  /** Whether a request may be repeated at any time, because it is idempotent and another change may come in between. */
  isRepeatable?: (input: z.infer<S>) => boolean;
};

/**
 * Makes the handlers of a form that works without scripts. It leads to the server-rendered basket, with a note of what
 * was done.
 */
export function plainForms<S extends z.ZodType>({
  schema,
  name,
  work,
  said,
  isRepeatable = () => false,
}: PlainForm<S>) {
  return forms({
    schema,
    name,
    page: PLAIN_BASKET,
    async work({ session, input, request }): Promise<Outcome> {
      const cart = await currentCart(session);
      if (!cart.ok) return away(new UnreachableError(cart.error));
      const { value: cartId } = cart;
      const key = isRepeatable(input) ? null : cartId && keyOf(cartId, name, input);
      const changed = await changeOnce({ key, payload: input, session, forMs: ONE_PRESS_MS }, () =>
        work({ session, cartId, input }),
      );
      await followChange(changed, { request, session, cartId });
      if (!changed.ok) return refused(changed.error);
      const note = { kind: 'done', text: said(changed.value, input) };
      const nonce = await keepNote(await noteOwner(), note);
      return { ok: true, to: withNote(PLAIN_BASKET, nonce) };
    },
    again: async (_, state) => {
      const message = Object.values(state.fields)[0] ?? state.message;
      return pathWithRefusal(PLAIN_BASKET, await noteOwner(), { ...state, message });
    },
  });
}

/** Owner of the note on the next page: the cart, or without one any visitor with this browser. */
const noteOwner = async () => ({ id: (await rememberedCart()) ?? '', page: href('/cart') });

const keyOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

function refused(error: Extract<Changed, { ok: false }>['error']): Extract<Outcome, { ok: false }> {
  if ('upstream' in error && error.kind !== 'rejected') return away(new UnreachableError(error));
  return { ok: false, ...refusedWords(error) };
}
