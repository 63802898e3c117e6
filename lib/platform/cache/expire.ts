import 'server-only';
import { processSingleton } from '@/lib/platform/process-singleton';
import { isFrequent } from './cache-tags';
import { tellMachines, tellProcesses } from './expiry-link';
import { createTicks, type Ticks } from './ticks';

/**
 * Makes the cached answers under these tags old, in every process of every machine; settles when all of them know.
 * The framework's `revalidateTag` waits for the end of its request, by which pages have been made of what is old.
 */
export async function expireTags(tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await Promise.all([tellProcesses(tags), tellMachines(tags)]);
}

/**
 * When, in milliseconds, what the content service told of is expired again: its network answers as before for five seconds
 * to two minutes after its event (contentful/contentful.js #245, contentful/jekyll-contentful-data-import #38), and what
 * was asked for meanwhile is old.
 */
const AGAIN_MS = [10_000, 40_000, 130_000];

/** Makes what is cached of content by then old as well. Where the process ends before, its lifetime does. */
export function expireAgain(tags: readonly string[]): void {
  for (const ms of AGAIN_MS) setTimeout(() => void expireTags(tags), ms).unref();
}

const ticks = () => processSingleton<Ticks>('expiry-ticks', () => createTicks(expireTags));

/**
 * The same for what an event touches: what is about its product at once; what is about many, which events of products
 * touch all the time, at once as well, but again only five seconds later: in an hour of many sales lists would be made
 * anew for each of them. Settles when all know of what is expired at once.
 */
export async function expireByEvent(tags: readonly string[]): Promise<void> {
  await Promise.all([
    expireTags(tags.filter((tag) => !isFrequent(tag))),
    ticks().take(tags.filter(isFrequent)),
  ]);
}
