import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { sealedLink } from '@/lib/platform/session/sealed-link';

/** A link that somebody asked for, as it waits in the outbox; `at` in milliseconds since 1970. */
export const wantedLink = z.object({ email: z.string(), path: z.string(), at: z.number() });
export type WantedLink = z.infer<typeof wantedLink>;

/** What a mailed link to sign in holds: whom it is for, and where they were going. */
const held = z.object({
  for: z.literal('sign-in'),
  id: z.string(),
  customerId: z.number().int().positive(),
  path: z.string(),
});

export const LINK_MINUTES = 15;
const link = sealedLink(held, LINK_MINUTES * 60);

export const sealLink = (customerId: number, path: string): Promise<string> =>
  link.seal({ for: 'sign-in', id: randomUUID(), customerId, path });

/** Null for what is not ours, or is too old. */
export const openLink = link.open;
