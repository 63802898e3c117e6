import { CategoryPage } from '@/components/listing/category-page';
import { categoryPlace } from '@/lib/catalogue/listing-place';
import { PLAIN_QUERY } from '@/lib/catalogue/listing-query';
import { getListingView } from '@/lib/catalogue/listing-view-queries';
import type { Category } from '@/lib/catalogue/types';
import { getMoment } from '@/lib/policy/queries';

/** Everything in a category and below it (specification §2). */
export async function AllView({ category }: { category: Category }) {
  const view = await getListingView(categoryPlace(category, true), PLAIN_QUERY);
  return (
    <CategoryPage category={category} below={[]} view={view} {...(await getMoment())} made="ahead" all />
  );
}
