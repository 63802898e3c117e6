import { BrandPage } from '@/components/listing/places/brand-page';
import { JsonLd } from '@/components/seo/json-ld';
import type { Brand } from '@/lib/catalogue/types';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getBrandStory } from '@/lib/content/page-queries';
import { brandPlace } from '@/lib/listing/place';
import { PLAIN_QUERY } from '@/lib/listing/query';
import { getListingView } from '@/lib/listing/view-queries';
import { config } from '@/lib/platform/config';
import { getMoment } from '@/lib/policy/queries';
import { href } from '@/lib/routing/href';
import { breadcrumbList, graph, itemList } from '@/lib/seo/json-ld';

/** A maker with all its products, unfiltered. */
export async function BrandView({ brand }: { brand: Brand }) {
  const [view, story] = await Promise.all([
    getListingView(brandPlace(brand), PLAIN_QUERY),
    orNull(() => getBrandStory(brand.path)),
  ]);
  const { publicOrigin } = config();
  const crumbs = [
    { name: 'Home', path: href('/') },
    { name: 'Makers', path: href('/brands') },
    { name: brand.name },
  ];
  const paths = view.listing.products.map(({ path }) => path);
  return (
    <>
      <JsonLd data={graph(breadcrumbList(crumbs, publicOrigin), itemList(paths, publicOrigin))} />
      <BrandPage brand={brand} view={view} {...(await getMoment())} rendered="ahead" story={story} />
    </>
  );
}
