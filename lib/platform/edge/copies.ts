import type { IncomingMessage } from 'node:http';
import type { CacheName } from '../cache/budget.ts';
import { TAGS_OF_LISTS } from '../cache/cache-tags.ts';
import { createMemory } from '../cache/memory.ts';
import { hasExpired } from '../cache/expiries.ts';
import { type Answer, notModified } from './answer.ts';
import { isCrawler } from './document/crawlers.ts';
import { chooseEncoding, OFFERED } from './encoding.ts';
import type { RequestTarget } from './responder.ts';
import { isSharedList, leftOfMinute, SHARED_LIFE_S } from './shared-lists.ts';

/** The same as `stale-if-error` tells shared caches. */
const LONGEST_STALE_MS = 24 * 60 * 60_000;
/** While a copy is being refreshed, it counts as fresh for this long. */
const RENEWAL_MS = 5_000;

/** Times as of `performance.now()`. Between `freshUntil` and `goodUntil` a copy is served and refreshed. */
type Copy = { answer: Answer; at: number; freshUntil: number; goodUntil: number; made: Made };
/** The expiry count when it was rendered, and its cache tags; undefined if they are not known. */
type Made = { expiries: number; tags: readonly string[] | undefined };

/** The state before a page was requested. */
export type Before = {
  /** The value of `expiryCount`. */
  expiries: number;
  /** Milliseconds since 1970. */
  begun: number;
};
/** What a renderer reports about a page: when it stops being true, in milliseconds since 1970, and its cache tags. */
export type About = { trueUntil?: number; tags?: readonly string[] };
export type Asking = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
type Asked = Pick<RequestTarget, 'path' | 'query'>;

/** `isOld`: the caller should refresh it in the background. */
export type Found = { answer: Answer; isOld: boolean };

export type Copies = {
  get(request: Asking, asked: Asked): Found | undefined;
  /** Returns a copy that was true within the last day, for an outage; its headers let no cache keep it. */
  getStale(request: Asking, asked: Asked): Answer | undefined;
  keep(request: Asking, asked: Asked, answer: Answer, before: Before, about?: About): void;
};

type Options = {
  name: CacheName;
  freshMs: number;
  /** Whether a stale copy may be served while it is refreshed, for as long as shared caches may. */
  isRenewed: boolean;
  /** Returns the key of a copy; undefined if the response is not kept here. */
  keyOf: (request: Asking, asked: Asked) => string | undefined;
  /** Whether a copy is kept only from its second request on, because anybody can make up such URLs. */
  fromSecondSight: boolean;
  /** The cache tags of all copies, if they are not reported for each. */
  tags?: readonly string[];
};

/** Finished responses that are the same for everybody. After a webhook has expired one, only `getStale` returns it. */
function createCopies({ name, freshMs, isRenewed, keyOf, fromSecondSight, tags }: Options): Copies {
  const memory = createMemory<Copy>(name);
  const seen = fromSecondSight ? createMemory<true>('listsSeen') : undefined;
  const find = (request: Asking, asked: Asked): Copy | undefined => {
    const key = keyOf(request, asked);
    return key === undefined ? undefined : memory.get(key);
  };

  /**
   * Returns until when a copy is good. A page that the renderer itself served stale does not extend the previous copy.
   */
  function goodUntil(answer: Answer, at: number, before: Copy | undefined): number {
    if (!isRenewed) return at + freshMs;
    return answer.cache === 'STALE'
      ? Math.max(at + freshMs, before?.goodUntil ?? 0)
      : at + Math.max(freshMs, sharedMs(answer));
  }

  return {
    get(request, asked) {
      const copy = find(request, asked);
      const now = performance.now();
      if (!copy || now > copy.goodUntil || isExpired(copy.made)) return undefined;
      const isOld = now > copy.freshUntil;
      if (isOld) copy.freshUntil = now + RENEWAL_MS;
      const answer = aged(copy.answer, now - copy.at);
      return { answer: notModified(request, answer) ?? answer, isOld };
    },
    getStale(request, asked) {
      const copy = find(request, asked);
      if (!copy || performance.now() - copy.at > LONGEST_STALE_MS) return undefined;
      const { etag: _, ...headers } = copy.answer.headers;
      return { ...copy.answer, headers: { ...headers, 'cache-control': 'no-store' }, cache: 'STALE' };
    },
    keep(request, asked, answer, { expiries, begun }, about = {}) {
      const key = keyOf(request, asked);
      if (!key || answer.status !== 200 || sharedMs(answer) === 0) return;
      const isNew = seen !== undefined && !seen.get(key);
      seen?.set(key, true);
      if (isNew) return;
      const at = performance.now();
      const trueMs = about.trueUntil === undefined ? leftOfMinute(begun) : about.trueUntil - Date.now();
      const good = Math.min(goodUntil(answer, at, memory.get(key)), at + trueMs);
      const made = { expiries, tags: about.tags ?? tags };
      memory.set(key, { answer, at, freshUntil: Math.min(at + freshMs, good), goodUntil: good, made });
    },
  };
}

const isExpired = ({ expiries, tags }: Made): boolean => hasExpired(expiries, tags);

/** Adds `Age`, so that shared caches keep a copy only for the rest of its lifetime. */
const aged = (answer: Answer, ageMs: number): Answer =>
  ageMs < 1_000
    ? answer
    : { ...answer, headers: { ...answer.headers, age: String(Math.floor(ageMs / 1_000)) } };

/** Returns the `s-maxage` of a response, in milliseconds. */
const sharedMs = ({ headers }: Answer): number =>
  Number(/\bs-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0) * 1_000;

/**
 * Copies of prerendered pages. They are fresh for a second, so that a page in demand reaches Next.js once a second.
 * Then they are served stale while they are refreshed, so that nobody waits for a renderer that is busy with another
 * page.
 */
export const createPageCopies = (): Copies =>
  createCopies({
    name: 'pageCopies',
    freshMs: 1_000,
    isRenewed: true,
    fromSecondSight: false,
    // Plain pages only: no router payload, no range, no crawler's copy.
    keyOf({ url, headers }, { path }) {
      if (url?.includes('?') || headers['rsc'] || headers.range || isCrawler({ headers })) return undefined;
      return `${chooseEncoding(headers['accept-encoding'])} ${path}`;
    },
  });

/** Copies of filtered listings and search results. */
export const createListCopies = (): Copies =>
  createCopies({
    name: 'listCopies',
    freshMs: SHARED_LIFE_S * 1_000,
    isRenewed: false,
    fromSecondSight: true,
    tags: TAGS_OF_LISTS,
    keyOf: (request, asked) =>
      isSharedList(request, asked)
        ? `${chooseEncoding(request.headers['accept-encoding'], OFFERED.each)} ${request.url}`
        : undefined,
  });
