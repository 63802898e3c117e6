/**
 * Returns the ids of a list's parts. The router keeps pages that were left in the document, hidden, so ids contain the
 * list's path and whether the page was prerendered.
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
