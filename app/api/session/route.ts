import { z } from 'zod';
import { answer, reads } from '@/lib/platform/http/api';
import { pseudonymOf } from '@/lib/platform/observe/pseudonym';

/** Returns whether the browser is signed in, and a pseudonym of its customer; also sets its anti-forgery token. */
export const GET = reads(z.object({}), async ({ session }) =>
  answer({ signedIn: session !== null, user: session && pseudonymOf(session.customerId) }),
);
