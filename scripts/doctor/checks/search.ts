import { Fault } from '../../services/fault.ts';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { PRODUCT_SETTINGS } from '../../../lib/search/data/settings.ts';
import { INDEX, REPLICAS } from '../../../lib/search/indices.ts';
import { type Answer, once, shaped } from '../../services/ask.ts';
import { type Check, type Context, failure, ok, warning } from '../types.ts';
import { storefrontOf } from '../../services/storefront.ts';

const HOUR_MS = 3_600_000;
/**
 * Age of the index that counts as old. Products are updated by webhooks, posts and makers by polling; a missed update
 * waits for a sync.
 */
const OLD_HOURS = 48;
/** Share of the products by which the index may differ, since webhooks may be on their way. */
const TOLERANCE = 0.02;

const SYNC = 'Write it anew: npm run search:sync.';

const listed = z.object({
  items: z.array(
    z.object({ name: z.string(), entries: z.number(), updatedAt: z.string(), primary: z.string().nullish() }),
  ),
});

const COUNT = 'query DoctorCount { site { products(first: 1) { collectionInfo { totalItems } } } }';
const count = z.object({
  site: z.object({ products: z.object({ collectionInfo: z.object({ totalItems: z.number() }).nullable() }) }),
});

/** Checks the search service: what each key may do, and what the indices hold. */
export function searchChecks(context: Context): Check[] {
  const { search } = context.config;
  const named = (name: string) => `${search.indexPrefix}${name}`;
  const send = (key: string, path: string, body?: object): Promise<Answer> =>
    context.ask({
      url: `${search.url}${path}`,
      headers: { 'x-algolia-application-id': search.appId, 'x-algolia-api-key': key },
      ...(body && { method: 'POST', body }),
    });
  const indices = once(async () => {
    const answer = await send(search.adminKey, '/1/indexes');
    refuse(answer, 'ALGOLIA_ADMIN_API_KEY');
    return shaped(listed, answer).items;
  });
  const products = async () => (await indices()).find((index) => index.name === named(INDEX.products));
  return [
    {
      name: 'search/search key',
      tried: `searched ${named(INDEX.products)}`,
      run: async () => {
        const answer = await send(search.searchKey, `/1/indexes/${named(INDEX.products)}/query`, {
          hitsPerPage: 0,
        });
        if (answer.status === 404) return failure('there is no such index', SYNC);
        refuse(answer, 'ALGOLIA_SEARCH_API_KEY');
        return ok('it may search');
      },
    },
    {
      name: 'search/search key’s rights',
      tried: 'asked with the search key what only another may see',
      run: async () => {
        const { status } = await send(search.searchKey, '/1/indexes');
        if (status >= 400) return ok(`${status}, it may only search`);
        return failure(
          'it may see and perhaps write indices, and every browser is given it',
          'Set ALGOLIA_SEARCH_API_KEY to a key with the right “search” alone: Settings › API keys; replace the one that was shown.',
        );
      },
    },
    {
      name: 'search/admin key',
      tried: 'asked for the list of indices',
      run: async () => ok(`${(await indices()).length} indices`),
    },
    {
      name: 'search/indices',
      tried: `looked for ${Object.values(INDEX).join(', ')}`,
      needs: ['search/admin key'],
      run: async () => {
        const found = await indices();
        const lacking = Object.values(INDEX)
          .map(named)
          .filter((name) => !found.some((index) => index.name === name && index.entries > 0));
        return lacking.length === 0
          ? ok('all hold records')
          : failure(`empty or lacking: ${lacking.join(', ')}`, SYNC);
      },
    },
    {
      name: 'search/replicas',
      tried: `looked for the orders of ${INDEX.products}`,
      needs: ['search/indices'],
      run: async () => {
        const found = await indices();
        const lacking = Object.values(REPLICAS)

          .map(({ name }) => named(name))
          .filter(
            (name) => !found.some((index) => index.name === name && index.primary === named(INDEX.products)),
          );
        return lacking.length === 0 ? ok('each is there') : failure(`lacking: ${lacking.join(', ')}`, SYNC);
      },
    },
    {
      name: 'search/settings',
      tried: `compared the settings of ${INDEX.products}`,
      needs: ['search/indices'],
      run: async () => {
        const answer = await send(search.adminKey, `/1/indexes/${named(INDEX.products)}/settings`);
        const found = shaped(z.record(z.string(), z.unknown()), answer);
        const other = Object.entries(PRODUCT_SETTINGS)
          .filter(([name, value]) => !isDeepStrictEqual(found[name], value))
          .map(([name]) => name);
        return other.length === 0
          ? ok('as the shop writes them')
          : failure(`changed: ${other.join(', ')}`, SYNC);
      },
    },
    {
      name: 'search/age',
      tried: 'asked when products were last written',
      needs: ['search/indices'],
      run: async () => {
        const hours = Math.round((context.now - Date.parse((await products())?.updatedAt ?? '')) / HOUR_MS);
        const found = `${hours} hours ago`;
        return hours <= OLD_HOURS
          ? ok(found)
          : warning(found, `Look whether hooks arrive (commerce/hooks, shop/platform’s events). ${SYNC}`);
      },
    },
    {
      name: 'search/completeness',
      tried: 'counted products here and on the platform',
      needs: ['search/indices', 'commerce/storefront'],
      run: async () => {
        const { site } = await storefrontOf(context)(COUNT, count);
        const total = site.products.collectionInfo?.totalItems ?? 0;
        const { entries = 0 } = (await products()) ?? {};
        const found = `${entries} of ${total}`;
        return Math.abs(entries - total) <= total * TOLERANCE ? ok(found) : warning(found, SYNC);
      },
    },
  ];
}

/** @throws Fault */
function refuse({ status }: Answer, variable: string): void {
  if (status === 401 || status === 403)
    throw new Fault(
      `${status}, the key is not this application’s, or may not do this`,
      `Set ALGOLIA_APP_ID and ${variable}: Settings › API keys.`,
    );
  if (status >= 400) throw new Fault(`${status}`, 'Look at ALGOLIA_HOST, or try again in a minute.');
}
