/**
 * Maximum age of platform answers about which it raises no events, in seconds: one day (specification §9). They are
 * refreshed by the first visit after `revalidate`, and never shown after `expire`.
 */
const EXPIRE_S = 86_400;

/** What is at a path, including redirects. */
export const ROUTE_LIFE = { stale: 30, revalidate: 60, expire: EXPIRE_S } as const;

/** Blog posts and the merchant's own pages. */
export const TEXT_LIFE = { stale: 300, revalidate: 300, expire: EXPIRE_S } as const;

/** The merchant's settings in the control panel. */
export const SETTINGS_LIFE = { stale: 30, revalidate: 60, expire: EXPIRE_S } as const;

export const BRAND_LIFE = { stale: 300, revalidate: 3_600, expire: EXPIRE_S } as const;
