import { readable } from './shown-path';

/** `/tarnside-tw-914-washer.php` → `tarnside tw 914 washer`, for a search box. */
export const wordsOfPath = (path: string): string =>
  readable(path)
    .replace(/\.(php|html?|aspx?)$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
