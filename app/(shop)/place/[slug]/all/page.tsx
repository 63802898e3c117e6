import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CategoryPage } from '@/components/listing/category-page';
import { categoryPlace, isDepartment } from '@/lib/catalogue/listing-place';
import { PLAIN_QUERY } from '@/lib/catalogue/listing-query';
import { getListingView } from '@/lib/catalogue/listing-view-queries';
import { getCategory, getCategoryTree, getDestination } from '@/lib/catalogue/place-queries';
import type { Category } from '@/lib/catalogue/types';
import { getNow } from '@/lib/dates/queries';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const ensureStatic = 'navigation';

type Props = { params: Promise<{ slug: string }> };

/** Enough for the build to prove the page static; all others are made at their first request. */
export async function generateStaticParams() {
  const tree = await getCategoryTree();
  return tree.slice(0, 1).map(({ path }) => ({ slug: path.slice(1) }));
}

async function findCategory({ params }: Props): Promise<Category> {
  const destination = await getDestination(`/${(await params).slug}`);
  const category = destination.kind === 'category' ? await getCategory(destination.id) : null;
  return category ?? notFound();
}

/** A list that stands at the category's own address too is indexed there (experience §4.2). */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const category = await findCategory(props);
  const { seo, path, picture } = category;
  if (!isDepartment(category)) return pageMetadata({ ...seo, path, picture });
  return pageMetadata({ ...seo, title: `All ${category.name}`, path: `${path}/all`, picture });
}

/** Everything in a category and below it (specification §2). */
export default async function AllPage(props: Props) {
  const category = await findCategory(props);
  const view = await getListingView(categoryPlace(category, true), PLAIN_QUERY);
  return <CategoryPage category={category} below={[]} view={view} now={await getNow()} made="ahead" all />;
}
