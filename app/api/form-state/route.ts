import { z } from 'zod';
import { answer, reads } from '@/lib/platform/http/api';
import { takeFormState } from '@/lib/platform/http/form-state';

/** What became of the form that was sent before the page's script had loaded; given out once. */
export const GET = reads(z.object({}), async () => answer({ state: await takeFormState() }));
