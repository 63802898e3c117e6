import type { PageText } from '../../write/pages.ts';

type Row = readonly [names: string, what: string, howLong: string];

/** Cookies, which the browser sends with requests to the shop. */
const COOKIES: readonly Row[] = [
  ['shopToken', 'keeping you signed in', 'as long as you are'],
  ['customerInfo', 'your first name, to greet you', 'as long as you are signed in'],
  ['wishlistId', 'which wishlist belongs to your account', 'as long as you are signed in'],
  ['cartId', 'your basket', '7 days'],
  ['XSRF-TOKEN', 'so that nobody else can act in your name', 'the visit'],
  ['wantedDelivery', 'the day and postcode you chose with a product, for the checkout', '2 days'],
  ['walletIntent', 'a payment that you went to approve in your wallet', '1 hour'],
  ['placedOrders', 'orders placed in this browser, to show you their confirmation', '7 days'],
  ['openedOrders', 'orders you opened with their number and your postcode', '2 hours'],
  ['signInToken, resetToken', 'the link in an e-mail that you asked us for', '10 minutes'],
  ['pageNote', 'what you entered in a form, to show it again with our answer', '10 minutes'],
  [
    'formState, formState2',
    'the same, where the form was sent before the page had finished loading',
    '2 minutes',
  ],
  ['locale', 'language', '365 days'],
  ['editorPreview', 'for our editors only: seeing pages before they are published', '2 hours'],
];

const STORED: readonly Row[] = [
  ['wishlist, wishlist-prices', 'your wishlist, and what each cost when you saved it', 'until you clear it'],
  [
    'multibuy, multibuy-noted, multibuy-account',
    'your kitchen set, what each cost then, and the set in your account',
    'until you clear it',
  ],
  ['compare, compare-rows', 'what you compare, and whether all rows are shown', 'until you clear it'],
  ['later', 'what you saved for later in the basket', 'until you take it out'],
  ['basket-seen', 'prices as you last saw them in the basket', 'until you clear your browser'],
  [
    'basket-waiting',
    'changes to the basket made without a connection',
    'until they are sent, 7 days at most',
  ],
  ['recent', 'recently viewed products', 'until you clear it'],
  ['recentSearches', 'recent searches', 'until you clear it'],
  ['home', 'My home: measurements, postcode and tariff', 'until you erase it'],
  ['listing-view', 'whether you see lists as pictures or rows', 'until you clear your browser'],
  ['searchKey', 'whether the / key goes to the search', 'until you clear your browser'],
  ['consent', 'your answer about statistics', '180 days'],
];

/** Session storage, cleared with the tab. */
const OF_A_TAB: readonly Row[] = [
  [
    'draft- and the name of a form',
    'what you typed and have not sent, such as your name and address; never passwords or card numbers',
    'until it is sent, or the tab is closed',
  ],
  ['listing-opened', 'which product you opened from a list, for the way back', 'until the tab is closed'],
  ['reloaded: and an address', 'that a page was loaded again after an update', 'until the tab is closed'],
];

/** Stored only with consent. */
const COUNTED: readonly Row[] = [
  ['searchToken', 'the random number', '180 days'],
  ['userId', 'the code for your account, while you are signed in', 'until the tab is closed'],
  ['searchFinds', 'products you opened from a search', 'until the tab is closed'],
  ['threeShown, threeSwitched', 'products shown to you as one of three', 'until the tab is closed'],
  ['searchPurchases, AlgoliaObjectQueryCache', 'orders and searches already counted', '180 days'],
  [
    'categoryTree, trendingProducts, warrantyProducts',
    'a copy of our departments and of what longer cover costs',
    '180 days',
  ],
  ['startLoadedAt', 'when this tab loaded them', 'until the tab is closed'],
];

const table = (rows: readonly Row[]): string =>
  `<table><thead><tr><th scope="col">Name</th><th scope="col">For</th><th scope="col">How long</th></tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

/** The page about everything that the shop stores on a device (experience §1 L12). */
export const DEVICE_PAGE: PageText = {
  slug: 'cookies',
  name: 'Cookies and storage',
  description: 'What is kept on your device, what it is for, and how to change your mind.',
  html: `<p>We keep as little as possible on your device, and only what is needed for something you asked for. There are no advertising cookies.</p><h2>Needed for what you asked</h2><p>These are cookies. On a secure connection their names begin with __Host- or __Secure-.</p>${table(COOKIES)}<p>These are kept by your browser and not sent with each page.</p>${table(STORED)}<p>These are kept in one tab of your browser.</p>${table(OF_A_TAB)}<h2>Statistics</h2><p>We count pages and faults ourselves, without cookies and without following you to other sites.</p><p>Searches, the filters used on them, and what is chosen and bought from the results, or from the three that we show you, are counted only after you say yes, under a random number that is kept on your device for 180 days at most and, while you are signed in, under a code for your account that does not say who you are. None of it is sent before that. The same yes lets your browser keep a copy of our departments and of what longer cover costs, until you say no. You can change your answer at any time: <em>Cookie choices</em> at the foot of every page. Refusing is as easy as accepting, and the shop works just the same.</p><p>These are kept after you say yes, and removed if you say no:</p>${table(COUNTED)}`,
};
