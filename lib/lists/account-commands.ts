import 'server-only';
import { roomOf, setAttributes } from '@/lib/platform/upstreams/customer-attributes';
import { fail, ok, type Result, type UpstreamError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { type AccountItem, skuOf, writeAccountItems } from './account-items';
import { byId, readAccountList } from './account-queries';
import { isSameList, merged } from './merge';
import { withMutex } from './mutex';
import { type ListItem, MAX_ITEMS } from './rules';
import { getNumbers } from './withdrawn-queries';

type Full = { kind: 'full' };

/**
 * Merges a browser's list with the account's, saves the result and returns it by product id. Products that the platform
 * does not know are not saved, and stay in the browser's list. When the result is too large, nothing is changed.
 * @param before the account's list as this browser last had it
 * @throws UnreachableError
 */
export function saveAccountList(
  session: Session,
  items: readonly ListItem[],
  before: readonly ListItem[],
): Promise<Result<ListItem[], UpstreamError | Full>> {
  return withMutex(session.customerId, async () => {
    const saved = await readAccountList(session);
    if (!saved.ok) return saved;
    const ids = [...items, ...before].map(({ entityId }) => entityId);
    const goods = await getNumbers(
      'id',
      [...new Set(ids)].toSorted((a, b) => a - b),
    );
    const skus = new Map(goods.map(({ id, sku }) => [id, sku]));
    const next = merged(saved.value, bySku(items, skus), bySku(before, skus), skuOf);
    const unknown = items.filter(({ entityId }) => !skus.has(entityId));
    if (next.length + unknown.length > MAX_ITEMS || !hasRoomFor(next)) return fail<Full>({ kind: 'full' });
    if (!isSameList(next, saved.value, skuOf)) {
      const written = await write(session, next);
      if (!written.ok) return written;
    }
    return ok([...(await byId(next, goods)), ...unknown]);
  });
}

const bySku = (items: readonly ListItem[], skus: ReadonlyMap<number, string>): AccountItem[] =>
  items.flatMap(({ entityId, quantity }) => {
    const sku = skus.get(entityId);
    return sku === undefined ? [] : [{ sku, quantity }];
  });

const hasRoomFor = (items: readonly AccountItem[]): boolean =>
  writeAccountItems(items).length <= roomOf('multibuy');

const write = ({ customerId }: Session, items: readonly AccountItem[]): Promise<Result<unknown>> =>
  setAttributes([{ attribute: 'multibuy', customerId, value: writeAccountItems(items) }]);
