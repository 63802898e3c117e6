import { CategoryPage } from '@/components/listing/places/category-page';
import { DepartmentPage } from '@/components/listing/places/department-page';
import { JsonLd } from '@/components/seo/json-ld';
import { getCategoryTree } from '@/lib/catalogue/places/queries';
import type { Category } from '@/lib/catalogue/types';
import { BEST_ORDER } from '@/lib/choosing/best-order';
import { getDepartmentRows } from '@/lib/listing/department-queries';
import { categoryPlace, findNode, isDepartment } from '@/lib/listing/place';
import { getPopularFilters } from '@/lib/listing/popular-queries';
import { PLAIN_QUERY } from '@/lib/listing/query';
import { getListingView } from '@/lib/listing/view-queries';
import { config } from '@/lib/platform/config';
import { getMoment, type Moment } from '@/lib/policy/queries';
import { href } from '@/lib/routing/href';
import { breadcrumbList, graph, itemList } from '@/lib/seo/json-ld';

type Props = { category: Category; moment?: Promise<Moment> };

/** An unfiltered category: a department with its kinds, or a list of products. */
export async function CategoryView({ category, moment = getMoment() }: Props) {
  const node = findNode(await getCategoryTree(), category.id);
  const below = node?.children ?? [];
  const crumbs = breadcrumbList(
    [{ name: 'Home', path: href('/') }, ...category.breadcrumbs],
    config().publicOrigin,
  );
  if (isDepartment(category) && below.length > 0) {
    const [popular, rows, terms] = await Promise.all([
      getPopularFilters(below),
      getDepartmentRows(category),
      moment,
    ]);
    return (
      <>
        <JsonLd data={graph(crumbs)} />
        <DepartmentPage
          category={category}
          below={below}
          total={node?.productCount ?? 0}
          popular={popular}
          rows={rows}
          {...terms}
        />
      </>
    );
  }
  const view = await getListingView(categoryPlace(category), PLAIN_QUERY, undefined, { best: BEST_ORDER });
  const paths = view.listing.products.map(({ path }) => path);
  return (
    <>
      <JsonLd data={graph(crumbs, itemList(paths, config().publicOrigin))} />
      <CategoryPage category={category} below={below} view={view} {...(await moment)} rendered="ahead" />
    </>
  );
}
