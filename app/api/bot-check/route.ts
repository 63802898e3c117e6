import { z } from 'zod';
import { currentReCaptcha } from '@/lib/forms/re-captcha-queries';
import { answer, reads } from '@/lib/platform/http/api';
import { makePass } from '@/lib/platform/http/bot-check';
import { orFallback } from '@/lib/platform/result';

/**
 * Returns what a form needs to be sent, once the shopper has begun to fill it in: a single-use pass, valid after a
 * moment, and the reCAPTCHA settings if the store has that on.
 */
export const GET = reads(z.object({}), async () =>
  answer({ pass: makePass(), reCaptcha: await orFallback(currentReCaptcha(), null) }),
);
