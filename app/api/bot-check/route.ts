import { z } from 'zod';
import { answer, reads } from '@/lib/platform/http/api';
import { makePass } from '@/lib/platform/http/bot-check';

/** A pass for a form that somebody has begun to fill in; it works once, after a moment. */
export const GET = reads(z.object({}), async () => answer({ pass: makePass() }));
