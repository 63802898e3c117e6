import { spendToken } from '../re-captcha/tokens.ts';
import { readSwitches } from '../switches.ts';
import type { CommerceContext } from './context.ts';
import { platformError } from './errors.ts';

export interface ReCaptchaArguments {
  reCaptchaV2?: { token: string } | null;
}

/** @throws the platform's error if reCAPTCHA is on and there is no valid token */
export function checkReCaptcha({ parts, now }: CommerceContext, { reCaptchaV2 }: ReCaptchaArguments): void {
  if (!readSwitches(parts.store).reCaptcha) return;
  if (!spendToken(parts.store, reCaptchaV2?.token ?? '', now))
    throw platformError('ReCaptcha token is missing or invalid.');
}
