import { z } from 'zod';
import { answer, reads } from '@/lib/platform/api';

/** Whether the browser is signed in; on the way it is given its anti-forgery token. */
export const GET = reads(z.object({}), async ({ session }) => answer({ signedIn: session !== null }));
