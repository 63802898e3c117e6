import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { sealedLink } from '@/lib/platform/session/sealed-link';

/** A requested sign-in link as it waits in the outbox; `at` is in milliseconds since 1970. */
export const wantedLink = z.object({ email: z.string(), path: z.string(), at: z.number() });
export type WantedLink = z.infer<typeof wantedLink>;

/** The content of a sign-in link: the customer, and the page they were going to. */
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

/** Returns the content of a link; null when it is not ours or has expired. */
export const openLink = link.open;
