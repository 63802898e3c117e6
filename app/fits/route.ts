import { redirect } from 'next/navigation';
import { readGap } from '@/lib/content/gap-rules';
import { bareUnit } from '@/lib/fit/housing';
import { measuredPick, SPACE_KEYS } from '@/lib/fit/space-query';
import { getListingSpot } from '@/lib/listing/place-queries';
import { parseListingQuery, PLAIN_QUERY } from '@/lib/listing/query';
import { listingHref } from '@/lib/listing/url';
import { getListingView } from '@/lib/listing/view-queries';
import { href } from '@/lib/routing/href';

const isSpace = (key: string): boolean => SPACE_KEYS.some((each) => each === key);

/**
 * Redirects `/fits?kind=washing-machines&width=62cm&depth=600` to the list of what fits (307 to `/washing-machines?…`).
 * `rest` has the list's other filters.
 */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const spot = await getListingSpot(`/${searchParams.get('kind') ?? ''}`);
  if (!('place' in spot)) redirect(href('/'));
  const query = parseListingQuery([...new URLSearchParams(searchParams.get('rest') ?? '')]);
  const { gap } = await getListingView(spot.place, PLAIN_QUERY);
  const measured = readGap(searchParams, (side) => bareUnit(side, gap === 'hob')).map(({ side, mm }) =>
    measuredPick(side, mm, gap),
  );
  const narrowing = measured
    .filter(([key]) => isSpace(key))
    .map(([key, value]) => ({ key, values: [value] }));
  const picks = [...query.picks.filter(({ key }) => !isSpace(key)), ...narrowing];
  const list = listingHref(spot.place.path, { ...query, page: 1, picks });
  const told = measured.filter(([key]) => !isSpace(key)).map((pair) => pair.join('='));
  redirect([list, ...told].join(list.includes('?') ? '&' : '?'));
}
