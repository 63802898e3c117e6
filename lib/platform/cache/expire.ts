import 'server-only';
import { processSingleton } from '@/lib/platform/process-singleton';
import { isFrequent } from './cache-tags';
import { tellMachines, tellProcesses } from './expiry-link';
import { createThrottledExpiry, type Ticks } from './throttled-expiry';

/**
 * Expires the cached answers with these tags, in every process of every machine; resolves when all of them know. The
 * framework's `revalidateTag` waits for the end of its request, by when pages have been rendered from old answers.
 */
export async function expireTags(tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await Promise.all([tellProcesses(tags), tellMachines(tags)]);
}

/**
 * When content is expired again, in milliseconds after an event. For five seconds to two minutes after its event, the
 * content service's network may still return the old answer (contentful/contentful.js #245,
 * contentful/jekyll-contentful-data-import #38), which would then be cached.
 */
const AGAIN_MS = [10_000, 40_000, 130_000];

/** Expires these tags of content again later. If the process exits before then, its caches are gone anyway. */
export function expireAgain(tags: readonly string[]): void {
  for (const ms of AGAIN_MS) setTimeout(() => void expireTags(tags), ms).unref();
}

const ticks = () => processSingleton<Ticks>('expiry-ticks', () => createThrottledExpiry(expireTags));

/**
 * `expireTags` for an event. Tags of its product expire at once. Tags of many products, which such events carry all the
 * time, expire at once too, but at most every five seconds: in a busy hour, lists would be rendered again for each
 * sale. Resolves when all processes know of what expires at once.
 */
export async function expireByEvent(tags: readonly string[]): Promise<void> {
  await Promise.all([
    expireTags(tags.filter((tag) => !isFrequent(tag))),
    ticks().take(tags.filter(isFrequent)),
  ]);
}
