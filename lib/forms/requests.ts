import { z } from 'zod';
import { RE_CAPTCHA_FIELD } from './re-captcha';

/** Sent along by the forms that the platform guards where the store has reCAPTCHA on; its tokens have some 2,000 letters. */
export const reCaptchaCheck = { [RE_CAPTCHA_FIELD]: z.string().max(8_000).default('') };
