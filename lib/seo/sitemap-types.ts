/** A URL of the sitemap; `modified` is a date or a date-time, ISO 8601. */
export type SitemapEntry = { path: string; modified?: string | null; picture?: string | null };
