import type { UpstreamError } from '@/lib/platform/result';

/** The name under which the widget puts its token into the form that it stands in. */
export const RE_CAPTCHA_FIELD = 'g-recaptcha-response';

export const RE_CAPTCHA_WORDS = {
  missing: 'Tick the box “I’m not a robot”, then send it again.',
  /** A token is good for two minutes, and once. */
  refused:
    'The tick “I’m not a robot” has run out. Tick the box again and send it: what you wrote is still here.',
} as const;

/** As the mutations that it guards take a token. */
export const reCaptchaOf = (token: string) => (token === '' ? {} : { reCaptchaV2: { token } });

/** Whether the platform refused a mutation for its token, which it says at top level and in no documented words. */
export const isReCaptchaRefusal = ({ kind, message }: UpstreamError): boolean =>
  kind === 'rejected' && /captcha|robot/i.test(message);
