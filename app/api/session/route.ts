import { z } from 'zod';
import { answer, reads } from '@/lib/platform/http/api';
import { pseudonymOf } from '@/lib/platform/observe/pseudonym';

/**
 * Whether the browser is signed in, and a name for its customer that tells nobody who it is; on the way it is given
 * its anti-forgery token.
 */
export const GET = reads(z.object({}), async ({ session }) =>
  answer({ signedIn: session !== null, user: session && pseudonymOf(session.customerId) }),
);
