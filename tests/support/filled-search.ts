import { startUpstream } from './upstream';

/** A real sandbox whose search service holds its catalogue, and the environment that points the shop at both. */
export async function startFilledSearch(products: number) {
  const upstream = await startUpstream(products);
  const { syncAll } = await import('@/lib/search/sync-commands');
  return Object.assign(upstream, { counts: await syncAll() });
}
