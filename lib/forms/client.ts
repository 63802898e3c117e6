import { ApiError, sendJson } from '@/lib/http/client';
import type { FormValues } from './types';

export type Sent =
  | { ok: true; to: string }
  | { ok: false; status: number; message: string; fields: FormValues };

/** Sends a form; where to go next, or what is wrong with it. */
export async function sendForm(action: string, values: unknown): Promise<Sent> {
  try {
    const { redirect } = await sendJson<{ redirect: string }>('POST', action, values);
    return { ok: true, to: redirect };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, status: error.status, message: error.message, fields: error.fields };
  }
}
