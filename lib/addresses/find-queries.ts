import 'server-only';
import { hasLookUp, lookUpPostcode } from '@/lib/platform/upstreams/address-lookup';
import { ok, type Result } from '@/lib/platform/result';
import { type FoundAddress, foundAddress } from './found';

/** Whether addresses can be looked up by postcode; they can be typed in any case. */
export const canFindAddresses = hasLookUp;

/** Returns all delivery points with this postcode; empty where it is unknown. */
export async function findAddresses(postcode: string): Promise<Result<FoundAddress[]>> {
  const answer = await lookUpPostcode(postcode.replace(/\s/g, ''));
  if (!answer.ok) return answer;
  return ok(
    answer.value.map(({ line_1, line_2, line_3, organisation_name, post_town }) =>
      foundAddress({
        lines: [line_1, line_2, line_3],
        company: organisation_name,
        town: post_town,
      }),
    ),
  );
}
