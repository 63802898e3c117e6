const LONGEST = 2_048;

/** The page of a product by its SKU, which may contain a slash. */
const BY_SKU = /^\/p\/[^/]+$/;

export type UrlVerdict =
  /** `path` is the decoded path, `raw` the same as requested, `query` starts with its question mark or is empty. */
  | { ok: true; path: string; raw: string; query: string }
  /** The same URL without repeated slashes, from its path on. */
  | { ok: false; status: 308; location: string }
  | { ok: false; status: 404; raw: string }
  | { ok: false; status: 400 | 414 };

// biome-ignore format: a set of characters
const CONTROL_OR_BACKSLASH = /[\u0000-\u001f\u007f\\]/;

/** Checks the form of a request target: its length, its encoding, and that it stays within the shop. */
export function judgeUrl(target: string): UrlVerdict {
  if (target.length > LONGEST) return { ok: false, status: 414 };
  if (!target.startsWith('/') || target.includes('#')) return { ok: false, status: 400 };
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark);
  const decoded = decode(path);
  if (decoded === undefined || decode(query.replaceAll('+', ' ')) === undefined)
    return { ok: false, status: 400 };
  if (CONTROL_OR_BACKSLASH.test(decoded)) return { ok: false, status: 400 };
  if (decoded.split('/').some((segment) => segment === '.' || segment === '..'))
    return { ok: false, status: 400 };
  if (/%2f/i.test(path) && !BY_SKU.test(path)) return { ok: false, status: 404, raw: path };
  if (path.includes('//')) return { ok: false, status: 308, location: path.replace(/\/{2,}/g, '/') + query };
  return { ok: true, path: decoded, raw: path, query };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
