import { MAX_ITEMS, MAX_QUANTITY } from './rules';

/** A product of the list in the account: only SKU and quantity, without price or name. */
export type AccountItem = { sku: string; quantity: number };

/** Raised when the meaning of a field changes; lists of an older version are discarded. */
const VERSION = 2;
const LONGEST_SKU = 255;

export const skuOf = ({ sku }: AccountItem): string => sku;

/** Serialises the list compactly, because the account has little room; an empty text for an empty list. */
export const writeAccountItems = (items: readonly AccountItem[]): string =>
  items.length === 0
    ? ''
    : JSON.stringify({ version: VERSION, items: items.map(({ sku, quantity }) => [sku, quantity]) });

/** Parses the account's text. Malformed items are dropped; a malformed text gives an empty list. */
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
