import { traitsOf } from '@/lib/catalogue/kinds/rules';
import { calledOf } from '@/lib/catalogue/names';
import { preOrderLine } from '@/lib/catalogue/pre-order';
import type { ProductCard } from '@/lib/catalogue/types';
import { counted } from '@/lib/i18n/counted';
import { formatCharge, formatTotal } from '@/lib/money/rules';
import { lineName, linesOf } from '@/lib/orders/rules';
import { lowerFirst, sumRows } from '@/lib/orders/sum';
import type { Order, OrderLine } from '@/lib/orders/types';
import type { Block, Good } from '../types';

/** What the catalogue says of an order's products today, by their ids. */
export type CardsById = ReadonlyMap<number, ProductCard>;

/** Everything that was bought, at what it cost. */
export function goodsBlock(order: Order, cards: CardsById): Block {
  const lines = order.consignments.flatMap(({ lines }) => lines);
  const certificates = order.giftCertificates.flatMap(({ lines }) => lines);
  return {
    kind: 'goods',
    goods: [
      ...lines.map((line) => goodOf(line, cards)),
      ...certificates.map(({ name, price }) => ({
        name,
        notes: ['By e-mail'],
        price: formatTotal(price),
        picture: null,
        energy: null,
        extras: [],
      })),
    ],
  };
}

function goodOf(line: OrderLine, cards: CardsById): Good {
  return {
    name: lineName(line),
    notes: [
      ...(line.sku ? [`Code ${line.sku}`] : []),
      ...line.options.map(({ name, value }) => `${name}: ${value}`),
      ...(line.wrapping ? [`Wrapped: ${line.wrapping.name}, ${formatTotal(line.wrapping.cost)}`] : []),
    ],
    price: formatTotal(line.total),
    picture: cards.get(line.productId)?.picture ?? null,
    energy: cards.get(line.productId)?.energy ?? null,
    extras: line.extras.map((extra) => ({ name: lineName(extra), price: formatTotal(extra.total) })),
  };
}

/** What it came to, and the tax in it. */
export function sumBlock(order: Order): Block {
  const taxes = order.taxes.map(({ name, amount }) => `${formatTotal(amount)} ${name}`).join(' and ');
  const paid = order.payments
    .map(({ name, amount }) => `${formatTotal(amount)} by ${lowerFirst(name)}`)
    .join(', ');
  return {
    kind: 'sum',
    lines: [
      ...sumRows(order).map(({ label, amount }) => ({ label, amount: formatCharge(amount) })),
      {
        label: order.isTaxIncluded ? 'Total including VAT' : 'Total',
        amount: formatTotal(order.total),
        total: true,
      },
    ],
    note: [order.isTaxIncluded && taxes ? `Includes ${taxes}.` : '', paid ? `Paid: ${paid}.` : '']
      .filter(Boolean)
      .join(' '),
  };
}

/** The makers' own guarantees, where they are longer than ours. */
export function makersGuarantees(order: Order, cards: CardsById, ours: number): string[] {
  const seen = new Set<number>();
  return linesOf(order).flatMap(({ productId, name }) => {
    const years = cards.get(productId)?.facts.guaranteeYears ?? 0;
    if (!(years > ours) || seen.has(productId)) return [];
    seen.add(productId);
    return [`${name}: ${counted(years, 'year')} from the maker`];
  });
}

/** The same beneath what they are; nothing where there is none. */
export const makersBlocks = (makers: readonly string[]): Block[] =>
  makers.length > 0
    ? [
        { kind: 'text', runs: ['Guaranteed for longer by the maker:'] },
        { kind: 'list', items: makers.map((line) => [line]) },
      ]
    : [];

/** What the catalogue says is still to come in, each as a sentence. */
export const preOrders = (order: Order, cards: CardsById): string[] =>
  order.consignments
    .flatMap(({ lines }) => lines)
    .flatMap(({ productId }) => {
      const card = cards.get(productId);
      return (
        (card && preOrderLine(card.stock, `${calledOf(card)} is`, 'It is paid for with the rest.')) ?? []
      );
    });

/** Whether cover beyond the guarantee was bought, which the law lets people cancel longer. */
export const hasCover = (order: Order, cards: CardsById): boolean =>
  linesOf(order).some(({ productId }) => {
    const card = cards.get(productId);
    return card && traitsOf(card.kind).service === 'cover';
  });
