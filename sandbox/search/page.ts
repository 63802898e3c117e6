import type { Bits } from './bitset.ts';
import { countOnes, hasBit } from './bitset.ts';
import type { Order } from './orders.ts';

/**
 * Assumed factor by which scanning a sort order takes longer than if matching products were evenly distributed in it.
 */
const UNEVENNESS = 4;
/** Number of scanned positions that cost as much as sorting one product. */
const SORT_COST = 30;

/**
 * Returns the positions of the products on a page.
 * @param bits full-width set of the products in the list
 */
export function pageOf(bits: Bits, order: Order, offset: number, limit: number): number[] {
  const total = countOnes(bits);
  const end = Math.min(offset + limit, total);
  if (offset >= end) return [];
  const size = order.positions.length;
  const steps = Math.min(size, (size / total) * end * UNEVENNESS);
  return total * SORT_COST < steps
    ? sortPage(bits, order, total).slice(offset, end)
    : walkPage(bits, order.positions, offset, end);
}

function walkPage(bits: Bits, positions: Uint32Array, offset: number, end: number): number[] {
  const page: number[] = [];
  let met = 0;
  for (let i = 0; met < end; i++) {
    const position = positions[i]!;
    if (!hasBit(bits, position)) continue;
    if (met++ >= offset) page.push(position);
  }
  return page;
}

function sortPage(bits: Bits, order: Order, total: number): number[] {
  const { positions, ranks } = order;
  const found = new Uint32Array(total);
  let next = 0;
  for (let word = 0; word < bits.length; word++) {
    for (let left = bits[word]!; left !== 0; left &= left - 1) {
      found[next++] = ranks[word * 32 + 31 - Math.clz32(left & -left)]!;
    }
  }
  found.sort();
  return Array.from(found, (rank) => positions[rank]!);
}
