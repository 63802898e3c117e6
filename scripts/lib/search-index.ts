import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './build.ts';
import type { Environment } from './environment.ts';
import { finished, run } from './processes.ts';

/** A larger catalogue is indexed on request only, since that takes minutes. */
const MOST_PRODUCTS = 20_000;

/**
 * Fills the sandbox's search service if its index is empty, was written by other sources, or links to pictures on
 * another port, so that a fresh shop can be searched at once.
 */
export async function fillSearchIfOld(root: string, env: Environment, log?: string): Promise<void> {
  if (env['ALGOLIA_APP_ID'] !== 'HOBWRIGHT' || env['BIGCOMMERCE_STORE_HASH'] !== 'hobwright') return;
  const sandbox = `http://127.0.0.1:${env['SANDBOX_PORT']}`;
  const note = join(env['SANDBOX_DATA'] ?? '.data', 'search-index');
  const now = indexVersion(root, env);
  const last = existsSync(note) ? readFileSync(note, 'utf8') : '';
  if (last === now && (await hasIndex(sandbox, env))) return;
  if ((await countProducts(sandbox, env)) > MOST_PRODUCTS) {
    console.log('The search index is to be filled: npm run search:sync');
    return;
  }
  const code = await finished(
    run(join(root, 'scripts/search/sync.ts'), [], { root, env, ...(log ? { log } : {}) }),
  );
  if (code === 0) writeFileSync(note, now);
}

/** Version of everything but the store that the index depends on: its sources, and the origin of the pictures. */
function indexVersion(root: string, env: Environment): string {
  const version = createHash('sha256').update(env['SANDBOX_ORIGIN'] ?? '');
  hashFiles(version, root, ['lib/search']);
  return version.digest('hex');
}

async function hasIndex(sandbox: string, env: Environment): Promise<boolean> {
  const headers = {
    'x-algolia-application-id': env['ALGOLIA_APP_ID'] ?? '',
    'x-algolia-api-key': env['ALGOLIA_ADMIN_API_KEY'] ?? '',
  };
  const { items = [] } = (await (await fetch(`${sandbox}/search/1/indexes`, { headers })).json()) as {
    items?: { name: string; entries: number }[];
  };
  return items.some(
    ({ name, entries }) => name === `${env['ALGOLIA_INDEX_PREFIX'] ?? ''}products` && entries > 0,
  );
}

async function countProducts(sandbox: string, env: Environment): Promise<number> {
  const query = '{ site { products(first: 1) { collectionInfo { totalItems } } } }';
  const answer = await fetch(`${sandbox}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${env['BIGCOMMERCE_STOREFRONT_TOKEN']}`,
    },
    body: JSON.stringify({ query }),
  });
  type Found = { site: { products: { collectionInfo: { totalItems: number } } } };
  const { data } = (await answer.json()) as { data: Found };
  return data.site.products.collectionInfo.totalItems;
}
