import 'server-only';
import { z } from 'zod';
import { KEPT_MS } from '@/lib/platform/durable/alert-book';
import { sealedLink } from '@/lib/platform/session/sealed-link';
import { href } from '@/lib/routing/href';

const link = sealedLink(z.object({ for: z.literal('stop-alerts'), email: z.string() }), KEPT_MS / 1_000);

/**
 * Returns the address of the page that ends all alerts of an e-mail address. The token is sealed, so that nobody else
 * can make it or read the address in it.
 */
export const stopPage = async (email: string): Promise<string> =>
  href('/alerts/stop', { t: await link.seal({ for: 'stop-alerts', email }) });

/** Returns the e-mail address in a token; null for a token that is not ours or has expired. */
export const readStop = async (token: string): Promise<string | null> =>
  (await link.open(token))?.email ?? null;
