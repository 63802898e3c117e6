import type { Metadata } from 'next';
import { ProductPage } from '@/components/product/product-page';
import { JsonLd } from '@/components/seo/json-ld';
import type { Product } from '@/lib/catalogue/types';
import { featureTiles } from '@/lib/content/feature-rules';
import { getFinance } from '@/lib/content/finance-queries';
import { londonDate } from '@/lib/dates/rules';
import type { Finance } from '@/lib/finance/types';
import { config } from '@/lib/platform/config';
import { withProvenWas } from '@/lib/price-history/reference';
import { priceStory } from '@/lib/price-history/rules';
import { getMoment, type Moment } from '@/lib/policy/queries';
import { href } from '@/lib/routing/href';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { productNodes } from '@/lib/seo/product-json-ld';
import { readProductExtras } from './product-data';

/** @param path canonical path of the page for search engines */
export function productMetadata(product: Product, path: string): Promise<Metadata> {
  const { seo, descriptionHtml: about, picture } = product;
  return pageMetadata({ ...seo, about, path, picture, square: true });
}

type Props = {
  product: Product;
  /** Time and policy that the page is rendered with; for drafts, those of the previewed day. */
  moment?: Promise<Moment>;
  /** Null if no credit is offered; for drafts, as drafted. */
  credit?: Promise<Finance | null>;
};

/** A product page with structured data for search engines. */
export async function ProductRoute({ product, moment = getMoment(), credit = getFinance() }: Props) {
  const [extras, terms, finance] = await Promise.all([readProductExtras(product), moment, credit]);
  const { periods, settings, features, ...shown } = extras;
  // Search engines get what people see: no "was" price that contradicts the recorded prices.
  const priced = product.price ? { ...product, price: withProvenWas(product.price, periods) } : product;
  const { publicOrigin } = config();
  const crumbs = [{ name: 'Home', path: href('/') }, ...(product.categories[0]?.breadcrumbs ?? [])];
  const nodes = productNodes(priced, publicOrigin, terms.policy, {
    reviews: shown.reviews?.reviews ?? [],
    family: shown.family,
  });
  return (
    <>
      <JsonLd data={graph(...nodes, breadcrumbList(crumbs, publicOrigin))} />
      <ProductPage
        {...shown}
        {...terms}
        product={priced}
        shop={settings?.name ?? ''}
        ourYears={settings?.guaranteeYears ?? 0}
        fitPromise={settings?.fitPromise ?? ''}
        finance={finance}
        tiles={featureTiles(features, product)}
        priceStory={priceStory(periods, londonDate(terms.now))}
      />
    </>
  );
}
