import type { Metadata } from 'next';
import { ProductPage } from '@/components/product/product-page';
import { JsonLd } from '@/components/seo/json-ld';
import { getFamily } from '@/lib/catalogue/family-queries';
import { getCards, getProductBySku } from '@/lib/catalogue/queries';
import { getAnswered } from '@/lib/catalogue/questions/queries';
import { getReviewTally, getReviews } from '@/lib/catalogue/reviews/queries';
import type { Product } from '@/lib/catalogue/types';
import { orAway } from '@/lib/platform/upstreams/away';
import { getFeatures } from '@/lib/content/feature-queries';
import { featureTiles } from '@/lib/content/feature-rules';
import { getFinance } from '@/lib/content/finance-queries';
import { getSettings } from '@/lib/content/queries';
import { getReach } from '@/lib/content/reach-queries';
import { londonDate } from '@/lib/dates/rules';
import type { Finance } from '@/lib/finance/types';
import { config } from '@/lib/platform/config';
import { orNone } from '@/lib/platform/result';
import { getPricePeriods } from '@/lib/price-history/queries';
import { borneOut } from '@/lib/price-history/reference';
import { priceStory } from '@/lib/price-history/rules';
import { getMoment, type Moment } from '@/lib/policy/queries';
import { getProductDocuments } from '@/lib/product-documents/queries';
import type { ProductDocuments } from '@/lib/product-documents/types';
import { getProductSafety } from '@/lib/product-safety/queries';
import { hasBoughtWith } from '@/lib/recommendations/queries';
import { href } from '@/lib/routing/href';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { productNodes } from '@/lib/seo/product-json-ld';
import { getServices } from '@/lib/services/queries';

/** @param path the address the page is indexed under. */
export function productMetadata(product: Product, path: string): Promise<Metadata> {
  const { seo, descriptionHtml: about, picture } = product;
  return pageMetadata({ ...seo, about, path, picture, square: true });
}

type Props = { product: Product; moment?: Promise<Moment>; credit?: Promise<Finance | null> };

const NO_DOCUMENTS: Record<number, ProductDocuments> = {};

/**
 * A product with what is loaded beside it. Whatever of that cannot be reached falls away alone; the page is made again
 * within a minute.
 */
export async function ProductRoute({ product, moment = getMoment(), credit = getFinance() }: Props) {
  const { range } = product.facts;
  const { stock } = product;
  const isOver = stock.state === 'discontinued';
  const nextSku = isOver ? stock.successor : null;
  const [
    related,
    family,
    documents,
    next,
    services,
    reviews,
    tally,
    answered,
    periods,
    settings,
    reach,
    finance,
    safety,
    features,
    boughtWith,
    terms,
  ] = await Promise.all([
    orNone(getCards(product.relatedIds), []),
    range && !isOver ? orNone(getFamily(range), []) : [],
    isOver ? orNone(getProductDocuments([product.id]), NO_DOCUMENTS) : NO_DOCUMENTS,
    nextSku === null ? null : orNone(getProductBySku(nextSku), null),
    orNone(getServices(), null),
    orNone(getReviews(product.id), null),
    product.rating ? orNone(getReviewTally(product.id, product.rating.count), null) : null,
    orNone(getAnswered(product.id), []),
    orNone(getPricePeriods(product.id), []),
    orAway(getSettings),
    getReach(),
    credit,
    orNone(getProductSafety(product.id), null),
    product.type === '' ? [] : orNone(getFeatures(product.type), []),
    orNone(hasBoughtWith(product.id), true),
    moment,
  ]);
  // What machines read is what people see: without a "was" that the book of prices contradicts.
  const shown = product.price ? { ...product, price: borneOut(product.price, periods) } : product;
  const { publicOrigin } = config();
  const crumbs = [{ name: 'Home', path: href('/') }, ...(product.categories[0]?.breadcrumbs ?? [])];
  return (
    <>
      <JsonLd
        data={graph(
          ...productNodes(shown, publicOrigin, terms.policy, { reviews: reviews?.reviews ?? [], family }),
          breadcrumbList(crumbs, publicOrigin),
        )}
      />
      <ProductPage
        product={shown}
        related={related}
        family={family}
        manual={documents[product.id]?.manual ?? null}
        successor={nextSku === null ? null : { sku: nextSku, name: next?.name ?? nextSku }}
        services={services}
        reviews={reviews}
        tally={tally}
        answered={answered}
        shop={settings?.name ?? ''}
        reach={reach}
        ourYears={settings?.guaranteeYears ?? 0}
        fitPromise={settings?.fitPromise ?? ''}
        finance={finance}
        safety={safety}
        tiles={featureTiles(features, product)}
        boughtWith={boughtWith}
        priceStory={priceStory(periods, londonDate(terms.now))}
        {...terms}
      />
    </>
  );
}
