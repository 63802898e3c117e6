import { formatTotal } from '@/lib/money/rules';
import { lineName, linesOf } from '@/lib/orders/rules';
import type { Order, Refund } from '@/lib/orders/types';
import type { Block, Letter } from '../types';
import { because, follow, hello, type OrderMatter } from './order';

/** A refund as its letter tells it. */
export type RefundTold = Pick<Refund, 'amount' | 'goods' | 'hasDelivery'> & {
  /** Pence that had gone back of the order with it. */
  soFar: number;
  /** Null where nobody has told why. */
  why: 'cancelled' | 'returned' | null;
};

/** What a refund is for, each a line; all of the order where all of it went back. */
function itemsOf(order: Order, { goods, hasDelivery }: RefundTold, isPart: boolean): string[] {
  const lines = linesOf(order);
  const named = isPart
    ? goods.flatMap(({ lineId, quantity }) => {
        const line = lines.find(({ id }) => id === lineId);
        return line ? [{ ...line, quantity }] : [];
      })
    : lines;
  return [...named.map(lineName), ...(hasDelivery ? ['Delivery'] : [])];
}

const WHAT: Readonly<Record<'cancelled' | 'returned', (id: number) => string>> = {
  cancelled: (id) => `for your order ${id}, which was cancelled,`,
  returned: (id) => `for what you returned from your order ${id},`,
};

/** Money of an order went back: how much, for what, and why. */
export function orderRefunded({ order, shop }: OrderMatter, told: RefundTold): Letter {
  const { id } = order;
  const { amount, soFar, why } = told;
  const isPart = order.status.value === 'PARTIALLY_REFUNDED' || told.goods.length > 0;
  const items = itemsOf(order, told, isPart);
  const what = why ? WHAT[why](id) : `for ${isPart ? 'part of ' : ''}your order ${id},`;
  const text = (words: string): Block => ({ kind: 'text', runs: [words] });
  return {
    subject: `${isPart ? 'Partly refunded' : 'Refunded'}: order ${id}`,
    title: isPart ? 'Your order is partly refunded' : 'Your order is refunded',
    blocks: [
      {
        kind: 'text',
        runs: [
          `${hello(order)} we have refunded `,
          { bold: formatTotal(amount) },
          ` ${what} the way you paid. Banks take up to five working days to show it.`,
        ],
      },
      ...(items.length > 0
        ? [text('The refund is for:'), { kind: 'list' as const, items: items.map((item) => [item]) }]
        : [text('It is part of what you paid for the order as a whole, not the price of one item.')]),
      ...(soFar > amount
        ? [text(`With earlier refunds, ${formatTotal(soFar)} of this order has gone back to you.`)]
        : []),
      follow(order, shop),
      text(`Not the amount you expected? Ring ${shop.settings.phone}.`),
    ],
    because: because(order),
  };
}
