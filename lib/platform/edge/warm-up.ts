import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { framesOf, log } from '../observe/log.ts';
import type { Answer } from './answer.ts';

/** Renders a page and holds it. */
export type Visit = (path: string) => Promise<Answer | undefined>;

/** Pages that are rendered before the shop reports ready, or as many as finish within five seconds. */
const FIRST = 12;
const LONGEST_MS = 5_000;
/**
 * Between the remaining pages, the renderers are left to shoppers for this many times as long as the last page took.
 */
const PAUSES = 2;

/**
 * Renders the home page and the pages that it links to before anybody requests them. Shoppers find the first ones
 * finished, and during an outage there is a good copy of each.
 * @param most maximum number of pages besides the home page
 * @returns once the first pages are rendered, a function that renders the rest
 */
export async function warmUp(visit: Visit, most: number): Promise<() => Promise<void>> {
  const begin = async (): Promise<string[]> => {
    const home = await quietly(visit, '/');
    const paths = home ? linksIn(home).slice(0, most) : [];
    for (const path of paths.slice(0, FIRST)) await quietly(visit, path);
    return paths.slice(FIRST);
  };
  const others = begin();
  await Promise.race([others, pause(LONGEST_MS, null, { ref: false })]);
  return async () => {
    for (const path of await others) {
      const begun = performance.now();
      await quietly(visit, path);
      await pause((performance.now() - begun) * PAUSES, null, { ref: false });
    }
  };
}

async function quietly(visit: Visit, path: string): Promise<Answer | undefined> {
  try {
    return await visit(path);
  } catch (error) {
    log('warn', 'warm-up', framesOf(error));
    return undefined;
  }
}

/**
 * Returns the shop's own pages to which a page links, in order of appearance, without personal pages and checkout
 * steps.
 */
function linksIn({ body, headers }: Answer): string[] {
  const html = String(headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body);
  const found = [...html.matchAll(/<a [^>]*?href="(\/[^"?#]*)"/g)].map(([, path = '']) => path);
  return [...new Set(found)].filter((path) => path !== '/' && isForEverybody(path));
}

const isForEverybody = (path: string): boolean =>
  !/^\/(\/|api\b|account\b|checkout\b|cart\b|login\b|logout\b)/.test(path);
