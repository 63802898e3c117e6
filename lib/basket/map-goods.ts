import { mapCard } from '@/lib/catalogue/mapping/map-card';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { priceOf } from '@/lib/catalogue/price';
import { stockOn } from '@/lib/catalogue/still-true';
import { stockOf } from '@/lib/catalogue/stock';
import type { ResultOf } from '@/lib/platform/graphql';
import type { GoodsByIds } from './documents';
import type { Goods } from './types';

/** Maximum number of products in one query. */
export const MOST_GOODS = 20;

/**
 * Maps products with their variants.
 * @param today London's date as `2026-11-20`
 */
export function mapGoods({ site }: ResultOf<typeof GoodsByIds>, today: string): Goods[] {
  return nodesOf(site.products).map((node) => {
    const card = mapCard(node, today);
    return {
      card,
      least: card.least,
      most: node.maxPurchaseQuantity,
      variants: nodesOf(node.variants).map(({ entityId, sku, prices, inventory }) => ({
        id: entityId,
        sku,
        price: priceOf(prices, null, today),
        stock: inventory
          ? stockOn(stockOf({ availability: node.availabilityV2, inventory }, card.attributes), today)
          : card.stock,
      })),
    };
  });
}
