import { traitsOf } from '@/lib/catalogue/kinds/rules';
import { calledOf } from '@/lib/catalogue/names';
import { preOrderLine } from '@/lib/catalogue/pre-order';
import type { ProductCard } from '@/lib/catalogue/types';
import { counted } from '@/lib/i18n/counted';
import { formatCharge, formatTotal } from '@/lib/money/rules';
import { isKept, lineName, linesOf } from '@/lib/orders/rules';
import { lowerFirst, sumRows } from '@/lib/orders/sum';
import type { Order, OrderLine } from '@/lib/orders/types';
import type { Block, Good } from '../types';

/** The current catalogue cards of an order's products, by product id. */
export type CardsById = ReadonlyMap<number, ProductCard>;

/** Returns everything that was bought, with prices. */
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

/** Returns the total with its parts and the tax in it. */
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

/** Returns the makers' guarantees that are longer than ours. */
export function makersGuarantees(order: Order, cards: CardsById, ours: number): string[] {
  const seen = new Set<number>();
  return linesOf(order).flatMap(({ productId, name }) => {
    const years = cards.get(productId)?.facts.guaranteeYears ?? 0;
    if (!(years > ours) || seen.has(productId)) return [];
    seen.add(productId);
    return [`${name}: ${counted(years, 'year')} from the maker`];
  });
}

/** Returns the makers' guarantees as blocks with an introduction; empty where there are none. */
export const makersBlocks = (makers: readonly string[]): Block[] =>
  makers.length > 0
    ? [
        { kind: 'text', runs: ['Guaranteed for longer by the maker:'] },
        { kind: 'list', items: makers.map((line) => [line]) },
      ]
    : [];

/** Returns a sentence for each product that is still to come into stock. */
export const preOrders = (order: Order, cards: CardsById): string[] =>
  order.consignments
    .flatMap(({ lines }) => lines)
    .flatMap(({ productId }) => {
      const card = cards.get(productId);
      return (
        (card && preOrderLine(card.stock, `${calledOf(card)} is`, 'It is paid for with the rest.')) ?? []
      );
    });

/** Whether extended cover was bought and not refunded; the law lets people cancel it for longer. */
export const hasCover = (order: Order, cards: CardsById): boolean =>
  linesOf(order).some((line) => {
    const card = cards.get(line.productId);
    return card && traitsOf(card.kind).service === 'cover' && isKept(line);
  });
