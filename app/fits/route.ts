import { redirect } from 'next/navigation';
import { getCategoryTree } from '@/lib/catalogue/place-queries';
import { listingHref } from '@/lib/catalogue/listing-url';
import { PLAIN_QUERY } from '@/lib/catalogue/listing-query';
import { categoryAt } from '@/lib/content/home-rules';
import { readGap } from '@/lib/content/gap-rules';

/** `/fits?kind=washing-machines&width=62cm&depth=600` → the list of what is no larger (303 to `/washing-machines?…`). */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const path = `/${searchParams.get('kind') ?? ''}`;
  const category = categoryAt(await getCategoryTree(), path);
  if (!category) redirect('/');
  const picks = readGap(searchParams).map(({ side, mm }) => ({ key: side, values: [`..${mm}`] }));
  redirect(listingHref(category.path, { ...PLAIN_QUERY, picks }));
}
