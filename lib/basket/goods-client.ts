import { inParts } from '@/lib/catalogue/mapping/map-parts';
import { londonDate } from '@/lib/dates/rules';
import { askGateway } from '@/lib/http/gateway-client';
import { GoodsByIds } from './documents.generated';
import { mapGoods, MOST_GOODS } from './map-goods';
import type { Goods } from './types';

/**
 * Reads today's prices, stock and limits, by variant; products that are no longer sold are left out. @throws ApiError
 */
export async function readGoods(ids: readonly number[]): Promise<Goods[]> {
  const parts = inParts([...new Set(ids)], MOST_GOODS).map((part) => askGateway(GoodsByIds, { ids: part }));
  return (await Promise.all(parts)).flatMap(({ data, at }) => mapGoods(data, londonDate(at)));
}
