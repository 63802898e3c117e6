import type { ResultOf } from '@/lib/platform/graphql';
import type { ProductFragment } from '@/lib/catalogue/documents';
import { mapCard } from './map-card';
import { mapOptions } from './map-options';
import { mapModel } from './map-model';
import { mapLink, mapPicture, mapSeo, nodesOf } from './map-parts';
import type { Product } from '@/lib/catalogue/types';

/**
 * Maps a product.
 * @param today as for `mapCard`
 */
export function mapProduct(product: ResultOf<typeof ProductFragment>, today: string): Product {
  const card = mapCard(product, today);
  const pictures = nodesOf(product.images).map((image) => mapPicture(image, product.name));
  return {
    ...card,
    upc: product.upc || null,
    descriptionHtml: product.description,
    warranty: product.warranty,
    pictures: pictures.filter((picture) => picture !== null),
    model: mapModel(nodesOf(product.model)),
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
