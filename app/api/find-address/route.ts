import { z } from 'zod';
import { findAddresses } from '@/lib/addresses/find-queries';
import { tidyPostcode } from '@/lib/addresses/rules';
import { answer, upstreamProblem, writes } from '@/lib/platform/http/api';
import type { Limit } from '@/lib/platform/http/rate-limit';

const wanted = z.strictObject({
  postcode: z
    .string()
    .max(12)
    .refine((text) => tidyPostcode(text) !== null, 'Enter a full postcode, such as LS6 3BN'),
});

/** More than a household needs; each look-up costs money. */
const LIMIT: Limit = { name: 'find-address', most: 20, windowMs: 10 * 60_000 };

/**
 * Returns the addresses of a postcode. Protected like a write, so that other sites’ pages cannot spend our look-ups.
 */
export const POST = writes(
  wanted,
  async ({ input: { postcode } }) => {
    const found = await findAddresses(postcode);
    return found.ok ? answer({ addresses: found.value }) : upstreamProblem(found.error);
  },
  LIMIT,
);
