import 'server-only';
import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { ok, type Result } from '@/lib/platform/result';
import { callUpstream } from './upstream';

const words = z.string().default('');

/** A delivery point in the look-up service's format; missing fields are empty strings. */
const letterBox = z.object({
  udprn: z.number(),
  line_1: words,
  line_2: words,
  line_3: words,
  organisation_name: words,
  post_town: words,
});
export type LetterBox = z.infer<typeof letterBox>;

const answer = z.object({ result: z.array(letterBox) });

/** Whether a look-up service is configured. */
export const hasLookUp = (): boolean => config().addresses.key !== null;

/**
 * Returns all delivery points of a postcode (Ideal Postcodes, `GET /postcodes/{postcode}`); none if the service does
 * not know the postcode. Each call costs the shop money.
 */
export async function lookUpPostcode(postcode: string): Promise<Result<LetterBox[]>> {
  const { url, key } = config().addresses;
  if (key === null) return ok([]);
  const result = await callUpstream(
    'addresses',
    {
      url: `${url}/postcodes/${encodeURIComponent(postcode)}`,
      headers: { authorization: `IDEALPOSTCODES api_key="${key}"` },
    },
    answer,
  );
  if (result.ok) return ok(result.value.result);
  return result.error.status === 404 ? ok([]) : result;
}
