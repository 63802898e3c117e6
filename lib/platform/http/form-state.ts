import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { href } from '@/lib/routing/href';
import { config } from '@/lib/platform/config';
import { dropCookie, keepCookie, readCookie } from '@/lib/platform/session/cookies';

const COOKIE = 'formState';
/** Sent to the one call that reads it and to nothing else. */
const PATH = href('/api/form-state');
const SECONDS = 120;

const formState = z.object({
  /** Path of the page that the form stands on, and the form's name there. */
  form: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()),
  /** What was typed, without passwords. */
  values: z.record(z.string(), z.string()),
});
/** How a form that was sent before the page's script had loaded came back. */
export type FormState = z.infer<typeof formState>;

/** Keeps it, sealed, for the page that is loaded next. */
export async function keepFormState(state: FormState): Promise<void> {
  const sealed = await sealData(state, { password: config().session.secret, ttl: SECONDS });
  await keepCookie(COOKIE, sealed, { path: PATH, maxAge: SECONDS });
}

/** Gives it out once. */
export async function takeFormState(): Promise<FormState | null> {
  const sealed = await readCookie(COOKIE, 'part');
  if (!sealed) return null;
  await dropCookie(COOKIE, PATH);
  const opened = await unsealData<unknown>(sealed, { password: config().session.secret, ttl: SECONDS });
  return formState.safeParse(opened).data ?? null;
}
