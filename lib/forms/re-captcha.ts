import type { UpstreamError } from '@/lib/platform/result';

/** Name of the field that the widget adds to its form, with the token. */
export const RE_CAPTCHA_FIELD = 'g-recaptcha-response';

export const RE_CAPTCHA_WORDS = {
  missing: 'Tick the box “I’m not a robot”, then send it again.',
  /** A token is valid for two minutes, and once. */
  refused:
    'The tick “I’m not a robot” has expired. Tick the box again and send it: what you wrote is still here.',
} as const;

/** Returns the token as input of the mutations that it guards. */
export const reCaptchaOf = (token: string) => (token === '' ? {} : { reCaptchaV2: { token } });

/**
 * Whether the platform refused a mutation because of its token, which is a top-level error without documented wording.
 */
export const isReCaptchaRefusal = ({ kind, message }: UpstreamError): boolean =>
  kind === 'rejected' && /captcha|robot/i.test(message);
