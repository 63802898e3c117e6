import { londonDate } from '../../lib/dates/rules.ts';
import type { Stack } from '../../scripts/lib/stack.ts';

/** What a page says about itself, independent of the day. */
export type Reading = {
  status: number;
  location: string | null;
  title: string | undefined;
  h1: string | undefined;
  canonical: string | undefined;
  robots: string | undefined;
  kept: string | null;
};

/** A page as sent, without scripts. */
export type Page = Reading & { words: string };

const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const wordsOf = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

/** @param path `crawler /x` requests `/x` as a crawler */
export async function readPage(stack: Stack, path: string): Promise<Page> {
  const [crawler, address = path] = /^crawler (.*)$/.exec(path) ?? [];
  const headers = crawler ? { 'user-agent': CRAWLER } : {};
  const answer = await fetch(stack.origin + address, { redirect: 'manual', headers });
  const html = await answer.text();
  const found = (pattern: RegExp) => pattern.exec(html)?.[1];
  const canonical = found(/<link rel="canonical" href="([^"]*)"/);
  const h1 = found(/<h1\b[^>]*>([\s\S]*?)<\/h1>/);
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    title: found(/<title>([^<]*)<\/title>/),
    h1: h1 && wordsOf(h1),
    // A prerendered page names the origin of the build.
    canonical: canonical && new URL(canonical).pathname,
    robots: found(/<meta name="robots" content="([^"]*)"/),
    kept: answer.headers.get('cache-control')?.replace(BRIEFLY, 'public, briefly') ?? null,
    words: wordsOf(html),
  };
}

/** Cache header of filtered lists and search results: some seconds, ending with the minute. */
const BRIEFLY = /^public, max-age=0, s-maxage=(\d|10)(,.*)?$/;

/** Returns a page without its words. */
export const readingOf = ({ words: _, ...reading }: Page): Reading => reading;

const DAY =
  /(?<!until )\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]* (\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b(?! \d{4})/g;

/**
 * Returns the days that a page names without a year, because they are near: its delivery promises, in order, each once.
 * The end of an offer does not count.
 */
export function promisedDays(words: string, now: Date): string[] {
  const days = [...words.matchAll(DAY)].map(([, date, month]) => {
    const near = [0, 1, -1].map((years) => {
      const year = Number(londonDate(now).slice(0, 4)) + years;
      return Date.parse(`${date} ${month} ${year} UTC`);
    });
    const [nearest = 0] = near.toSorted((a, b) => Math.abs(a - now.getTime()) - Math.abs(b - now.getTime()));
    return new Date(nearest).toISOString().slice(0, 10);
  });
  return [...new Set(days)].toSorted();
}
