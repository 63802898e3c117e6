import { getJson } from '@/lib/http/client';
import { readCustomerName } from '@/lib/http/customer-name-client';
import { href } from '@/lib/routing/href';
import { AFTER_SIGN_IN, safeRedirect } from './safe-redirect';

/** Returns the page to go to after signing in, as the address has it. */
export const wantedRedirect = (): string | null => new URLSearchParams(location.search).get('redirect');

/** Whether this browser has a session. @throws ApiError */
export const isSignedIn = async (): Promise<boolean> =>
  (await getJson<{ signedIn: boolean }>(href('/api/session'))).signedIn;

/**
 * Redirects when somebody is signed in already: a link from an e-mail or another site arrives without the session
 * cookie, and so leads to the sign-in page.
 */
export async function goOnIfSignedIn(): Promise<void> {
  if (readCustomerName() === null) return;
  if (await isSignedIn()) location.replace(safeRedirect(wantedRedirect() ?? AFTER_SIGN_IN));
}

export type SentBack = {
  form: string;
  message: string;
  fields: Record<string, string>;
  values: Record<string, string>;
};

let sentBack: Promise<SentBack | null> | undefined;

/** Returns the errors of the form that the browser sent without scripts, if it is this form. */
export async function readSentBack(form: string): Promise<SentBack | null> {
  if (location.hash !== `#problem-${form}`) return null;
  sentBack ??= getJson<{ state: SentBack | null }>(href('/api/form-state'))
    .then(({ state }) => state)
    .catch(() => null);
  const state = await sentBack;
  return state?.form === form ? state : null;
}

/** Returns why the browser's reset link cannot be used, in words; null when it can, or when that is not known. */
export async function readResetState(): Promise<string | null> {
  const state = await getJson<{ status: string; message?: string }>(href('/api/reset-password')).catch(
    () => null,
  );
  return state?.status === 'error' ? (state.message ?? null) : null;
}
