import { z } from 'zod';
import { answer, reads } from '@/lib/platform/api';
import { takeFormState } from '@/lib/platform/form-state';

/** What became of the form that was sent before the page's script had loaded; given out once. */
export const GET = reads(z.object({}), async () => answer({ state: await takeFormState() }));
