import 'server-only';
import { getFamily } from '@/lib/catalogue/family-queries';
import { getCards, getProductBySku } from '@/lib/catalogue/queries';
import { getAnswered } from '@/lib/catalogue/questions/queries';
import { getReviewTally, getReviews } from '@/lib/catalogue/reviews/queries';
import type { Product } from '@/lib/catalogue/types';
import { getFeatures } from '@/lib/content/feature-queries';
import { getSettings } from '@/lib/content/queries';
import { getReach } from '@/lib/content/reach-queries';
import { orFallback } from '@/lib/platform/result';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getPricePeriods } from '@/lib/price-history/queries';
import { getProductDocuments } from '@/lib/product-documents/queries';
import { getProductSafety } from '@/lib/product-safety/queries';
import { hasBoughtWith } from '@/lib/recommendations/queries';
import { getServices } from '@/lib/services/queries';

/** Awaits all values of an object concurrently. @throws the first rejection */
async function allOf<T extends Record<string, unknown>>(
  parts: T,
): Promise<{ [Name in keyof T]: Awaited<T[Name]> }> {
  const entries = Object.entries(parts).map(async ([name, part]) => [name, await part] as const);
  return Object.fromEntries(await Promise.all(entries)) as { [Name in keyof T]: Awaited<T[Name]> };
}

/**
 * Reads everything that a product page shows besides the product itself, concurrently. What cannot be reached is null
 * or empty, and the page is rendered again within a minute; only internal errors are thrown.
 */
export function readProductExtras(product: Product) {
  const { id, facts, stock, type, rating, relatedIds } = product;
  const isOver = stock.state === 'discontinued';
  const successorSku = isOver ? stock.successor : null;
  return allOf({
    related: orFallback(getCards(relatedIds), []),
    family: facts.range && !isOver ? orFallback(getFamily(facts.range), []) : [],
    manual: isOver ? orFallback(readManual(id), null) : null,
    successor: successorSku === null ? null : readSuccessor(successorSku),
    services: orFallback(getServices(), null),
    reviews: orFallback(getReviews(id), null),
    tally: rating ? orFallback(getReviewTally(id, rating.count), null) : null,
    answered: orFallback(getAnswered(id), []),
    periods: orFallback(getPricePeriods(id), []),
    settings: orNull(getSettings),
    reach: getReach(),
    safety: orFallback(getProductSafety(id), null),
    features: type === '' ? [] : orFallback(getFeatures(type), []),
    boughtWith: orFallback(hasBoughtWith(id), true),
  });
}

/** Returns the URL of a product's manual; null if there is none. @throws UnreachableError */
async function readManual(id: number): Promise<string | null> {
  const documents = await getProductDocuments([id]);
  return documents[id]?.manual ?? null;
}

/** Returns a product's successor; its name is its SKU if it cannot be read. */
async function readSuccessor(sku: string): Promise<{ sku: string; name: string }> {
  const product = await orFallback(getProductBySku(sku), null);
  return { sku, name: product?.name ?? sku };
}
