import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { framesOf, log } from '../observe/log.ts';
import type { Answer } from './answer.ts';

/** Has a page made and held. */
export type Visit = (path: string) => Promise<Answer | undefined>;

/** So many lists, or as many as are made in that time, before the shop says that it is ready. */
const FIRST = 12;
const LONGEST_MS = 5_000;
/** The rest leaves the renderers to shoppers for this many times as long as a page took. */
const PAUSES = 2;

/**
 * Makes the home page and what it leads to before anybody asks: shoppers find the first lists made, and an outage finds
 * good answers to all of them.
 * @param most pages besides the home page
 * @returns when the first are made, what makes the rest.
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

/** The shop's own pages that a page leads to, in their order; none of what is a shopper's own or a step of an order. */
function linksIn({ body, headers }: Answer): string[] {
  const html = String(headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body);
  const found = [...html.matchAll(/<a [^>]*?href="(\/[^"?#]*)"/g)].map(([, path = '']) => path);
  return [...new Set(found)].filter((path) => path !== '/' && isForEverybody(path));
}

const isForEverybody = (path: string): boolean =>
  !/^\/(\/|api\b|account\b|checkout\b|cart\b|login\b|logout\b)/.test(path);
