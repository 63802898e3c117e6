import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { bytesFor } from '../cache/budget.ts';
import { pageEpoch } from '../cache/page-epoch.ts';
import { type Answer, notModified } from './answer.ts';
import { isCrawler } from './document/crawlers.ts';
import { chooseEncoding } from './encoding.ts';
import type { RequestTarget } from './responder.ts';
import { isSharedList, leftOfMinute, SHARED_LIFE_S } from './shared-lists.ts';

/** As shared caches are told (`stale-if-error`). */
const LONGEST_STALE_MS = 24 * 60 * 60_000;
/** Addresses that were asked for once. */
const MOST_SEEN = 10_000;
const OVERHEAD = 2_048;

/** `at` and `freshUntil` as `performance.now()` says them. */
type Copy = { answer: Answer; at: number; freshUntil: number; epoch: number };

/** What was so before a page was asked for. */
export type Before = { epoch: number /** Milliseconds since 1970. */; begun: number };
type Asked = Pick<RequestTarget, 'path' | 'query'>;

export type Copies = {
  get(request: IncomingMessage, asked: Asked): Answer | undefined;
  /** What was true within a day, for when there is nothing better; nobody else is to keep it. */
  getStale(request: IncomingMessage, asked: Asked): Answer | undefined;
  keep(request: IncomingMessage, asked: Asked, answer: Answer, before: Before): void;
};

type Options = {
  /** Bytes. */
  memory: number;
  freshMs: number;
  /** Undefined for what is not kept here. */
  keyOf: (request: IncomingMessage, asked: Asked) => string | undefined;
  /** Whether what is asked for once is not worth keeping: anybody can make up such addresses. */
  fromSecondSight: boolean;
};

/** Finished answers that are the same for everybody. What a webhook expires is forgotten then, but for `getStale`. */
function createCopies({ memory: maxSize, freshMs, keyOf, fromSecondSight }: Options): Copies {
  const memory = new LRUCache<string, Copy>({ maxSize });
  const seen = new LRUCache<string, true>({ max: MOST_SEEN });
  const find = (request: IncomingMessage, asked: Asked): Copy | undefined => {
    const key = keyOf(request, asked);
    return key === undefined ? undefined : memory.get(key);
  };

  return {
    get(request, asked) {
      const copy = find(request, asked);
      if (!copy || performance.now() > copy.freshUntil || copy.epoch !== pageEpoch()) return undefined;
      return notModified(request, copy.answer) ?? copy.answer;
    },
    getStale(request, asked) {
      const copy = find(request, asked);
      if (!copy || performance.now() - copy.at > LONGEST_STALE_MS) return undefined;
      const { etag: _, ...headers } = copy.answer.headers;
      return { ...copy.answer, headers: { ...headers, 'cache-control': 'no-store' }, cache: 'STALE' };
    },
    keep(request, asked, answer, { epoch, begun }) {
      const key = keyOf(request, asked);
      if (!key || answer.status !== 200 || !isShared(answer)) return;
      const isNew = fromSecondSight && !seen.has(key);
      seen.set(key, true);
      if (isNew) return;
      const size = answer.body.length + key.length + OVERHEAD;
      const at = performance.now();
      const freshUntil = at + Math.min(freshMs, leftOfMinute(begun));
      memory.set(key, { answer, at, freshUntil, epoch }, { size });
    },
  };
}

const isShared = ({ headers }: Answer) => /\bs-maxage=[1-9]/.test(headers['cache-control'] ?? '');

/** Prerendered pages, for a second: one that many ask for at once is handled by the framework once. */
export const createPageCopies = (): Copies =>
  createCopies({
    memory: bytesFor('pageCopies'),
    freshMs: 1_000,
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
    memory: bytesFor('listCopies'),
    freshMs: SHARED_LIFE_S * 1_000,
    fromSecondSight: true,
    keyOf: (request, asked) =>
      isSharedList(request, asked)
        ? `${chooseEncoding(request.headers['accept-encoding'])} ${request.url}`
        : undefined,
  });
