import 'server-only';
import { z } from 'zod';
import { getBrandsOnRequest, getCategoryTree } from '@/lib/catalogue/places/queries';
import { getListing } from '@/lib/listing/queries';
import { PLAIN_QUERY } from '@/lib/listing/query';
import { config } from '@/lib/platform/config';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { searchRequest } from '@/lib/platform/upstreams/search';
import { redirectOf } from './editor-words';
import { getEditorWords } from './editor-words-queries';
import { getPassageIndex } from './passage-queries';
import { readPlaces } from './places';
import { type Known, quickFromGoods, quickRequests, readQuick } from './quick-query';
import type { QuickAnswer } from './types';
import type { Wish } from './understand/types';
import { understand } from './understand/understand';
import { findWish } from './wish-queries';

/**
 * Returns what the quick search offers for a query: from the search service, else from the platform's own search.
 * @throws UnreachableError if neither can be reached
 */
export async function getQuickAnswer(query: string): Promise<QuickAnswer> {
  const [brands, taught, passages] = await Promise.all([
    orNull(getBrandsOnRequest),
    getEditorWords(),
    orNull(getPassageIndex),
  ]);
  const wish = understand(query, { makers: brands ?? [], synonyms: taught.synonyms });
  const known = { prefix: config().search.indexPrefix, led: redirectOf(query, taught), passages };
  return (await askService(query, wish, known)) ?? askPlatform(wish, known);
}

/** Null if the service cannot be reached, or its answer cannot be read. */
async function askService(query: string, wish: Wish, known: Known): Promise<QuickAnswer | null> {
  const requests = quickRequests(query, wish, known.prefix);
  const answer = await searchRequest((client) => client.search({ requests }), z.unknown());
  return answer.ok ? readQuick(wish, answer.value, known) : null;
}

async function askPlatform(wish: Wish, known: Known): Promise<QuickAnswer> {
  const [tree, brands] = await Promise.all([getCategoryTree(), getBrandsOnRequest()]);
  const { found } = await findWish(wish, 'commerce', PLAIN_QUERY, getListing);
  return quickFromGoods(
    wish,
    { places: readPlaces(wish, tree, brands), cards: found.listing.products },
    known,
  );
}
