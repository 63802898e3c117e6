import { z } from 'zod';
import { answer, reads } from '@/lib/platform/http/api';
import { takeFormState } from '@/lib/platform/http/form-state';

/** Returns, once, the result of a form that was sent before the page's script had loaded. */
export const GET = reads(z.object({}), async () => answer({ state: await takeFormState() }));
