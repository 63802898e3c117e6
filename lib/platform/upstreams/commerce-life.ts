/**
 * How long answers of the platform stand that it raises no event about, in seconds: asked for anew with the first visit
 * after `revalidate`, and never shown after `expire`, the day of specification §9.
 */
const EXPIRE_S = 86_400;

/** What stands at a path, redirects among it. */
export const ROUTE_LIFE = { stale: 30, revalidate: 60, expire: EXPIRE_S } as const;

/** Posts of the blog and the merchant's pages. */
export const TEXT_LIFE = { stale: 300, revalidate: 300, expire: EXPIRE_S } as const;

/** What the merchant sets in the control panel. */
export const SETTINGS_LIFE = { stale: 30, revalidate: 60, expire: EXPIRE_S } as const;

export const BRAND_LIFE = { stale: 300, revalidate: 3_600, expire: EXPIRE_S } as const;
