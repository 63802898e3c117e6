/** Whether the shop's own code may load this script: a file of the framework, from the shop's own origin. */
export function isOwnScript(url: string, base: string): boolean {
  const { origin, pathname } = new URL(url, base);
  return origin === new URL(base).origin && pathname.startsWith('/_next/static/');
}

/** Whether a script of another host is allowed: by its URL, or by a source that ends in `/` and contains it. */
export function isLetIn(url: string, sources: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  return sources.some((source) => (source.endsWith('/') ? address.startsWith(source) : address === source));
}

/** Whether the text of a script element does nothing when it runs: JSON, as in structured data. */
export function isData(script: string): boolean {
  try {
    JSON.parse(script);
    return true;
  } catch {
    return false;
  }
}

/** React creates a script element from this, empty and never executed; its content then has to pass `isData`. */
const EMPTY_SCRIPT = '<script></script>';

/** Whether markup could run code. What the sanitiser lets through never can. */
export function isActiveMarkup(html: string): boolean {
  if (html === EMPTY_SCRIPT) return false;
  return /<\s*(script|iframe|object|embed|base|link|meta|style)\b|[\s"'/]on\w+\s*=|javascript:/i.test(html);
}
