/**
 * Ids of one list's parts. Pages that were left stay in the document, hidden, so ids hold the list's path and
 * whether the page was made for this request.
 */
export function listingIds(path: string, made: 'ahead' | 'now') {
  const own = `${path.replace(/[^a-z0-9]+/gi, '-').replace(/^-/, '')}-${made}`;
  return { form: `filters-${own}`, sheet: `sheet-${own}`, results: `results-${own}` };
}
export type ListingIds = ReturnType<typeof listingIds>;
