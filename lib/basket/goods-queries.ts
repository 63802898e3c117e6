import 'server-only';
import { cacheTag } from 'next/cache';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { mapCard } from '@/lib/catalogue/mapping/map-product';
import { priceOf } from '@/lib/catalogue/price';
import { stockOn } from '@/lib/catalogue/still-true';
import { stockOf } from '@/lib/catalogue/stock';
import { keepForToday } from '@/lib/dates/queries';
import { londonDate } from '@/lib/dates/rules';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import type { ResultOf } from '@/lib/platform/graphql';
import { orUnreachable } from '@/lib/platform/result';
import { GoodsByIds } from './documents';
import type { Goods } from './types';

/** As many as the document asks for. */
const AT_ONCE = 20;

/**
 * The products with these ids and what is sold under each; those that are no longer sold are left out.
 * @param ids each once, in rising order
 * @throws UnreachableError
 */
export async function getGoods(ids: number[]): Promise<Goods[]> {
  'use cache';
  const today = londonDate(keepForToday());
  cacheTag(cacheTags.products);
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
    catalogueQuery(GoodsByIds, { ids: ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE) }),
  );
  const answers = await Promise.all(parts);
  return answers.flatMap((answer) =>
    nodesOf(orUnreachable(answer).site.products).map((node) => mapGoods(node, today)),
  );
}

type Edge = NonNullable<ResultOf<typeof GoodsByIds>['site']['products']['edges']>[number];

function mapGoods(node: Edge['node'], today: string): Goods {
  const card = mapCard(node, today);
  return {
    card,
    least: node.minPurchaseQuantity ?? 1,
    most: node.maxPurchaseQuantity,
    variants: nodesOf(node.variants).map(({ entityId, prices, inventory }) => ({
      id: entityId,
      price: priceOf(prices, null, today),
      stock: inventory
        ? stockOn(stockOf({ availability: node.availabilityV2, inventory }, card.attributes), today)
        : card.stock,
    })),
  };
}
