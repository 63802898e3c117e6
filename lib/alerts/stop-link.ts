import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { href } from '@/lib/routing/href';

/** As long as an alert is kept. */
const SECONDS = 365 * 24 * 60 * 60;

const link = z.object({ for: z.literal('stop-alerts'), email: z.string() });

/** The page on which an address ends all that it waits for; nobody else can make one for it, or read it there. */
export async function stopPage(email: string): Promise<string> {
  const sealed = await sealData(
    { for: 'stop-alerts', email },
    { password: config().session.secret, ttl: SECONDS },
  );
  return href('/alerts/stop', { t: sealed });
}

/** The address that a page to stop is for; null for what is not ours, or is too old. */
export async function readStop(token: string): Promise<string | null> {
  if (token.length > 2_000) return null;
  const opened = await unsealData<unknown>(token, { password: config().session.secret, ttl: SECONDS });
  return link.safeParse(opened).data?.email ?? null;
}
