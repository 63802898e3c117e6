import { beginPass, dropPass } from './pass-client';
import { RE_CAPTCHA_FIELD } from './re-captcha';

/** Place of the widget in a form that reCAPTCHA may guard; hidden until it is drawn. */
const PLACE = '[data-re-captcha]';

/** Resolves to null while there is no connection. */
const load = () => import('./re-captcha-client').catch(() => null);

/** Draws reCAPTCHA in a form when somebody begins to fill it in. Loads nothing where the store does not use it. */
export async function beginCheck(form: HTMLElement): Promise<void> {
  const place = form.querySelector<HTMLElement>(PLACE);
  const reCaptcha = await beginPass();
  if (!place || !reCaptcha) return;
  const client = await load();
  await client?.drawReCaptcha(place, reCaptcha);
}

/** Returns the token to send; empty where nothing is drawn or ticked. */
export function checkOf(form: HTMLElement | null): Record<string, string> {
  const field = form?.querySelector<HTMLTextAreaElement>(`${PLACE} [name="${RE_CAPTCHA_FIELD}"]`);
  return field ? { [RE_CAPTCHA_FIELD]: field.value } : {};
}

/**
 * Renews the check after a form was refused, because its token is used up: the box has to be ticked again, or is drawn
 * if it was not yet.
 */
export async function renewCheck(form: HTMLElement | null): Promise<void> {
  const place = form?.querySelector<HTMLElement>(PLACE);
  if (!form || !place) return;
  const client = place.hidden ? null : await load();
  if (client?.resetReCaptcha(place)) return;
  dropPass();
  await beginCheck(form);
}
