import { postcodeFault } from '@/lib/delivery/postcode';
import { ApiError, sendJson } from '@/lib/http/client';
import { href } from '@/lib/routing/href';
import type { FoundAddress } from './found';
import { tidyPostcode } from './rules';

/** The result of looking up a postcode: addresses to choose from, or why there are none and what to do instead. */
export type Finding = { postcode: string; addresses: FoundAddress[] } | { word: string };

const BY_HAND = 'Type the address below.';

/** Looks up a postcode. Never throws, because an address can always be typed. */
export async function findAddresses(typed: string): Promise<Finding> {
  const postcode = tidyPostcode(typed);
  if (postcode === null) return { word: `${postcodeFault(typed)}.` };
  try {
    const { addresses } = await sendJson<{ addresses: FoundAddress[] }>('POST', href('/api/find-address'), {
      postcode,
    });
    if (addresses.length === 0) return { word: `We have no addresses for ${postcode}. ${BY_HAND}` };
    return { postcode, addresses };
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return { word: `${error.message} ${BY_HAND}` };
    return { word: `Addresses can’t be looked up right now. ${BY_HAND}` };
  }
}
