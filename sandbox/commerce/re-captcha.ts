import { readSwitches } from '../switches.ts';
import type { CommerceContext } from './context.ts';
import { platformError } from './errors.ts';

export interface ReCaptchaArguments {
  reCaptchaV2?: { token: string } | null;
}

/** @throws the platform's error when the storefront has reCAPTCHA on and no token came. Every token counts here. */
export function checkReCaptcha({ parts }: CommerceContext, { reCaptchaV2 }: ReCaptchaArguments): void {
  if (readSwitches(parts.store).reCaptcha && !reCaptchaV2?.token) {
    throw platformError('ReCaptcha token is missing or invalid.');
  }
}
