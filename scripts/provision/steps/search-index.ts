import { z } from 'zod';
import { INDEX, REPLICAS } from '../../../lib/search/indices.ts';
import { shaped } from '../../services/ask.ts';
import { Fault } from '../../services/fault.ts';
import { byHand, inPlace, make, type Step } from '../types.ts';

const listed = z.object({ items: z.array(z.object({ name: z.string(), entries: z.number() })) });

/** The search indices. The sync itself writes indices, replicas, their settings and synonyms. */
export const searchIndex: Step = {
  name: 'search/indices',
  run: async (context) => {
    const { appId, adminKey, url, indexPrefix } = context.config.search;
    if (!adminKey)
      return [
        byHand(
          searchIndex.name,
          'Settings › API keys: the application’s id into ALGOLIA_APP_ID, the search-only key into ALGOLIA_SEARCH_API_KEY, the write key into ALGOLIA_ADMIN_API_KEY.',
        ),
      ];
    const headers = { 'x-algolia-application-id': appId, 'x-algolia-api-key': adminKey };
    const answer = await context.ask({ url: `${url}/1/indexes`, headers });
    if (answer.status >= 400)
      throw new Fault(`${answer.status}`, 'Look at ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY.');
    const { items } = shaped(listed, answer);
    const wanted = [...Object.values(INDEX), ...Object.values(REPLICAS).map(({ name }) => name)].map(
      (name) => `${indexPrefix}${name}`,
    );
    const lacking = wanted.filter((name) => !items.some((index) => index.name === name));
    if (lacking.length === 0) return [inPlace(searchIndex.name, `${wanted.length}, with replicas`)];
    if (!context.config.commerce.storefrontToken && !context.isDryRun)
      return [byHand(searchIndex.name, 'npm run search:sync, once the storefront has its token.')];
    return [
      await make(context, searchIndex.name, `written: ${lacking.join(', ')}`, async () => {
        const { syncAll } = await import('../../../lib/search/sync-commands.ts');
        await syncAll();
      }),
    ];
  },
};
