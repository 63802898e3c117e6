/** Content changes rarely and is expired by the service's webhooks; a stale copy beats none for a month. */
export const CONTENT_LIFE = { stale: 300, revalidate: 300, expire: 2_592_000 } as const;
