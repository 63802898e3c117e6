import { getJson } from '@/lib/http/client';
import { readCustomerName } from '@/lib/http/customer-name-client';
import { href } from '@/lib/routing/href';
import { AFTER_SIGN_IN, safeRedirect } from './safe-redirect';

/** Where the page asks to go on to, as its address has it. */
export const wantedRedirect = (): string | null => new URLSearchParams(location.search).get('redirect');

/** Whether the shop knows this browser. @throws ApiError */
export const isSignedIn = async (): Promise<boolean> =>
  (await getJson<{ signedIn: boolean }>(href('/api/session'))).signedIn;

/**
 * Goes on when somebody is signed in already: a link from a mail or another site arrives without the session's
 * cookie, and so at the sign-in page.
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

/** What was wrong with the form that the browser sent itself, if it is this one. */
export async function readSentBack(form: string): Promise<SentBack | null> {
  if (location.hash !== `#problem-${form}`) return null;
  sentBack ??= getJson<{ state: SentBack | null }>(href('/api/form-state'))
    .then(({ state }) => state)
    .catch(() => null);
  const state = await sentBack;
  return state?.form === form ? state : null;
}

/** Whether the mailed link in hand still opens something; why not, in words. Null while nobody can tell. */
export async function readResetState(): Promise<string | null> {
  const state = await getJson<{ status: string; message?: string }>(href('/api/reset-password')).catch(
    () => null,
  );
  return state?.status === 'error' ? (state.message ?? null) : null;
}
