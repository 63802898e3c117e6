/** `/tarnside-tw-914-washer.php` → `tarnside tw 914 washer`, for a search box. */
export function wordsOfPath(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // Not a well-formed address; its letters will do.
  }
  return text
    .replace(/\.(php|html?|aspx?)$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
}
