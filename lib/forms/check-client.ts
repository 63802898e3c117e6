import { beginPass, dropPass } from './pass-client';
import { RE_CAPTCHA_FIELD } from './re-captcha';

/** Where the widget stands in a form that the platform guards; hidden until there is one. */
const PLACE = '[data-re-captcha]';

/** Null while the line is gone. */
const load = () => import('./re-captcha-client').catch(() => null);

/** Somebody begins to fill in a form: draws reCAPTCHA in it where the store has it on, and loads nothing where it is off. */
export async function beginCheck(form: HTMLElement): Promise<void> {
  const place = form.querySelector<HTMLElement>(PLACE);
  const reCaptcha = await beginPass();
  if (!place || !reCaptcha) return;
  const client = await load();
  await client?.drawReCaptcha(place, reCaptcha);
}

/** What is sent along; empty where nothing is drawn or ticked. */
export function checkOf(form: HTMLElement | null): Record<string, string> {
  const field = form?.querySelector<HTMLTextAreaElement>(`${PLACE} [name="${RE_CAPTCHA_FIELD}"]`);
  return field ? { [RE_CAPTCHA_FIELD]: field.value } : {};
}

/** A form was not taken, and its token is used up: the box is to be ticked again, or is drawn if it was not yet. */
export async function renewCheck(form: HTMLElement | null): Promise<void> {
  const place = form?.querySelector<HTMLElement>(PLACE);
  if (!form || !place) return;
  const client = place.hidden ? null : await load();
  if (client?.resetReCaptcha(place)) return;
  dropPass();
  await beginCheck(form);
}
