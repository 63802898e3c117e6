import { MAX_ITEMS, MAX_QUANTITY } from './rules';

/** A product of the list in the account: no price and no name, only what and how many. */
export type AccountItem = { sku: string; quantity: number };

/** Raised when a part changes its meaning: what an older one holds is then forgotten. */
const VERSION = 2;
const LONGEST_SKU = 255;

export const skuOf = ({ sku }: AccountItem): string => sku;

/** How the list stands in the account, which has little room; nothing for an empty one. */
export const writeAccountItems = (items: readonly AccountItem[]): string =>
  items.length === 0
    ? ''
    : JSON.stringify({ version: VERSION, items: items.map(({ sku, quantity }) => [sku, quantity]) });

/** Reads what the account holds: items that are none are dropped, a text that is no list is an empty one. */
export function parseAccountItems(text: string | null): AccountItem[] {
  let raw: unknown;
  try {
    raw = JSON.parse(text || 'null');
  } catch {
    return [];
  }
  if (typeof raw !== 'object' || raw === null) return [];
  const { version, items } = raw as { version?: unknown; items?: unknown };
  if (version !== VERSION || !Array.isArray(items)) return [];
  const found = new Map<string, AccountItem>();
  for (const each of items.slice(0, MAX_ITEMS)) {
    const item = readItem(each);
    if (item && !found.has(item.sku)) found.set(item.sku, item);
  }
  return [...found.values()];
}

function readItem(each: unknown): AccountItem | null {
  if (!Array.isArray(each)) return null;
  const [sku, quantity]: readonly unknown[] = each;
  if (typeof sku !== 'string' || sku === '' || sku.length > LONGEST_SKU) return null;
  const isCount = Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= MAX_QUANTITY;
  return { sku, quantity: isCount ? Number(quantity) : 1 };
}
