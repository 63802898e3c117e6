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

/** As shared caches are told (`stale-if-error`). */
const LONGEST_STALE_MS = 24 * 60 * 60_000;
/** Until a page that is being made anew has come, or has not. */
const RENEWAL_MS = 5_000;

/** Instants as `performance.now()` says them. Between `freshUntil` and `goodUntil` it is given and made anew. */
type Copy = { answer: Answer; at: number; freshUntil: number; goodUntil: number; made: Made };
/** At which count of expiries, and of what; undefined where that is not known. */
type Made = { expiries: number; tags: readonly string[] | undefined };

/** What was so before a page was asked for. */
export type Before = { /** `expiryCount` */ expiries: number /** Milliseconds since 1970. */; begun: number };
/** What a renderer says of a page that it had: until when it is true, in milliseconds since 1970, and its cache tags. */
export type About = { trueUntil?: number; tags?: readonly string[] };
export type Asking = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
type Asked = Pick<RequestTarget, 'path' | 'query'>;

/** `isOld`: whoever is told so has it made anew, and nobody waits for that. */
export type Found = { answer: Answer; isOld: boolean };

export type Copies = {
  get(request: Asking, asked: Asked): Found | undefined;
  /** What was true within a day, for when there is nothing better; nobody else is to keep it. */
  getStale(request: Asking, asked: Asked): Answer | undefined;
  keep(request: Asking, asked: Asked, answer: Answer, before: Before, about?: About): void;
};

type Options = {
  name: CacheName;
  freshMs: number;
  /** Whether one that is not fresh is good as long as shared caches are told. */
  isRenewed: boolean;
  /** Undefined for what is not kept here. */
  keyOf: (request: Asking, asked: Asked) => string | undefined;
  /** Whether what is asked for once is not worth keeping: anybody can make up such addresses. */
  fromSecondSight: boolean;
  /** Of what all of them may be made, where that is not said of each. */
  tags?: readonly string[];
};

/** Finished answers that are the same for everybody. What a webhook expires is forgotten then, but for `getStale`. */
function createCopies({ name, freshMs, isRenewed, keyOf, fromSecondSight, tags }: Options): Copies {
  const memory = createMemory<Copy>(name);
  const seen = fromSecondSight ? createMemory<true>('listsSeen') : undefined;
  const find = (request: Asking, asked: Asked): Copy | undefined => {
    const key = keyOf(request, asked);
    return key === undefined ? undefined : memory.get(key);
  };

  /** One that the renderer itself has as an old one makes nothing good for longer than the one before it was. */
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

/** Says how old a copy is, so that shared caches keep it for no longer than it has left. */
const aged = (answer: Answer, ageMs: number): Answer =>
  ageMs < 1_000
    ? answer
    : { ...answer, headers: { ...answer.headers, age: String(Math.floor(ageMs / 1_000)) } };

/** For how long shared caches are told to keep an answer, in milliseconds. */
const sharedMs = ({ headers }: Answer): number =>
  Number(/\bs-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0) * 1_000;

/**
 * Prerendered pages: for a second as they are, so that one that many ask for at once is handled by the framework once,
 * and after that while they are made anew, so that nobody waits for a renderer that is at work for somebody else.
 */
export const createPageCopies = (): Copies =>
  createCopies({
    name: 'pageCopies',
    freshMs: 1_000,
    isRenewed: true,
    fromSecondSight: false,
    // The plain page alone: no payload for the router, no part, no crawler's copy.
    keyOf({ url, headers }, { path }) {
      if (url?.includes('?') || headers['rsc'] || headers.range || isCrawler({ headers })) return undefined;
      return `${chooseEncoding(headers['accept-encoding'])} ${path}`;
    },
  });

/** Lists as a query narrows them, and what is found. */
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
