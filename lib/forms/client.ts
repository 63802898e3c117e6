import { ApiError, sendJson } from '@/lib/http/client';
import { failureWords } from '@/lib/http/failure';
import type { FormValues } from './types';

export type Sent =
  | { ok: true; to: string }
  | { ok: false; status: number; message: string; fields: FormValues };

/** Message of the specification (§8), where the shop itself gave none. */
const FAILED = 'An error ocurred. Nothing is lost: try again in a moment.';

/** Sends a form. Returns the address to go to, or what is wrong. */
export async function sendForm(action: string, values: unknown): Promise<Sent> {
  try {
    const { redirect } = await sendJson<{ redirect: string }>('POST', action, values);
    return { ok: true, to: redirect };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, fields } = error;
    const isMute = status >= 500 && error.message === failureWords(status);
    return { ok: false, status, message: isMute ? FAILED : error.message, fields };
  }
}
