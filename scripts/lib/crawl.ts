/** A page that did not answer as it should, and a page that links to it. */
export type Broken = { path: string; status: number; from: string };

type Options = { most?: number; atOnce?: number; from?: readonly string[] };

const LINK = /<a\b[^>]*?\bhref="([^"]*)"/g;

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** The shop's own pages that a page links to, without the place on them. */
export function linksOf(html: string, page: URL): string[] {
  return [...html.matchAll(LINK)].flatMap(([, href = '']) => {
    if (!URL.canParse(unescaped(href), page)) return [];
    const url = new URL(unescaped(href), page);
    return url.origin === page.origin && /^https?:$/.test(url.protocol) ? [url.pathname + url.search] : [];
  });
}

/** A connection that is closed between two requests is no fault of the page: once more on a new one. */
const ask = (url: string): Promise<Response> =>
  fetch(url, { redirect: 'manual' }).catch(() => fetch(url, { redirect: 'manual' }));

/**
 * Follows every link from page to page, as a robot without script does.
 * @returns how many pages were asked for, and those that answered neither 2xx nor 3xx.
 */
export async function crawl(origin: string, { most = Infinity, atOnce = 4, from = ['/'] }: Options = {}) {
  const queue = from.map((path) => ({ path, from: '' }));
  const seen = new Set(from);
  const broken: Broken[] = [];
  const counted = { asked: 0 };
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (counted.asked >= most) return;
      counted.asked += 1;
      const answer = await ask(origin + next.path);
      if (answer.status >= 400) broken.push({ ...next, status: answer.status });
      const html = answer.headers.get('content-type')?.startsWith('text/html') ? await answer.text() : '';
      // What a robot is asked not to follow is not followed.
      if (/<meta name="robots" content="[^"]*noindex/.test(html)) continue;
      const moved = answer.headers.get('location');
      const found = moved
        ? linksOf(`<a href="${moved}">`, new URL(next.path, origin))
        : linksOf(html, new URL(next.path, origin));
      for (const path of found) {
        if (seen.has(path)) continue;
        seen.add(path);
        queue.push({ path, from: next.path });
      }
    }
  };
  // Workers end when the queue runs dry; later finds are taken up by further rounds.
  while (queue.length > 0 && counted.asked < most) {
    await Promise.all(Array.from({ length: atOnce }, worker));
  }
  return { asked: counted.asked, broken };
}
