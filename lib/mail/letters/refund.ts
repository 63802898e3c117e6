import { formatTotal } from '@/lib/money/rules';
import { lineName, linesOf } from '@/lib/orders/rules';
import type { Order, Refund } from '@/lib/orders/types';
import type { Block, Letter } from '../types';
import { because, follow, hello, type OrderMatter } from './order';

/** A refund as its e-mail describes it. */
export type RefundTold = Pick<Refund, 'amount' | 'goods' | 'hasDelivery'> & {
  /** Total refunded for the order including this refund, in pence. */
  soFar: number;
  /** Null where the reason is not known. */
  why: 'cancelled' | 'returned' | null;
};

/** Returns what a refund is for, an item each; all lines of the order for a full refund. */
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

/** E-mail about a refund: how much, for what, and why. */
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
