import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { getJson } from '@/lib/http/client';
import { href } from '@/lib/routing/href';
import type { SearchSettings } from './types';

let client: Promise<LiteClient> | undefined;

/** Returns the client with which a browser has the search service count a search. */
export function serviceClient(): Promise<LiteClient> {
  client ??= connect();
  client.catch(() => {
    client = undefined;
  });
  return client;
}

async function connect(): Promise<LiteClient> {
  const { appId, key, url } = await getJson<SearchSettings>(href('/api/search-settings'));
  if (url === null) return liteClient(appId, key);
  const [protocol = 'https', address = ''] = url.split('://');
  return liteClient(appId, key, {
    hosts: [{ url: address, protocol: protocol === 'http' ? 'http' : 'https', accept: 'read' }],
  });
}
