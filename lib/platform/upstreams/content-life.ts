/** Content changes rarely, and the service's webhooks expire it. For up to a month a stale copy is better than none. */
export const CONTENT_LIFE = { stale: 300, revalidate: 300, expire: 2_592_000 } as const;
