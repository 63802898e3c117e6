import { z } from 'zod';
import { RE_CAPTCHA_FIELD } from './re-captcha';

export const emailAddress = z
  .string()
  .trim()
  .min(1, 'Enter your e-mail address')
  .max(254, 'This e-mail address is too long')
  .pipe(z.email('Enter an e-mail address such as name@example.co.uk'));

/** One line of text in any language, without control characters. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use ${most} characters or fewer`)
    .refine((text) => !/[\u0000-\u001f\u007f]/.test(text), 'Leave out characters that are not text');

/** Field of the forms that the platform guards when the store uses reCAPTCHA; its tokens have some 2,000 characters. */
export const reCaptchaCheck = { [RE_CAPTCHA_FIELD]: z.string().max(8_000).default('') };
