import { consent, subscribeToConsent } from '@/lib/consent/client';
import { CONSENT_KEYS } from '@/lib/consent/traces';
import { getJson } from '@/lib/http/client';
import { readCookie } from '@/lib/http/cookies';
import { CUSTOMER_COOKIE } from '@/lib/http/customer-name-client';
import { href } from '@/lib/routing/href';
import { INDEX } from './indices';
import type { ListOrigin, Origin, SearchSettings } from './types';

/** Prefix of the random token under which choices are counted (specification §7). */
const ANONYMOUS = 'anonymous-';

type Insights = typeof import('search-insights')['default'];
type Service = { aa: Insights; indexPrefix: string };

let ready: Promise<Service> | undefined;

/**
 * Value of the customer cookie when `ready` was set, and whether the library holds the token of a signed-in customer.
 */
let greeted: string | undefined;
let isNamed = false;

/** Maximum numbers in one event of the service. */
const MOST_OBJECTS = 20;
const MOST_FILTERS = 10;

/** A product chosen from the results of a search. */
export type Choice = { id: number; position: number; origin: Origin };

const about = ({ index, queryId: queryID }: Origin) => ({ index, queryID });

/** What a results page shows: the words, whether anything was found, and the page number, from 1. */
type Shown = { words: string; isFound: boolean; page: number };

/**
 * Has the search service count a search under this shopper's random token. Returns its query id, with which choices
 * from the results are reported: the page itself is the same for everybody. Null without consent. Rejects if the
 * service cannot be reached.
 */
export async function countSearch(
  { words, isFound, page }: Shown,
  { index }: Pick<ListOrigin, 'index'>,
): Promise<Origin | null> {
  if (consent() !== 'given') return null;
  const { serviceClient } = await import('./service-client');
  const client = await serviceClient();
  const request = {
    indexName: index,
    query: words,
    optionalWords: words.split(' '),
    page: page - 1,
    hitsPerPage: 1,
    attributesToRetrieve: [],
    clickAnalytics: true,
    userToken: anonymousToken(),
    // If the page found nothing, the search must count as one without results.
    ...(isFound ? {} : { numericFilters: ['price<0'] }),
  };
  const { results } = await client.search({ requests: [request] });
  const queryId = (results[0] as { queryID?: string } | undefined)?.queryID;
  return queryId ? { index, queryId } : null;
}

/** Reports that products found by a search are seen. */
export const countSeen = (ids: readonly number[], origin: Origin): void =>
  tell((aa) =>
    aa('viewedObjectIDs', {
      eventName: 'Results seen',
      ...about(origin),
      objectIDs: ids.slice(0, MOST_OBJECTS).map(String),
    }),
  );

/** Reports that a filtered listing is seen. */
export const countFiltersSeen = (filters: readonly string[], { index }: ListOrigin): void => {
  if (filters.length === 0) return;
  const seen = filters.slice(0, MOST_FILTERS);
  tell((aa) => aa('viewedFilters', { eventName: 'Filters seen', index, filters: seen }));
};

/** Reports that filters are added to a listing. */
export const countFiltersChosen = (filters: readonly string[], { index }: ListOrigin): void => {
  if (filters.length === 0) return;
  const chosen = filters.slice(0, MOST_FILTERS);
  tell((aa) => aa('clickedFilters', { eventName: 'Filters chosen', index, filters: chosen }));
};

/** Reports that a product is opened from the results of a search. */
export const countClick = ({ id, position, origin }: Choice): void =>
  tell((aa) =>
    aa('clickedObjectIDsAfterSearch', {
      eventName: 'Product opened',
      ...about(origin),
      objectIDs: [String(id)],
      positions: [position],
    }),
  );

/** Reports that a product found by a search is added to the basket. */
export const countAdded = (id: number, origin: Origin): void =>
  tell((aa) =>
    aa('addedToCartObjectIDsAfterSearch', {
      eventName: 'Added to the basket',
      ...about(origin),
      objectIDs: [String(id)],
    }),
  );

/** Where three products are proposed: to choose from, or as replacements for a broken appliance. */
export type ThreeFrom = 'choose' | 'broke';

const EVENTS = {
  choose: { shown: 'Three shown', added: 'One of three added' },
  broke: { shown: 'Replacements shown', added: 'Replacement added' },
} as const satisfies Record<ThreeFrom, object>;

