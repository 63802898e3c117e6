/** The front cuts longer paths as well. */
const LONGEST = 200;

/** A path as people read it; one that is not well formed stands as it is. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The path that led nowhere as the front writes it into the page: decoded once, and not longer than can be shown. */
export function shownPath(path: string): string {
  const text = readable(path);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** `/tarnside-tw-914-washer.php` → `tarnside tw 914 washer`, for a search box. */
export const wordsOfPath = (path: string): string =>
  readable(path)
    .replace(/\.(php|html?|aspx?)$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
