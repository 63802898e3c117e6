import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../sandbox/demo/seed/customers/data/people.ts';
import type { Visit } from './visit.ts';

const WASHER = '/tarnside-tw-914-9kg-washing-machine';
const BUY = 'section[aria-label="Buy"]';

/** A kind of page: its path, its heading, and the main action on it. */
type Kind = {
  kind: string;
  path: string;
  /** The full heading. */
  heading: RegExp;
  /** Steps on other pages that it depends on. */
  before?: (visit: Visit) => Promise<void>;
  work: (visit: Visit) => Promise<void>;
};

/** Adds the washing machine to the basket from its page. */
export async function putIn({ open, press, sees }: Visit): Promise<void> {
  await open(WASHER);
  await press(`${BUY} button`, /^Add to basket/);
  await sees('dialog[open]', /Go to basket/);
}

export const KINDS: readonly Kind[] = [
  {
    kind: 'home',
    path: '/',
    heading: /^Every appliance, to the millimetre\.$/,
    async work({ type, press, isAt, sees }) {
      await type('620', 'main input', /^Width/);
      await press('main button', /^Show what fits/);
      await isAt(/space-width=/);
      await sees('main h1');
    },
  },
  {
    kind: 'department',
    path: '/laundry',
    heading: /^Laundry$/,
    async work({ press, isAt, sees }) {
      await press('main a', /^Washing machines/);
      await isAt(/^\/washing-machines$/);
      await sees('h1', /^Washing machines$/);
    },
  },
  {
    kind: 'list',
    path: '/washing-machines',
    heading: /^Washing machines$/,
    async work({ press, isAt, sees }) {
      await sees('[data-listing][data-ready]');
      await press('label:has([aria-label^="9 kg,"])');
      await isAt(/\?capacity=9-kg$/);
      await sees('button', /^Remove filter: Capacity 9 kg$/);
    },
  },
  {
    kind: 'filtered list',
    path: '/washing-machines?capacity=9-kg&energy-class=a-of-a-g',
    heading: /^Washing machines$/,
    async work({ press, isAt, sees }) {
      await sees('[data-listing][data-ready]');
      await press('button', /^Remove filter: Capacity 9 kg$/);
      await isAt(/\?energy-class=a-of-a-g$/);
    },
  },
  {
    kind: 'product',
    path: WASHER,
    heading: /^Tarnside TW-914 washing machine, 9 kg$/,
    async work({ press, key, sees }) {
      await press('button', /^See it full screen/);
      await sees('dialog[open]');
      await key('ArrowRight');
      await sees('dialog[open]', /, 2 of \d/);
      await key('Escape');
    },
  },
  {
    kind: 'brand',
    path: '/brands/tarnside',
    heading: /^Tarnside$/,
    async work({ press, sees }) {
      await sees('[data-listing][data-ready]');
      await press('main label', /^Compare/);
      await sees('section', /Choose another of its kind/);
    },
  },
  {
    kind: 'search',
    path: '/search?q=washing+machine',
    heading: /^“washing machine”$/,
    async work({ press, type, key, sees, isAt }) {
      await press('#q');
      await sees('#q[role=combobox]');
      await type('washing m', '#q');
      await sees('[role=option]', /^washing machine$/);
      await key('ArrowDown');
      await key('Enter');
      await isAt(/^\/search-alg\?q=washing\+machine$/);
      await sees('[data-results-list] [data-price]');
    },
  },
  {
    kind: 'basket',
    path: '/cart',
    heading: /^Your basket$/,
    before: putIn,
    async work({ press, sees }) {
      await press('button', /^One more/);
      await sees('aside[aria-label="Totals"]', /Total£858\.00/);
    },
  },
  {
    kind: 'kitchen set',
    path: '/multibuy-list',
    heading: /^Kitchen set$/,
    async work({ sees }) {
      await sees('main', /empty/);
    },
  },
  {
    kind: 'comparison',
    path: '/compare?sku=TARN-TW914-WH,PEND-P812-WH,OXLO-OW7-WH',
    heading: /^Side by side$/,
    async work({ press, sees, isAt }) {
      await sees('table th', /Price/);
      await press('label', /^Only differences/);
      await isAt(/rows=all/);
    },
  },
  {
    kind: 'checkout',
    path: '/checkout?step=contact',
    heading: /^Checkout: Contact, step 1 of 3$/,
    before: putIn,
    async work({ press, sees }) {
      await press('main button', /^Go to step 2/);
      await sees('[role=alert]', /There is a problem/);
    },
  },
  {
    kind: 'sign-in',
    path: '/login',
    heading: /^Sign in$/,
    async work({ type, press, isAt, sees }) {
      await type(DEMO_CUSTOMER.email, '#sign-in input', /^E-mail address/);
      await type(DEMO_PASSWORD, '#sign-in input', /^Password/);
      await press('#sign-in button', /^Sign in/);
      await isAt(/^\/account/);
      await sees('main h1');
    },
  },
  {
    kind: 'guide',
    path: '/buying-guides/washing-machines',
    heading: /^How to choose a washing machine$/,
    async work({ press, isAt }) {
      await press('label', /^Three or four/);
      await press('label', /^Real knobs/);
      await press('button', /^Show me the list/);
      await isAt(/^\/washing-machines\?capacity=8-kg,9-kg&controls=knobs$/);
    },
  },
  {
    kind: 'post',
    path: '/blog/christmas-oven-test',
    heading: /^The Christmas oven test$/,
    async work({ press, isAt }) {
      await press('header a', /^Basket/);
      await isAt(/^\/cart/);
    },
  },
  {
    kind: 'order tracking',
    path: '/track-order',
    heading: /^Track an order$/,
    async work({ type, press, sees }) {
      await type('1999999999', 'main input', /^Order number/);
      await type('nobody@example.org', 'main input', /^E-mail address or postcode/);
      await press('main button', /^Show the order/);
      await sees('[role=alert]', /We cannot find an order with this number/);
    },
  },
];
