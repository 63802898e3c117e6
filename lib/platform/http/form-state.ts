import 'server-only';
import { z } from 'zod';
import { href } from '@/lib/routing/href';
import { openCompact, sealCompact } from '@/lib/platform/http/compact-seal';
import { keepFitting } from '@/lib/platform/http/fitting-values';
import { MOST_COOKIE_BYTES } from '@/lib/platform/session/own-cookie';
import { dropCookie, keepCookie, readCookie } from '@/lib/platform/session/cookies';

const COOKIE = 'formState';
/** The cookie is sent to this route only. */
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

/** Stores it in a sealed cookie for two minutes, without the largest values if it is too large for a cookie. */
export async function keepFormState(state: FormState): Promise<void> {
  const sealed = await keepFitting(state.values, (values) => sealedIfFits({ ...state, values }));
  if (sealed !== null) await keepCookie(COOKIE, sealed, { path: PATH, maxAge: SECONDS });
}

async function sealedIfFits(state: FormState): Promise<string | null> {
  const sealed = await sealCompact(state, SECONDS);
  return sealed.length > MOST_COOKIE_BYTES ? null : sealed;
}

/** Reads and deletes it; null if there is none. */
export async function takeFormState(): Promise<FormState | null> {
  const sealed = await readCookie(COOKIE, 'part');
  if (!sealed) return null;
  await dropCookie(COOKIE, PATH);
  return formState.safeParse(await openCompact(sealed, SECONDS)).data ?? null;
}
