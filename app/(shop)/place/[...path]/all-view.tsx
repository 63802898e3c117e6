import { CategoryPage } from '@/components/listing/places/category-page';
import type { Category } from '@/lib/catalogue/types';
import { categoryPlace } from '@/lib/listing/place';
import { PLAIN_QUERY } from '@/lib/listing/query';
import { getListingView } from '@/lib/listing/view-queries';
import { getMoment, type Moment } from '@/lib/policy/queries';

type Props = { category: Category; moment?: Promise<Moment> };

/** All products of a category and its sub-categories (specification §2). */
export async function AllView({ category, moment = getMoment() }: Props) {
  const view = await getListingView(categoryPlace(category, true), PLAIN_QUERY);
  return <CategoryPage category={category} below={[]} view={view} {...(await moment)} rendered="ahead" all />;
}
