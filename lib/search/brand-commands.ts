import 'server-only';
import type { BatchRequest } from 'algoliasearch';
import { z } from 'zod';
import { orUnreachable } from '@/lib/platform/result';
import { indexNamed, searchAdmin, searchRequest } from '@/lib/platform/upstreams/search';
import { INDEX } from './indices';
import { brandRecord } from './place-records';
import { readBrands } from './sync-sources';

/** Maximum number of hits that the service returns at once. */
const MOST = 1_000;

const answer = z.object({
  results: z.array(z.object({ hits: z.array(z.object({ objectID: z.string() })) })),
});

/**
 * Writes the current makers to their index and deletes those that no longer exist. Their keywords stay as the last full
 * sync wrote them, because they need the whole catalogue.
 * @throws UnreachableError
 */
export async function syncBrands(): Promise<void> {
  const indexName = indexNamed(INDEX.brands);
  const requests = [{ indexName, query: '', hitsPerPage: MOST, attributesToRetrieve: ['objectID'] }];
  const [brands, held] = await Promise.all([
    readBrands(),
    searchRequest((client) => client.search({ requests }), answer),
  ]);
  const records = brands.map(brandRecord);
  const ids = new Set(records.map(({ objectID }) => objectID));
  const gone = orUnreachable(held).results.flatMap(({ hits }) =>
    hits.filter(({ objectID }) => !ids.has(objectID)),
  );
  const changes: BatchRequest[] = [
    ...records.map((body): BatchRequest => ({ action: 'partialUpdateObject', body })),
    ...gone.map((body): BatchRequest => ({ action: 'deleteObject', body })),
  ];
  orUnreachable(
    await searchAdmin((client) => client.batch({ indexName, batchWriteParams: { requests: changes } })),
  );
}
