/** What stands on the device by consent alone, under these keys. Whoever keeps more so names it here. */
export const TRACES = {
  /** The random number under which choices are counted. */
  token: 'searchToken',
  /** A name for who is signed in, kept for as long as the tab (specification §3). */
  user: 'userId',
  /** Products that were opened from a search in this tab. */
  finds: 'searchFinds',
  /** Products that were shown as one of three in this tab. */
  three: 'threeShown',
  /** Which of them is being sent for by a form in this tab. */
  switch: 'threeSwitched',
  /** The numbers of orders that were counted, so that each is counted once. */
  purchases: 'searchPurchases',
  /** What the counting library itself keeps of searches that led to a purchase. */
  queries: 'AlgoliaObjectQueryCache',
  /** What is loaded at the start (specification §3): three levels of categories, nothing, and extended covers. */
  categories: 'categoryTree',
  trending: 'trendingProducts',
  warranties: 'warrantyProducts',
  /** When this tab loaded them, in milliseconds since 1970. */
  loadedAt: 'startLoadedAt',
} as const;

/** Takes all of it off the device; of another tab's own storage only that tab can. */
export function eraseTraces(): void {
  for (const key of Object.values(TRACES)) {
    try {
      localStorage.removeItem(key);
      sessionStorage.removeItem(key);
    } catch {
      // Where nothing can be kept, nothing is.
    }
  }
}
