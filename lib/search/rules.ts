/** Longer queries are cut: nobody means what stands beyond. */
const MOST_LETTERS = 200;
const LAST_PAGE = 200;

export const PAGE_SIZE = 24;

export type SearchQuery = { text: string; page: number };

type Params = Readonly<Record<string, string | string[] | undefined>>;

const first = (value: string | string[] | undefined): string => [value ?? ''].flat()[0] ?? '';

/** Reads `?q=&page=`; nothing in it is an error. */
export function parseSearch(params: Params): SearchQuery {
  const text = first(params['q']).normalize('NFC').replace(/\s+/g, ' ').trim();
  const page = /^[1-9]\d{0,3}$/.test(first(params['page'])) ? Number(first(params['page'])) : 1;
  return { text: [...text].slice(0, MOST_LETTERS).join(''), page: Math.min(page, LAST_PAGE) };
}

export function searchHref({ text, page }: SearchQuery): string {
  const query = new URLSearchParams({ q: text });
  if (page > 1) query.set('page', String(page));
  return `/search?${query}`;
}

/** The pages worth a link: the ends and those beside the current one. */
export function pagesAround(current: number, last: number): number[] {
  const wanted = new Set([1, current - 1, current, current + 1, last]);
  return [...wanted].filter((page) => page >= 1 && page <= last).toSorted((a, b) => a - b);
}

type Marked = { matchLevel?: unknown; value?: unknown };

/**
 * Whether a found page is what was meant: it helps, and all that was asked stands in its name, or in one of the
 * phrases that people say for it (experience SRCH-6).
 */
export function meansHelp(hit: Readonly<Record<string, unknown>>): boolean {
  if (hit['kind'] !== 'help') return false;
  const { name, keywords } = (hit['_highlightResult'] ?? {}) as { name?: Marked; keywords?: Marked[] };
  return [name, ...(keywords ?? [])].some((marked) => marked?.matchLevel === 'full');
}

/** Whether two texts are the same model number or SKU, however they are written. */
export function sameNumber(a: string, b: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return plain(a) !== '' && /\d/.test(a) && plain(a) === plain(b);
}
