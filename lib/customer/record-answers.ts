import 'server-only';
import { problem } from '@/lib/platform/http/api';
import type { Session } from '@/lib/platform/session/session';
import type { Asker } from './record-access';
import { currentGrant } from './reset-queries';
import type { ResetGrant } from './reset-token';

/** Who is asking, and the reset link that they hold if it has not run out. */
export async function askerOf(session: Session | null): Promise<{ asker: Asker; grant: ResetGrant | null }> {
  const held = await currentGrant();
  const grant = held && held.expires >= Date.now() ? held : null;
  return { asker: { customerId: session?.customerId ?? null, granted: grant?.customerId ?? null }, grant };
}

/** The same words for what is somebody else's and what does not exist. */
export const denied = (verdict: 401 | 403): Response =>
  problem(verdict, verdict === 401 ? 'Sign in to do this.' : 'This is not yours.');
