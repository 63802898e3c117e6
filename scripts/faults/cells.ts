import { DEMO_PASSWORD } from '../../sandbox/demo/seed/customers/data/people.ts';
import type { Expected } from './judge.ts';
import { addKnown, place, type Reply, type Till, type Visitor } from '../lib/visitor.ts';

/** An action of a shopper during an outage, and the allowed results. */
export type Cell = Readonly<{ name: string; run: () => Promise<Reply>; expected: Expected }>;

/** Who views pages, who is signed in, who is at the checkout, and who has never been here. */
export type Shoppers = Readonly<{ guest: Visitor; customer: Visitor; buyer: Visitor; newcomer: Visitor }>;

export type Row = Readonly<{
  shoppers: Shoppers;
  till: Till;
  product: { id: string; sku: string; path: string };
  /** Paths of products that nobody has requested yet. */
  unseen: readonly string[];
  /** Returns a pass for one form. */
  pass: () => string;
  /** Different for each row, so that no address is requested twice. */
  number: number;
  /** E-mail addresses of those who were thanked for their message. */
  thanked: string[];
}>;

/** Time allowed in addition to a page's limit, for the speed of this machine. */
export type Slack = (cell: string) => number;

/** Not the customer who is already signed in: the platform signs a customer in on one device at a time. */
const NEWCOMER = 'pat@hobwright.example';

/** Pages that were requested before the outage. */
export const SEEN = {
  home: '/',
  list: '/washing-machines',
  product: '/tarnside-tw-914-9kg-washing-machine',
  maker: '/brands/norrvik',
  help: '/help',
  blog: '/blog',
  delivery: '/delivery',
} as const;

/** Status with which calls of the basket have to answer when the platform fails (specification §8). */
const BASKET_FAILED = 500;

/** The longest that a page waits: 4 s for the platform, 2.5 s for a search after it, with content in parallel. */
const PAGE_MS = 6_500;
/** A write to the platform, and the reads before it. */
const WRITE_MS = 12_000;

export function cellsOf(row: Row, slack: Slack): Cell[] {
  const { guest, customer, buyer, newcomer } = row.shoppers;
  const expecting = (name: string, withinMs: number, with503: boolean, ...statuses: number[]): Expected => ({
    withinMs: withinMs + slack(name),
    with503,
    ...(statuses.length > 0 && { statuses }),
  });
  const cell = (
    name: string,
    run: () => Promise<Reply>,
    ...expected: [number, boolean, ...number[]]
  ): Cell => ({
    name,
    run,
    expected: expecting(name, ...expected),
  });
  const email = `asks-${row.number}@example.org`;

  return [
    ...Object.entries(SEEN).map(([name, path]) =>
      cell(`seen ${name}`, () => guest.ask(path), PAGE_MS, false),
    ),
    cell('new product', () => guest.ask(row.unseen[row.number] ?? '/'), PAGE_MS, true),
    cell('new list', () => guest.ask(`/washing-machines?price=${200 + row.number}-900`), PAGE_MS, true),
    cell('search', () => guest.ask(`/search-alg?q=washer+${row.number}`), PAGE_MS, true, 200, 307, 308),
    cell('platform’s search', () => guest.ask(`/search?q=dryer+${row.number}`), PAGE_MS, true, 200, 307, 308),
    cell('quick search', () => guest.ask('/api/quick-search?q=kettle'), PAGE_MS, true),
    cell(
      'basket',
      () => buyer.ask(`/api/get-cart?cartId=${row.till.cartId}`),
      PAGE_MS,
      true,
      200,
      BASKET_FAILED,
    ),
    cell('basket page', () => buyer.ask('/cart/plain'), PAGE_MS, true),
    cell('checkout', () => buyer.ask('/checkout?step=pay'), PAGE_MS, true),
    cell('account', () => customer.ask('/account'), PAGE_MS, true),
    cell(
      'put into basket',
      () => addKnown(customer, row.product.id, row.product.sku),
      WRITE_MS,
      true,
      200,
      BASKET_FAILED,
    ),
    cell('find address', () => guest.send('/api/find-address', { postcode: 'LS6 3BN' }), PAGE_MS, true),
    cell(
      'write to us',
      async () => {
        const reply = await guest.send('/api/contact', {
          email,
          comments: 'Do you sell bags for it?',
          pass: row.pass(),
        });
        if (reply.status === 200) row.thanked.push(email);
        return reply;
      },
      WRITE_MS,
      true,
    ),
    cell(
      'price alert',
      () =>
        guest.send('/api/price-alert', {
          email,
          pass: row.pass(),
          pounds: '1',
          path: row.product.path,
          productId: row.product.id,
          sku: row.product.sku,
          productName: 'A washer',
        }),
      WRITE_MS,
      true,
    ),
    cell(
      'sign in',
      () => newcomer.send('/api/login', { email: NEWCOMER, password: DEMO_PASSWORD }),
      WRITE_MS,
      true,
    ),
    cell('new password', () => guest.send('/api/forgot-password', { email }), WRITE_MS, true),
    cell('order', () => place(buyer, row.till), WRITE_MS * 2, true, 200, 409),
  ];
}
