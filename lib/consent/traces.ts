/** Storage keys of everything that is stored on the device by consent only. Anything added has to be listed here. */
export const CONSENT_KEYS = {
  /** The random identifier under which events are counted. */
  token: 'searchToken',
  /** An identifier of the signed-in customer, kept as long as the tab (specification §3). */
  user: 'userId',
  /** Products opened from search results in this tab. */
  finds: 'searchFinds',
  /** Products shown as one of three picks in this tab. */
  three: 'threeShown',
  /** Which of them a form in this tab is submitting. */
  switch: 'threeSwitched',
  /** Numbers of orders that were counted, so that each is counted once. */
  purchases: 'searchPurchases',
  /** What the analytics library stores about searches that led to a purchase. */
  queries: 'AlgoliaObjectQueryCache',
  /** What is loaded at the start (specification §3): three category levels, an empty object, extended covers. */
  categories: 'categoryTree',
  trending: 'trendingProducts',
  warranties: 'warrantyProducts',
  /** When this tab loaded them, in milliseconds since 1970. */
  loadedAt: 'startLoadedAt',
} as const;

/** Erases all of it from this device. The session storage of another tab can only be erased by that tab. */
export function eraseConsentStorage(): void {
  for (const key of Object.values(CONSENT_KEYS)) {
    try {
      localStorage.removeItem(key);
      sessionStorage.removeItem(key);
    } catch {
      // Where storage is blocked there is nothing to erase.
    }
  }
}
