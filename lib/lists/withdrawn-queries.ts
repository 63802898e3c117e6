import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { z } from 'zod';
import { classify } from '@/lib/catalogue/classify';
import { toPence } from '@/lib/money/rules';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { orUnreachable } from '@/lib/platform/result';
import { FACTS } from './snapshots';
import type { Withdrawn } from './withdrawn';

const hidden = z.object({
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  calculated_price: z.number(),
  total_sold: z.number(),
  is_visible: z.boolean(),
  custom_fields: z.array(z.object({ name: z.string(), value: z.string() })),
});
const answer = z.object({ data: z.array(hidden) });

/**
 * Returns what the platform still knows of products that it no longer shows. It also hides products that are not on
 * sale yet, so only those that were sold or are marked as discontinued are returned.
 * @param wanted at most 250 ids or SKUs
 * @throws UnreachableError
 */
export async function getWithdrawn(by: 'id' | 'sku', wanted: (number | string)[]): Promise<Withdrawn[]> {
  'use cache';
  cacheLife({ stale: 30, revalidate: 60, expire: 86_400 });
  const goods = await readGoods(by, wanted);
  return goods.filter((product) => !product.is_visible && wasSold(product)).map(toWithdrawn);
}

/**
 * Returns the ids and SKUs of products that are or were sold, for a list that has only one of the two.
 * @param wanted at most 250 ids or SKUs
 * @throws UnreachableError
 */
export async function getNumbers(
  by: 'id' | 'sku',
  wanted: (number | string)[],
): Promise<{ id: number; sku: string }[]> {
  'use cache';
  cacheLife({ stale: 30, revalidate: 60, expire: 86_400 });
  const goods = wanted.length === 0 ? [] : await readGoods(by, wanted);
  return goods
    .filter((product) => product.is_visible || wasSold(product))
    .map(({ id, sku }) => ({ id, sku }));
}

async function readGoods(by: 'id' | 'sku', wanted: (number | string)[]) {
  const query = { [`${by}:in`]: wanted.join(','), include: 'custom_fields', limit: '250' };
  const { data } = orUnreachable(await managementRequest({ path: '/v3/catalog/products', query }, answer));
  cacheTag(cacheTags.products, ...cacheTags.eachProduct(data.map(({ id }) => id)));
  return data;
}

const wasSold = ({ total_sold, custom_fields }: z.infer<typeof hidden>): boolean =>
  total_sold > 0 || custom_fields.some(({ name, value }) => name === 'Discontinued' && value === 'Yes');

function toWithdrawn(product: z.infer<typeof hidden>): Withdrawn {
  const { id, sku, name, calculated_price: price } = product;
  const all = new Map(product.custom_fields.map((field) => [field.name, field.value]));
  const facts = FACTS.flatMap((fact) => {
    const value = all.get(fact);
    return value ? [[fact, value] as const] : [];
  });
  return {
    id,
    sku,
    name,
    price: price > 0 ? toPence(price) : null,
    ...classify(Object.fromEntries(facts)),
    successor: all.get('Replaced by') ?? null,
  };
}
