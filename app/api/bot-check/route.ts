import { z } from 'zod';
import { currentReCaptcha } from '@/lib/forms/re-captcha-queries';
import { answer, reads } from '@/lib/platform/http/api';
import { makePass } from '@/lib/platform/http/bot-check';
import { orNone } from '@/lib/platform/result';

/**
 * What it takes to send a form that somebody has begun to fill in: a pass, which works once, after a moment; and
 * reCAPTCHA where the store has it on.
 */
export const GET = reads(z.object({}), async () =>
  answer({ pass: makePass(), reCaptcha: await orNone(currentReCaptcha(), null) }),
);
