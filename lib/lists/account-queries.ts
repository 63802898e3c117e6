import 'server-only';
import { readAttribute } from '@/lib/platform/upstreams/customer-attributes';
import { ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { type AccountItem, parseAccountItems, skuOf } from './account-items';
import type { ListItem } from './rules';
import { getNumbers } from './withdrawn-queries';

/** Reads the multibuy list of an account; empty when there is none. */
export async function readAccountList(session: Session): Promise<Result<AccountItem[]>> {
  const kept = await readAttribute(session, 'multibuy');
  return kept.ok ? ok(parseAccountItems(kept.value)) : kept;
}

/** Reads the account's list by product id, as browsers store it. @throws UnreachableError */
export async function readAccountItems(session: Session): Promise<Result<ListItem[]>> {
  const saved = await readAccountList(session);
  return saved.ok ? ok(await byId(saved.value, [])) : saved;
}

/**
 * Replaces SKUs by product ids; unknown ones are left out.
 * @param products whose ids are known already
 * @throws UnreachableError
 */
export async function byId(
  saved: readonly AccountItem[],
  products: readonly { id: number; sku: string }[],
): Promise<ListItem[]> {
  const told = new Set(products.map(({ sku }) => sku));
  const others = saved.map(skuOf).filter((sku) => !told.has(sku));
  const goods = [...products, ...(await getNumbers('sku', others))];
  const ids = new Map(goods.map(({ id, sku }) => [sku, id]));
  return saved.flatMap(({ sku, quantity }) => {
    const entityId = ids.get(sku);
    return entityId === undefined ? [] : [{ entityId, quantity }];
  });
}
