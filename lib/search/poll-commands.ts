import 'server-only';
import { log } from '@/lib/platform/observe/log';
import { isUnreachable, orUnreachable } from '@/lib/platform/result';
import { BRAND_LIFE, TEXT_LIFE } from '@/lib/platform/upstreams/commerce-life';
import { indexNamed } from '@/lib/platform/upstreams/search';
import { syncBrands } from './brand-commands';
import { INDEX } from './indices';
import { syncGuides } from './sync-commands';
import { readBrands, readGuides, readPosts } from './sync-sources';
import { readIndices } from './sync-state';

type Follow = () => Promise<void>;

/**
 * Updates the search index with blog posts, for which the platform raises no events, and with guides, whose events are
 * lost after a minute and arrive before the changed guide can be read (`expireAgain`).
 * @throws UnreachableError
 */
export const followGuides = follower(
  INDEX.guides,
  () => Promise.all([readGuides(), readPosts()]),
  syncGuides,
);

/**
 * Updates the search index with makers.
 * @throws UnreachableError
 */
export const followBrands = follower(INDEX.brands, readBrands, syncBrands);

/** Starts to update both, as often as pages read them again, and to measure the age of the indices for the metrics. */
export function startPolling(): void {
  repeat(followGuides, TEXT_LIFE.revalidate);
  repeat(followBrands, BRAND_LIFE.revalidate);
  repeat(async () => void orUnreachable(await readIndices()), TEXT_LIFE.revalidate);
}

/**
 * Reads what may have changed, and writes it if it is not what this process wrote last. A new process writes once in
 * any case. An index that was never filled is left to the full sync, because it lacks its settings.
 */
function follower(index: string, read: () => Promise<unknown>, write: Follow): Follow {
  let written: string | null = null;
  return async () => {
    const found = JSON.stringify(await read());
    if (found === written) return;
    const indices = orUnreachable(await readIndices());
    if (!indices.some(({ name }) => name === indexNamed(index))) return;
    await write();
    written = found;
  };
}

function repeat(follow: Follow, everyS: number): void {
  const run = () =>
    void follow().catch((thrown: unknown) =>
      log('warn', 'search-sync', { unreachable: isUnreachable(thrown) }),
    );
  setInterval(run, everyS * 1_000).unref();
}
