/** Specification §2: these crawlers get all check boxes disabled. */
const CRAWLER = /bingbot|googlebot|slurp/i;

export const isCrawler = (userAgent: string | null): boolean => CRAWLER.test(userAgent ?? '');
