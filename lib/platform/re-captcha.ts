import { processSingleton } from './process-singleton.ts';

/** What reCAPTCHA's widget is loaded from, as a Content-Security-Policy names it. */
export type ReCaptchaSources = {
  script: string;
  /** The script, and what it loads itself; one that ends in `/` stands for all below it. */
  scripts: readonly string[];
  frames: readonly string[];
};

/** Whose widget needs two more hosts (developers.google.com/recaptcha/docs/faq). */
const GOOGLE = ['www.google.com', 'www.recaptcha.net'];

/** @param url under which the widget's `api.js` stands; no trailing slash */
export function reCaptchaSources(url: string): ReCaptchaSources {
  const script = `${url}/api.js`;
  const isGoogle = GOOGLE.includes(new URL(url).hostname);
  return {
    script,
    scripts: [script, isGoogle ? 'https://www.gstatic.com/recaptcha/releases/' : `${url}/releases/`],
    frames: [`${url}/`, ...(isGoogle ? ['https://recaptcha.google.com/recaptcha/'] : [])],
  };
}

/** The store's key for the widget where its storefront has reCAPTCHA on, null where it is off; undefined: not read yet. */
export const reCaptchaState = (): { siteKey?: string | null } => processSingleton('re-captcha', () => ({}));
