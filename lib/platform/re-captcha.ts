import { processSingleton } from './process-singleton.ts';

/** Sources from which the reCAPTCHA widget is loaded, as a Content-Security-Policy names them. */
export type ReCaptchaSources = {
  script: string;
  /** The script and the scripts that it loads; one that ends in `/` stands for everything below it. */
  scripts: readonly string[];
  frames: readonly string[];
};

/** Hosts of Google's own widget, which needs two more (developers.google.com/recaptcha/docs/faq). */
const GOOGLE = ['www.google.com', 'www.recaptcha.net'];

/**
 * Returns the sources of a widget.
 * @param url of the folder with the widget's `api.js`, without trailing slash
 */
export function reCaptchaSources(url: string): ReCaptchaSources {
  const script = `${url}/api.js`;
  const isGoogle = GOOGLE.includes(new URL(url).hostname);
  return {
    script,
    scripts: [script, isGoogle ? 'https://www.gstatic.com/recaptcha/releases/' : `${url}/releases/`],
    frames: [`${url}/`, ...(isGoogle ? ['https://recaptcha.google.com/recaptcha/'] : [])],
  };
}

/**
 * The site key of the store's widget if its storefront uses reCAPTCHA, null if not; undefined before it has been read.
 */
export const reCaptchaState = (): { siteKey?: string | null } => processSingleton('re-captcha', () => ({}));
