import 'server-only';
import { problem } from '@/lib/platform/http/api';
import type { Session } from '@/lib/platform/session/session';
import type { Asker } from './record-access';
import { currentGrant } from './reset-queries';
import type { ResetGrant } from './reset-token';

/** Returns who is asking, and the unexpired reset link that they hold. */
export async function askerOf(session: Session | null): Promise<{ asker: Asker; grant: ResetGrant | null }> {
  const held = await currentGrant();
  const grant = held && held.expires >= Date.now() ? held : null;
  return { asker: { customerId: session?.customerId ?? null, granted: grant?.customerId ?? null }, grant };
}

/** Returns the same response for somebody else's record and for one that does not exist. */
export const denied = (verdict: 401 | 403): Response =>
  problem(verdict, verdict === 401 ? 'Sign in to do this.' : 'This is not yours.');
