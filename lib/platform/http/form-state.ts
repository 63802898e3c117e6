import 'server-only';
import { z } from 'zod';
import { href } from '@/lib/routing/href';
import { openCompact, sealCompact } from '@/lib/platform/http/compact-seal';
import { keepFitting } from '@/lib/platform/http/fitting-values';
import { MOST_COOKIE_BYTES } from '@/lib/platform/session/own-cookie';
import { dropCookie, keepCookie, readCookie } from '@/lib/platform/session/cookies';

/** One after the other, because browsers drop a larger cookie. More would not fit into the headers of a request. */
const COOKIES = ['formState', 'formState2'];
/** The cookies are sent to this route only. */
const PATH = href('/api/form-state');
const SECONDS = 120;

const formState = z.object({
  /** The name of the form on its page. */
  form: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()),
  /** What was typed, without passwords. */
  values: z.record(z.string(), z.string()),
});
/** What a page shows after the plain POST of its form was refused. */
export type FormState = z.infer<typeof formState>;

/** Stores it in sealed cookies for two minutes, without the largest values if it is too large for them. */
export async function keepFormState(state: FormState): Promise<void> {
  const sealed = await keepFitting(state, sealedIfFits);
  if (sealed === null) return;
  // One that is not needed is emptied, in case an earlier form filled it.
  for (const [at, name] of COOKIES.entries()) {
    const part = sealed.slice(at * MOST_COOKIE_BYTES, (at + 1) * MOST_COOKIE_BYTES);
    await keepCookie(name, part, { path: PATH, maxAge: SECONDS });
  }
}

async function sealedIfFits(state: FormState): Promise<string | null> {
  const sealed = await sealCompact(state, SECONDS);
  return sealed.length > COOKIES.length * MOST_COOKIE_BYTES ? null : sealed;
}

/** Reads and deletes it; null if there is none. */
export async function takeFormState(): Promise<FormState | null> {
  const parts = await Promise.all(COOKIES.map((name) => readCookie(name, 'part')));
  const sealed = parts.join('');
  if (!sealed) return null;
  for (const name of COOKIES) await dropCookie(name, PATH);
  return formState.safeParse(await openCompact(sealed, SECONDS)).data ?? null;
}
