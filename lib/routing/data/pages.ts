import { LIST_KEYS } from '../list-keys.ts';
import type { Route, Routes } from '../types.ts';

/** Complete, the same for everybody, and in the sitemap. */
const READ = { rendered: 'ahead', engines: 'map', rank: 'page' } as const satisfies Route;
/** The same for everybody; the browser fills in the shopper's own data. */
const SHELL = { rendered: 'ahead', engines: 'away', rank: 'page' } as const satisfies Route;
const SIGN_IN = { ...SHELL, rank: 'basket' } as const satisfies Route;
const OWN = { rendered: 'request', engines: 'away', rank: 'basket' } as const satisfies Route;
/** Without JavaScript, the key `note` holds the message about a form that was submitted. */
const NOTED = { ...OWN, keys: ['note'] } as const satisfies Route;
const OF_ORDER = { ...OWN, keys: ['order', 'note'] } as const satisfies Route;
const RESULTS = {
  rendered: 'request',
  engines: 'away',
  rank: 'list',
  keys: ['q', ...LIST_KEYS],
  parts: LIST_KEYS,
} as const satisfies Route;

const CHOOSE_KEYS = [
  'in',
  'of',
  'why',
  'kind',
  'people',
  'width',
  'height',
  'depth',
  'door',
  'most',
  'postcode',
  'vent',
  'want',
  'about',
  // Answers to a guide's questions, each part of a listing query.
  'q1',
  'q2',
  'q3',
  'q4',
  'q5',
  'q6',
  'q7',
  'q8',
  'q9',
] as const;

/** The shop's own pages. */
export const PAGES = {
  '/': { ...READ, drafts: true },
  '/brands': { ...READ, drafts: true },
  '/colors': READ,
  '/site-map': READ,
  '/contact': { ...READ, keys: ['order', 'price', 'ref'], drafts: true },
  '/trade': { ...READ, keys: ['items', 'ref'], drafts: true },
  '/blog': {
    ...READ,
    keys: ['tag', 'page'],
    parts: ['tag', 'page'],
    behind: '/place/blog',
    drafts: true,
  },
  '/blog/[slug]': { ...READ, engines: 'links', drafts: true },
  '/buying-guides': { ...READ, drafts: true },
  '/buying-guides/[slug]': { ...READ, engines: 'links', drafts: true },
  '/p/[sku]': { ...READ, engines: 'links', exact: true, drafts: true },
  '/products-old/[slug]': { ...READ, engines: 'links' },

  '/search': RESULTS,
  '/search-alg': RESULTS,
  '/compare': { rendered: 'request', engines: 'away', rank: 'list', keys: ['sku', 'rows'] },
  '/choose': {
    rendered: 'request',
    engines: 'away',
    rank: 'list',
    keys: CHOOSE_KEYS,
  },
  '/it-broke': {
    rendered: 'request',
    engines: 'away',
    rank: 'list',
    keys: ['what', 'kind', 'age', 'does', 'label', 'width', 'height', 'depth', 'people', 'postcode'],
  },
  '/my-home': SHELL,
  '/newsletter': SHELL,
  '/multibuy-list': { ...SHELL, keys: ['items'] },
  '/multibuy-list/fitter-pack': { ...SHELL, keys: ['items'] },
  '/wishlist': SHELL,
  '/wishlist/shared/[token]': { rendered: 'request', engines: 'away', rank: 'page' },
  '/sync': { rendered: 'request', engines: 'away', rank: 'page', keys: ['started'] },

  '/login': { ...SIGN_IN, keys: ['redirect'] },
  '/login/link': { ...SIGN_IN, keys: ['redirect', 'sent'] },
  '/login/open': { ...OWN, keys: ['t'] },
  '/logout': SIGN_IN,
  '/forgot-password': { ...SIGN_IN, keys: ['sent'] },
  '/reset-password': { ...SIGN_IN, keys: ['c', 't', 'done'] },

  '/cart': SIGN_IN,
  '/cart/plain': NOTED,
  '/checkout': { ...NOTED, rank: 'order', keys: ['step', 'payment', 'note'] },
  '/checkout/return': { ...SHELL, rank: 'order', keys: ['order', 'cart', 'wallet'] },
  '/checkout/order/[id]': { ...NOTED, rank: 'order' },

  '/account': NOTED,
  '/account/address-book': NOTED,
  '/account/address-book/new': NOTED,
  '/account/address-book/[id]': NOTED,
  '/account/address-book/[id]/delete': NOTED,
  '/account/login-security': NOTED,
  '/account/multibuy': OWN,
  '/account/order-history': { ...OWN, keys: ['q', 'page'] },
  '/account/order-history/[id]': NOTED,
  '/account/order-history/[id]/invoice': OWN,
  '/account/personal-details': NOTED,
  '/account/personal-details/delete': NOTED,
  '/account/wishlist': OWN,
  '/account-deleted': OWN,
  '/alerts/stop': { ...OWN, keys: ['t'] },

  '/track-order': OF_ORDER,
  '/track-order/cancel': OF_ORDER,
  '/track-order/day': OF_ORDER,
  '/track-order/note': OF_ORDER,
  '/track-order/return': OF_ORDER,
} as const satisfies Routes;
