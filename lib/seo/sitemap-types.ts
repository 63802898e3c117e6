/** An address for search engines; `modified` is a day or an instant, ISO 8601. */
export type SitemapEntry = { path: string; modified?: string | null; picture?: string | null };
