import { CategoryPage } from '@/components/listing/places/category-page';
import type { Category } from '@/lib/catalogue/types';
import { categoryPlace } from '@/lib/listing/place';
import { PLAIN_QUERY } from '@/lib/listing/query';
import { getListingView } from '@/lib/listing/view-queries';
import { getMoment } from '@/lib/policy/queries';

/** Everything in a category and below it (specification §2). */
export async function AllView({ category }: { category: Category }) {
  const view = await getListingView(categoryPlace(category, true), PLAIN_QUERY);
  return (
    <CategoryPage category={category} below={[]} view={view} {...(await getMoment())} rendered="ahead" all />
  );
}
