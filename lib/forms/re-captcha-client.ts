import { letScripts } from '@/lib/security/client';
import type { ReCaptcha } from './types';

/** The part of the widget's API that is used (developers.google.com/recaptcha/docs/display). */
type Widgets = {
  render(
    place: HTMLElement,
    options: { sitekey: string; size: 'normal' | 'compact' } & Record<
      'callback' | 'expired-callback' | 'error-callback',
      () => void
    >,
  ): number;
  reset(widget: number): void;
};
type Page = { grecaptcha?: Widgets; reCaptchaLoaded?: () => void };

const NOT_LOADED =
  'The check “I’m not a robot” could not be loaded. Reload the page and try again, ring us, or send us an e-mail.';
const RUN_OUT = 'The tick has expired. Tick the box again before you send.';
/** Width of the widget in its normal size, in CSS pixels. */
const WIDTH = 304;

const page = globalThis as Page;
const drawn = new WeakMap<HTMLElement, number>();
let loading: Promise<Widgets> | null = null;

/** Draws the widget, once. If it cannot be loaded, a message is shown in its place. */
export async function drawReCaptcha(place: HTMLElement, { siteKey, ...sources }: ReCaptcha): Promise<void> {
  if (!place.hidden) return;
  place.hidden = false;
  const box = document.createElement('div');
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  place.replaceChildren(box, words);
  const say = (text: string) => () => {
    words.textContent = text;
  };
  try {
    const widgets = await load(sources);
    const widget = widgets.render(box, {
      sitekey: siteKey,
      size: place.clientWidth < WIDTH ? 'compact' : 'normal',
      callback: say(''),
      'expired-callback': say(RUN_OUT),
      'error-callback': say(NOT_LOADED),
    });
    drawn.set(place, widget);
  } catch {
    say(NOT_LOADED)();
  }
}

/** Resets the widget. @returns false where none is drawn */
export function resetReCaptcha(place: HTMLElement): boolean {
  const widget = drawn.get(place);
  if (widget === undefined) place.hidden = true;
  else page.grecaptcha?.reset(widget);
  return widget !== undefined;
}

function load({ script, scripts }: Omit<ReCaptcha, 'siteKey'>): Promise<Widgets> {
  loading ??= new Promise<Widgets>((resolve, reject) => {
    letScripts(scripts);
    const element = document.createElement('script');
    page.reCaptchaLoaded = () =>
      page.grecaptcha ? resolve(page.grecaptcha) : reject(new Error('reCAPTCHA is not there'));
    element.addEventListener('error', () => reject(new Error('reCAPTCHA cannot be loaded')));
    element.src = `${script}?render=explicit&trustedtypes=true&hl=en-GB&onload=reCaptchaLoaded`;
    document.head.append(element);
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
