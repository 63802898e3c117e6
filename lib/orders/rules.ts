import { CARRIER_HOSTS } from './data/carriers';
import type { OrderLine, OrderSummary, Shipment, Tracking } from './types';

/** The platform's largest order number (a 32-bit integer). */
const LARGEST_NUMBER = 2_147_483_647;

/** Returns the order number in a path or a search; null for a text that cannot be one. */
export function readOrderNumber(text: string): number | null {
  const bare = text.trim().replace(/^#/, '').replace(/[\s-]/g, '');
  if (!/^\d{1,10}$/.test(bare)) return null;
  const number = Number(bare);
  return number > 0 && number <= LARGEST_NUMBER ? number : null;
}

/**
 * Returns how a parcel can be tracked. Only an address of a known carrier becomes a link (reliability guide C21); any
 * other is shown as text.
 */
export function readTracking(number: string | null, url: string | null): Tracking {
  const link = url !== null && isCarriers(url) ? url : null;
  return { number: number || null, link, text: link ? null : url || null };
}

function isCarriers(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, port, hostname } = new URL(url);
  const isKnown = CARRIER_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && username === '' && port === '' && isKnown;
}

/** Whether any unit of a line was not refunded. */
export const isKept = ({
  quantity,
  refundedQuantity,
}: Pick<OrderLine, 'quantity' | 'refundedQuantity'>): boolean => refundedQuantity < quantity;

type Nested<T> = { id: number; extras: T[] };

/** Nests each line under the line that it was bought for. A line whose parent is missing stays at the top. */
export function nestLines<T extends Nested<T>>(flat: readonly { line: T; parentId: number | null }[]): T[] {
  const lines = new Map(flat.map(({ line }) => [line.id, line]));
  const parents = new Map(flat.map(({ line, parentId }) => [line.id, parentId]));
  /** Finds the topmost ancestor; a line in a cycle counts as its own. */
  const rootOf = (id: number): number => {
    const seen = new Set<number>();
    for (let at = id; ; ) {
      const up = parents.get(at);
      if (up == null || !lines.has(up)) return at;
      if (seen.has(at)) return id;
      seen.add(at);
      at = up;
    }
  };
  const roots: T[] = [];
  for (const line of lines.values()) {
    const root = rootOf(line.id);
    if (root === line.id) roots.push(line);
    else lines.get(root)?.extras.push(line);
  }
  return roots;
}

/** Returns all lines of an order, including nested ones. */
export function linesOf<T extends Nested<T>>({
  consignments,
}: {
  consignments: readonly { lines: T[] }[];
}): T[] {
  return consignments.flatMap(({ lines }) => lines.flatMap((line) => [line, ...line.extras]));
}

/** Whether every word of a search occurs in an order's number or in the name, brand or SKU of one of its lines. */
export function matchesSearch(order: OrderSummary, text: string): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const heap = linesOf(order)
    .map(({ name, brand, sku }) => `${name} ${brand ?? ''} ${sku}`)
    .concat(String(order.id))
    .join('\n')
    .toLowerCase();
  return words.every((word) => heap.includes(word.replace(/^#/, '')));
}

/** Reads the search text and page from the query of the orders list; an invalid page becomes 1. */
export function readListQuery(query: Record<string, string | string[] | undefined>): {
  text: string;
  page: number;
} {
  const [text, page] = ['q', 'page'].map((name) => [query[name]].flat()[0] ?? '');
  return {
    text: (text ?? '').trim().slice(0, 100),
    page: /^[1-9]\d{0,3}$/.test(page ?? '') ? Number(page) : 1,
  };
}

/** `2 × Hose` */
export const lineName = ({ name, quantity }: { name: string; quantity: number }): string =>
  quantity > 1 ? `${quantity} × ${name}` : name;

type Held = { id: number; name: string; quantity: number };

/** Returns what is in a parcel: `2 × Hose`, or `1 of 2 × Hose` where only part of a line is in it. */
export const parcelNames = (items: Shipment['items'], lines: readonly Held[]): string[] =>
  items.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return [];
    return quantity < line.quantity ? `${quantity} of ${line.quantity} × ${line.name}` : lineName(line);
  });
