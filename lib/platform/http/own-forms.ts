import 'server-only';
import type { z } from 'zod';
import { href } from '@/lib/routing/href';
import { keepNote, type NoteOwner } from './form-note';
import { FORM_FAILED, forms, type Outcome } from '@/lib/platform/http/forms';
import { keepFitting } from './fitting-values';
import type { FormState } from './form-state';
import type { Limit } from './rate-limit';
import { isUnreachable, UnreachableError } from '@/lib/platform/result';
import { isSentToSignIn } from '@/lib/platform/session/require-session';
import type { Session } from '@/lib/platform/session/session';

/** The outcome of a form in the account. The next page shows `note`. */
export type OwnOutcome = { ok: true; to: string; note: unknown } | Extract<Outcome, { ok: false }>;

type Texts = Readonly<Record<string, string>>;

const SIGN_IN = { ok: false, status: 401, message: 'Sign in to do this.' } as const;

/**
 * The outcome of a form whose handler threw because an upstream was unreachable (503) or the platform had ended the
 * session (401). What was typed is kept.
 * @throws whatever else was thrown
 */
export function away(thrown: unknown): Extract<Outcome, { ok: false }> {
  if (isSentToSignIn(thrown)) return SIGN_IN;
  if (!isUnreachable(thrown)) throw thrown;
  const retryAfter = (thrown instanceof UnreachableError && thrown.cause.retryAfter) || 5;
  return { ok: false, status: 503, message: FORM_FAILED, retryAfter };
}

type OwnForm<S extends z.ZodType> = {
  schema: S;
  name: string;
  /** Path of the form's page, which may depend on what was typed. */
  page: (typed: Texts) => string;
  limit?: Limit;
  work: (session: Session, input: z.infer<S>, request: Request) => Promise<OwnOutcome>;
};

/**
 * Creates the handler of a form in the account, for signed-in customers only. Its page is rendered per request, with
 * the error messages.
 */
export function ownForms<S extends z.ZodType>({ schema, name, page, limit, work }: OwnForm<S>) {
  return forms({
    schema,
    name,
    page: page({}),
    ...(limit && { limit }),
    async work({ session, input, request }) {
      if (!session) return SIGN_IN;
      const outcome = await work(session, input, request).catch(away);
      return outcome.ok
        ? { ok: true, to: withNote(outcome.to, await keepNote(ownerOf(session), outcome.note)) }
        : outcome;
    },
    again: async (session, state) => {
      const path = page(state.values);
      if (!session) return href('/login', { redirect: path });
      return pathWithRefusal(path, ownerOf(session), state);
    },
  });
}

const ownerOf = ({ id }: Session): NoteOwner => ({ id, page: href('/account') });

/**
 * Returns the path of the form's page with a note of the messages and of what was typed, without the largest values if
 * that is too long.
 */
export async function pathWithRefusal(path: string, owner: NoteOwner, state: FormState): Promise<string> {
  const nonce = await keepFitting(state, ({ message, fields, values }) =>
    keepNote(owner, { kind: 'refused', message, fields, values }),
  );
  return withNote(path, nonce);
}

/** Returns the path of a page with its note. */
export const withNote = (path: string, nonce: string | null) =>
  nonce === null ? path : `${path}${path.includes('?') ? '&' : '?'}note=${nonce}`;
