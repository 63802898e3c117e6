import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { config } from '@/lib/platform/config';

/** A link that somebody asked for, as it waits in the outbox; `at` in milliseconds since 1970. */
export const wantedLink = z.object({ email: z.string(), path: z.string(), at: z.number() });
export type WantedLink = z.infer<typeof wantedLink>;

/** What a mailed link to sign in holds: whom it is for, and where they were going. */
const link = z.object({
  for: z.literal('sign-in'),
  id: z.string(),
  customerId: z.number().int().positive(),
  path: z.string(),
});
export type SignInLink = z.infer<typeof link>;

export const LINK_MINUTES = 15;
const SECONDS = LINK_MINUTES * 60;

export const sealLink = (customerId: number, path: string): Promise<string> =>
  sealData(
    { for: 'sign-in', id: randomUUID(), customerId, path },
    { password: config().session.secret, ttl: SECONDS },
  );

/** Null for what is not ours, or is too old. */
export async function openLink(token: string): Promise<SignInLink | null> {
  if (token.length > 2_000) return null;
  const opened = await unsealData<unknown>(token, { password: config().session.secret, ttl: SECONDS });
  return link.safeParse(opened).data ?? null;
}
