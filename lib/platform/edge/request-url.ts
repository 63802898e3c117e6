const LONGEST = 2_048;

/** The page of a product by its code, which may hold a slash. */
const BY_SKU = /^\/p\/[^/]+$/;

export type UrlVerdict =
  /** `raw` is the path as it came, `path` decoded. */
  | { ok: true; path: string; raw: string; query: string }
  /** The same place under its tidy address: repeated slashes taken out. Path-absolute. */
  | { ok: false; status: 308; location: string }
  | { ok: false; status: 404; raw: string }
  | { ok: false; status: 400 | 414 };

// biome-ignore format: a set of characters
const CONTROL_OR_BACKSLASH = /[\u0000-\u001f\u007f\\]/;

/** Whether a request target is one that any page could have, before anyone looks it up. */
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
