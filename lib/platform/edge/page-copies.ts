import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { pageEpoch } from '../cache/page-epoch.ts';
import { type Answer, notModified } from './answer.ts';
import { isCrawler } from './document/crawlers.ts';
import { chooseEncoding } from './encoding.ts';

const FRESH_MS = 1_000;
const MEMORY = 64 * 1024 * 1024;

type Copy = { answer: Answer; at: number; epoch: number };

export type PageCopies = {
  get(request: IncomingMessage, path: string): Answer | undefined;
  /** @param epoch as it was before the page was asked for. */
  keep(request: IncomingMessage, path: string, answer: Answer, epoch: number): void;
};

/**
 * Finished prerendered pages, for a second: a page that many ask for at once is handled by the framework once. What a
 * webhook expires is forgotten at that moment.
 */
export function createPageCopies(now: () => number = () => performance.now()): PageCopies {
  const memory = new LRUCache<string, Copy>({ maxSize: MEMORY });

  return {
    get(request, path) {
      const key = keyOf(request, path);
      const copy = key && memory.get(key);
      if (!copy || now() - copy.at > FRESH_MS || copy.epoch !== pageEpoch()) return undefined;
      return notModified(request, copy.answer) ?? copy.answer;
    },
    keep(request, path, answer, epoch) {
      const key = keyOf(request, path);
      if (!key || answer.status !== 200 || !isShared(answer)) return;
      memory.set(key, { answer, at: now(), epoch }, { size: answer.body.length + 2_048 });
    },
  };
}

const isShared = ({ headers }: Answer) => /\bs-maxage=/.test(headers['cache-control'] ?? '');

/** Undefined for what is not the plain page: a query, a payload for the router, a part, a crawler's copy. */
function keyOf(request: IncomingMessage, path: string): string | undefined {
  const { url, headers } = request;
  if (url?.includes('?') || headers['rsc'] || headers.range || isCrawler(request)) return undefined;
  return `${chooseEncoding(headers['accept-encoding'])} ${path}`;
}
