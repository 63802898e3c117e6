import type { LiteClient } from 'algoliasearch/lite';
import { getJson } from '@/lib/http/client';
import { href } from '@/lib/routing/href';
import { redirectOf } from './editor-words';
import { quickRequests, readQuick } from './quick-query';
import type { QuickAnswer, SearchSettings } from './types';
import { understand } from './understand/understand';

/** A host that failed is left alone for so long (specification §9). */
const AWAY_MS = 120_000;
const AWAY_KEY = 'searchAwayUntil';

type Service = { client: LiteClient } & Pick<SearchSettings, 'indexPrefix' | 'makers' | 'editorWords'>;

let service: Promise<Service> | undefined;

/** What the client would keep of its hosts; this shop keeps its own, shorter record of one failure. */
const forgetful = {
  get: async <T>(_key: unknown, otherwise: () => Promise<T>): Promise<T> => otherwise(),
  set: async <T>(_key: unknown, value: T): Promise<T> => value,
  delete: async () => undefined,
  clear: async () => undefined,
};

/** Fetches the client of the search service; to be called when somebody means to search. */
export function prepareSearch(): Promise<Service> {
  service ??= connect();
  service.catch(() => {
    service = undefined;
  });
  return service;
}

async function connect(): Promise<Service> {
  const [{ liteClient }, { appId, key, url, ...known }] = await Promise.all([
    import('algoliasearch/lite'),
    getJson<SearchSettings>(href('/api/search-settings')),
  ]);
  if (url === null) return { client: liteClient(appId, key), ...known };
  const [protocol = 'https', address = ''] = url.split('://');
  const host = { url: address, protocol: protocol === 'http' ? 'http' : 'https', accept: 'read' } as const;
  const client = liteClient(appId, key, { hosts: [host], hostsCache: forgetful });
  return { client, ...known };
}

/**
 * What the quick search offers for some words: from the search service within its time limits (connect 1 s, read
 * 2 s), else from the platform's own search by way of the shop.
 * @throws ApiError when neither can be reached.
 */
export async function quickSearch(query: string): Promise<QuickAnswer> {
  if (!isAway()) {
    const answer = await askService(query).catch(() => null);
    if (answer) return answer;
    leaveAlone();
  }
  return getJson<QuickAnswer>(href('/api/quick-search', { q: query }));
}

async function askService(query: string): Promise<QuickAnswer | null> {
  const { client, indexPrefix, makers, editorWords } = await prepareSearch();
  const wish = understand(query, { makers, synonyms: editorWords.synonyms });
  const answer = await client.search({ requests: quickRequests(query, wish, indexPrefix) });
  return readQuick(wish, answer, { prefix: indexPrefix, led: redirectOf(query, editorWords) });
}

function isAway(): boolean {
  try {
    return Number(sessionStorage.getItem(AWAY_KEY) ?? 0) > Date.now();
  } catch {
    return false;
  }
}

function leaveAlone(): void {
  try {
    sessionStorage.setItem(AWAY_KEY, String(Date.now() + AWAY_MS));
  } catch {
    // Nothing can be kept, so the next question tries again.
  }
}
