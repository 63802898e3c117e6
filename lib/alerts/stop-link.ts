import 'server-only';
import { z } from 'zod';
import { KEPT_MS } from '@/lib/platform/durable/alert-book';
import { sealedLink } from '@/lib/platform/session/sealed-link';
import { href } from '@/lib/routing/href';

const link = sealedLink(z.object({ for: z.literal('stop-alerts'), email: z.string() }), KEPT_MS / 1_000);

/** The page on which an address ends all that it waits for; nobody else can make one for it, or read it there. */
export const stopPage = async (email: string): Promise<string> =>
  href('/alerts/stop', { t: await link.seal({ for: 'stop-alerts', email }) });

/** The address that a page to stop is for; null for what is not ours, or is too old. */
export const readStop = async (token: string): Promise<string | null> =>
  (await link.open(token))?.email ?? null;
