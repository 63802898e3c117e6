/** A page that answered with an error, and a page that links to it. */
export type Broken = { path: string; status: number; from: string };

type Options = { most?: number; atOnce?: number; from?: readonly string[] };

const LINK = /<a\b[^>]*?\bhref="([^"]*)"/g;

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** Paths and queries of the links on a page that stay within the shop. */
export function linksOf(html: string, page: URL): string[] {
  return [...html.matchAll(LINK)].flatMap(([, href = '']) => {
    if (!URL.canParse(unescaped(href), page)) return [];
    const url = new URL(unescaped(href), page);
    return url.origin === page.origin && /^https?:$/.test(url.protocol) ? [url.pathname + url.search] : [];
  });
}

/** Retried once, because a keep-alive connection may be closed between two requests, which is not the page's fault. */
const ask = (url: string): Promise<Response> =>
  fetch(url, { redirect: 'manual' }).catch(() => fetch(url, { redirect: 'manual' }));

/**
 * Follows every link from page to page, as a robot without JavaScript does.
 * @returns the number of pages requested, and those with a 4xx or 5xx status
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
      // Links on pages that are not to be indexed are not followed.
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
  // Workers end when the queue is empty; links found later are followed in another round.
  while (queue.length > 0 && counted.asked < most) {
    await Promise.all(Array.from({ length: atOnce }, worker));
  }
  return { asked: counted.asked, broken };
}
