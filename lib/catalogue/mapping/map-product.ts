import { z } from 'zod';
import type { ResultOf } from '@/lib/platform/graphql';
import type { CardFragment, ProductFragment } from '@/lib/catalogue/documents';
import { energyOf } from '@/lib/catalogue/energy';
import { knownOf } from '@/lib/catalogue/known';
import { mapOptions } from './map-options';
import { mapLink, mapPicture, mapSeo, nodesOf } from './map-parts';
import { shopPath } from '@/lib/catalogue/paths';
import { parseReference, priceOf } from '@/lib/catalogue/price';
import { stockOn } from '@/lib/catalogue/still-true';
import { stockOf } from '@/lib/catalogue/stock';
import type { Attributes, PictureAnchors, Product, ProductCard, Rating } from '@/lib/catalogue/types';

/** @param today London's date as `2026-11-20`, which decides whether a promotion runs, and what is still to come. */
export function mapCard(card: ResultOf<typeof CardFragment>, today: string): ProductCard {
  const attributes = mapAttributes(nodesOf(card.customFields));
  const reference = parseReference(nodesOf(card.reference)[0]?.value);
  const price = priceOf(card.prices, reference, today);
  return {
    id: card.entityId,
    sku: card.sku,
    path: shopPath(card.path),
    name: card.name,
    brand: card.brand && { id: card.brand.entityId, name: card.brand.name, path: shopPath(card.brand.path) },
    picture: mapPicture(card.defaultImage, card.name),
    anchors: parseAnchors(nodesOf(card.perspective)[0]?.value),
    price,
    energy: energyOf(attributes),
    rating: mapRating(card.reviewSummary),
    stock: stockOn(
      stockOf({ availability: card.availabilityV2, inventory: card.inventory }, attributes),
      today,
    ),
    ...knownOf(attributes),
    attributes,
  };
}

export function mapProduct(product: ResultOf<typeof ProductFragment>, today: string): Product {
  const card = mapCard(product, today);
  const pictures = nodesOf(product.images).map((image) => mapPicture(image, product.name));
  return {
    ...card,
    upc: product.upc || null,
    descriptionHtml: product.description,
    warranty: product.warranty,
    pictures: pictures.filter((picture) => picture !== null),
    categories: nodesOf(product.categories).map((category) => ({
      ...mapLink(category),
      breadcrumbs: nodesOf(category.breadcrumbs).map(mapLink),
    })),
    ...mapOptions(product, card, today),
    relatedIds: nodesOf(product.relatedProducts).map((related) => related.entityId),
    size: {
      widthMm: millimetres(product.width),
      heightMm: millimetres(product.height),
      depthMm: millimetres(product.depth),
      weightKg: kilograms(product.weight),
    },
    quantity: { min: product.minPurchaseQuantity ?? 1, max: product.maxPurchaseQuantity ?? 99 },
    createdAt: product.createdAt?.utc ?? null,
    seo: mapSeo(product.seo, product.name),
  };
}

/** Custom fields by name; a name that stands twice holds both values. */
export function mapAttributes(fields: { name: string; value: string }[]): Attributes {
  const all = new Map<string, string>();
  for (const { name, value } of fields) {
    const earlier = all.get(name);
    all.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  return Object.fromEntries(all);
}

function mapRating(summary: { numberOfReviews: number; summationOfRatings: number }): Rating | null {
  const { numberOfReviews: count, summationOfRatings: sum } = summary;
  return count > 0 ? { average: Math.round((sum / count) * 10) / 10, count } : null;
}

/** Within the picture: a line that would start outside it is not drawn. */
const unit = z.number().min(0).max(1000);
const point = z.tuple([unit, unit]).readonly();
const edge = z.tuple([point, point]).readonly().nullable();
const anchors = z.object({ width: edge, height: edge, depth: edge });

/** The metafield `picture/anchors`; null for anything else. */
function parseAnchors(json: string | undefined): PictureAnchors | null {
  if (!json) return null;
  try {
    return anchors.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

const PER_UNIT: Record<string, number> = { mm: 1, cm: 10, m: 1000, in: 25.4, inches: 25.4 };
const GRAMS: Record<string, number> = {
  g: 1,
  kg: 1000,
  kgs: 1000,
  lb: 453.59237,
  lbs: 453.59237,
  oz: 28.349523,
};

function millimetres(length: { value: number; unit: string } | null): number | null {
  const factor = length && PER_UNIT[length.unit.toLowerCase()];
  return length && factor && length.value > 0 ? Math.round(length.value * factor) : null;
}

function kilograms(weight: { value: number; unit: string } | null): number | null {
  const factor = weight && GRAMS[weight.unit.toLowerCase()];
  return weight && factor && weight.value > 0 ? Math.round(weight.value * factor) / 1000 : null;
}
