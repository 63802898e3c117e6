/**
 * Ids of one list's parts. Pages that were left stay in the document, hidden, so ids hold the list's path and
 * whether the page was made for this request.
 */
export function listingIds(path: string, rendered: 'ahead' | 'now') {
  const suffix = `${path.replace(/[^a-z0-9]+/gi, '-').replace(/^-/, '')}-${rendered}`;
  return {
    form: `filters-${suffix}`,
    sheet: `sheet-${suffix}`,
    results: `results-${suffix}`,
    gap: `gap-${suffix}`,
  };
}
export type ListingIds = ReturnType<typeof listingIds>;
