import type { OrderDraft } from '@hobwright/sandbox/commerce/orders/types.ts';
import { at, type Random } from '../random.ts';
import type { PastOrder } from './data/history.ts';
import type { Good, Stock } from './goods.ts';

type Line = OrderDraft['consignments'][number]['lines'][number];

/** Returns the lines of one delivery. A service is a child line of the product that it is for. */
export function linesOf(wanted: readonly PastOrder['goods'][number][], stock: Stock, random: Random): Line[] {
  const taken = new Set<number>();
  const take = (from: readonly Good[]): Good => {
    const fresh = from.filter(({ id }) => !taken.has(id));
    const good = random.pick(fresh.length > 0 ? fresh : from);
    taken.add(good.id);
    return good;
  };
  const lines: Line[] = [];
  for (const kind of wanted) {
    if (kind === 'large') lines.push(lineOf(take(stock.large)));
    else if (kind === 'small') lines.push(lineOf(take(stock.small)));
    else if (kind === 'pair') lines.push({ ...lineOf(take(stock.small)), quantity: 2 });
    else if (kind === 'wrapped') {
      lines.push({ ...lineOf(take(stock.small)), wrapping: { name: 'Brown paper and ribbon', cost: 350 } });
    } else {
      const washer = lineOf(take(stock.washers));
      const parent = lines.push(washer) - 1;
      if (stock.services.length === 0) continue;
      const service = lineOf(take(stock.services));
      lines.push({ ...service, parent, options: [{ name: 'For', value: washer.sku }] });
    }
  }
  return lines;
}

export function certificateLine(pence: number): Line {
  return {
    ...lineOf({
      id: 0,
      sku: '',
      name: `£${(pence / 100).toFixed(2)} gift certificate`,
      brand: null,
      media: null,
      listPrice: pence,
      salePrice: pence,
    }),
    productId: null,
    variantId: null,
  };
}

/** Marks lines as refunded: all of them, or one piece of the first. Returns the refund in pence. */
export function refundLines(lines: Line[], refund: PastOrder['refund']): number {
  if (refund === undefined) return 0;
  const affected = refund === 'all' ? lines : [at(lines, 0)];
  return affected.reduce((sum, line) => {
    line.refundedQuantity = refund === 'all' ? line.quantity : 1;
    return sum + line.refundedQuantity * line.salePrice;
  }, 0);
}

function lineOf(good: Good): Line {
  return {
    productId: good.id,
    variantId: good.id,
    sku: good.sku,
    name: good.name,
    brand: good.brand,
    media: good.media,
    options: [],
    quantity: 1,
    refundedQuantity: 0,
    listPrice: good.listPrice,
    salePrice: good.salePrice,
    discount: 0,
    coupon: 0,
    wrapping: null,
    parent: null,
  };
}
