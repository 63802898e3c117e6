/** Scripts that the shop's own code may load after the page: the framework's files, from the shop itself. */
export function isOwnScript(url: string, base: string): boolean {
  const { origin, pathname } = new URL(url, base);
  return origin === new URL(base).origin && pathname.startsWith('/_next/static/');
}

/** Whether a script is among those of other hosts that were let in: by its address, or below one that ends in `/`. */
export function isLetIn(url: string, sources: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  return sources.some((source) => (source.endsWith('/') ? address.startsWith(source) : address === source));
}

/** Text in a script element that does nothing when it runs: JSON, as in structured data. */
export function isData(script: string): boolean {
  try {
    JSON.parse(script);
    return true;
  } catch {
    return false;
  }
}

/** How React makes a script element: empty and never to run; what it is to hold passes `isData`. */
const EMPTY_SCRIPT = '<script></script>';

/** Markup that could run something. What the sanitiser lets through never does. */
export function isActiveMarkup(html: string): boolean {
  if (html === EMPTY_SCRIPT) return false;
  return /<\s*(script|iframe|object|embed|base|link|meta|style)\b|[\s"'/]on\w+\s*=|javascript:/i.test(html);
}
