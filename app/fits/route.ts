import { redirect } from 'next/navigation';
import { getCategoryTree } from '@/lib/catalogue/places/queries';
import { listingHref } from '@/lib/listing/url';
import { PLAIN_QUERY } from '@/lib/listing/query';
import { categoryAt } from '@/lib/content/home-rules';
import { readGap } from '@/lib/content/gap-rules';
import { SPACE_KEYS } from '@/lib/fit/space-query';
import { href } from '@/lib/routing/href';

/** The facts that must not be larger than a side; across and up they count the air that an appliance needs. */
const FACTS = { width: SPACE_KEYS[0], height: SPACE_KEYS[1], depth: 'depth' } as const;

/** `/fits?kind=washing-machines&width=62cm&depth=600` → the list of what goes in (303 to `/washing-machines?…`). */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const path = `/${searchParams.get('kind') ?? ''}`;
  const category = categoryAt(await getCategoryTree(), path);
  if (!category) redirect(href('/'));
  const picks = readGap(searchParams).map(({ side, mm }) => ({ key: FACTS[side], values: [`..${mm}`] }));
  redirect(listingHref(category.path, { ...PLAIN_QUERY, picks }));
}
