import { redirect } from 'next/navigation';
import { readGap } from '@/lib/content/gap-rules';
import { SPACE_KEYS } from '@/lib/fit/space-query';
import { getListingSpot } from '@/lib/listing/place-queries';
import { parseListingQuery } from '@/lib/listing/query';
import { listingHref } from '@/lib/listing/url';
import { href } from '@/lib/routing/href';

/** What of a list's address holds each side. */
const KEYS = { width: SPACE_KEYS[0], height: SPACE_KEYS[1], depth: SPACE_KEYS[2] } as const;

const isSpace = (key: string): boolean => SPACE_KEYS.some((each) => each === key);

/**
 * `/fits?kind=washing-machines&width=62cm&depth=600` → the list of what goes in (303 to `/washing-machines?…`). `rest`
 * is what the list is narrowed by besides.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const spot = await getListingSpot(`/${searchParams.get('kind') ?? ''}`);
  if (!('place' in spot)) redirect(href('/'));
  const query = parseListingQuery([...new URLSearchParams(searchParams.get('rest') ?? '')]);
  const measured = readGap(searchParams).map(({ side, mm }) => ({ key: KEYS[side], values: [`..${mm}`] }));
  const picks = [...query.picks.filter(({ key }) => !isSpace(key)), ...measured];
  redirect(listingHref(spot.place.path, { ...query, page: 1, picks }));
}