/** Reports that three products are proposed. They do not come from a search. */
export const countThree = (ids: readonly number[], from: ThreeFrom): void =>
  tell((aa, indexPrefix) =>
    aa('viewedObjectIDs', {
      eventName: EVENTS[from].shown,
      index: indexPrefix + INDEX.products,
      objectIDs: ids.map(String),
    }),
  );

/** Reports that one of the three is added to the basket. */
export const countThreeAdded = (id: number, from: ThreeFrom): void =>
  tell((aa, indexPrefix) =>
    aa('addedToCartObjectIDs', {
      eventName: EVENTS[from].added,
      index: indexPrefix + INDEX.products,
      objectIDs: [String(id)],
    }),
  );

/** A line of an order: the quantity, and the total price paid for it, in pence. */
export type Bought = { id: number; quantity: number; total: number };

/**
 * Reports an order. The library works out which search led to each product, from the openings and additions reported
 * before.
 */
export const countPurchase = (lines: readonly Bought[]): void =>
  tell((aa, indexPrefix) =>
    Promise.all(
      inEvents(lines).map((some) =>
        aa(
          'purchasedObjectIDsAfterSearch',
          {
            eventName: 'Order placed',
            index: indexPrefix + INDEX.products,
            objectIDs: some.map(({ id }) => String(id)),
            objectData: some.map(({ quantity, total }) => ({ price: pounds(total / quantity), quantity })),
            value: pounds(some.reduce((sum, { total }) => sum + total, 0)),
            currency: 'GBP',
          },
          { inferQueryID: true },
        ),
      ),
    ),
  );

const inEvents = (lines: readonly Bought[]): (readonly Bought[])[] =>
  lines.length === 0 ? [] : [lines.slice(0, MOST_OBJECTS), ...inEvents(lines.slice(MOST_OBJECTS))];

const pounds = (pence: number): number => Math.round(pence) / 100;

/** Sends an event, only with consent. Nothing waits for it or fails with it. */
function tell(send: (aa: Insights, indexPrefix: string) => unknown): void {
  if (consent() !== 'given') return;
  const greeting = readCookie(CUSTOMER_COOKIE);
  // If somebody signed in or out since, in any tab, the token is another.
  if (greeting !== greeted) ready = undefined;
  greeted = greeting;
  ready ??= start(greeting);
  ready
    .then(({ aa, indexPrefix }) => (consent() === 'given' ? send(aa, indexPrefix) : undefined))
    .catch(() => {
      ready = undefined;
    });
}

async function start(greeting: string | undefined): Promise<Service> {
  const [{ default: aa }, { appId, key, insightsUrl, indexPrefix }, user] = await Promise.all([
    import('search-insights'),
    getJson<SearchSettings>(href('/api/search-settings')),
    signedInUser(),
  ]);
  if (consent() !== 'given') throw new Error('The answer was taken back meanwhile.');
  if (readCookie(CUSTOMER_COOKIE) !== greeting) throw new Error('Somebody signed in or out meanwhile.');
  aa('init', { appId, apiKey: key, host: insightsUrl, useCookie: false });
  aa('setUserToken', anonymousToken());
  if (user) sessionStorage.setItem(CONSENT_KEYS.user, user);
  else sessionStorage.removeItem(CONSENT_KEYS.user);
  if (user || isNamed) aa('setAuthenticatedUserToken', user ?? undefined);
  isNamed = user !== null;
  return { aa, indexPrefix };
}

function anonymousToken(): string {
  const stored = localStorage.getItem(CONSENT_KEYS.token);
  if (stored?.startsWith(ANONYMOUS)) return stored;
  const fresh = `${ANONYMOUS}${crypto.randomUUID()}`;
  localStorage.setItem(CONSENT_KEYS.token, fresh);
  return fresh;
}

/**
 * Pseudonym of the signed-in customer; null if nobody is signed in. Always requested, because the one stored in the tab
 * may be that of a previous customer.
 */
async function signedInUser(): Promise<string | null> {
  if (!readCookie(CUSTOMER_COOKIE)) return null;
  return (await getJson<{ user: string | null }>(href('/api/session'))).user;
}

// A token lasts only as long as a consent.
subscribeToConsent(() => {
  ready = undefined;
});
