import { href, type PlainTarget } from '@/lib/routing/href';

/** The two searches, each with its own address (specification §2). */
export type Engine = 'commerce' | 'service';

const PATHS = { commerce: '/search', service: '/search-alg' } as const satisfies Record<Engine, PlainTarget>;

/** Maximum length of a query, in characters. Longer ones are cut, because nobody means the rest. */
const MOST_LETTERS = 200;
/**
 * Maximum length of a query, in bytes. The search service refuses 512 bytes, which non-Latin scripts reach with fewer
 * characters.
 */
const MOST_BYTES = 511;
/** Maximum length of one character in UTF-8. */
const LETTER_BYTES = 4;

type Params = Readonly<Record<string, string | string[] | undefined>>;

/** Returns the query in `?q=`, normalised and cut to length. No input is an error. */
export function wordsOf(params: Params): string {
  const [first = ''] = [params['q'] ?? ''].flat();
  // `%20` is a space that was copied from an address.
  const text = first
    .normalize('NFC')
    .replace(/(?:\s|%20)+/g, ' ')
    .trim();
  const letters = [...text].slice(0, MOST_LETTERS);
  while (letters.length * LETTER_BYTES > MOST_BYTES && bytesOf(letters) > MOST_BYTES) letters.pop();
  return letters.join('').trimEnd();
}

const bytesOf = (letters: readonly string[]): number => new TextEncoder().encode(letters.join('')).length;

/** Returns the path of the results page of a search, without a query. */
export const resultsPath = (engine: Engine): string => PATHS[engine];

/** Returns the search whose results page has this path; undefined for any other path. */
export const engineAt = (path: string): Engine | undefined =>
  (['commerce', 'service'] as const).find((engine) => PATHS[engine] === path);

/** Returns the address of the results for a query. */
export const resultsHref = (words: string, engine: Engine = 'service'): string =>
  href(PATHS[engine], { q: words });

type Marked = { matchLevel?: unknown; value?: unknown };

/**
 * Whether a hit is the help page that was meant: all words of the query are in its name, or in one of its synonyms
 * (experience SRCH-6).
 */
export function meansHelp(hit: Readonly<Record<string, unknown>>): boolean {
  if (hit['kind'] !== 'help') return false;
  const { name, keywords } = (hit['_highlightResult'] ?? {}) as { name?: Marked; keywords?: Marked[] };
  return [name, ...(keywords ?? [])].some((marked) => marked?.matchLevel === 'full');
}

/** Whether two texts are the same model number or SKU, whatever their case and separators. It must contain a digit. */
export function sameNumber(a: string, b: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return plain(a) !== '' && /\d/.test(a) && plain(a) === plain(b);
}

const BARCODE = /^\d{8}(?:\d{4,6})?$/;
/** A number of this length is a barcode, whatever other words there are. */
const LONG_BARCODE = /(?<![\d-])\d{12,14}(?![\d-])/;

/** Returns the digits of a barcode (EAN-8 to GTIN-14), with or without a word such as `EAN`; null for anything else. */
export function barcodeIn(words: string): string | null {
  const figures = words
    .replace(/\b(?:ean|gtin|upc|bar ?code|product|item|code|number|no)\b/gi, '')
    .replace(/[\s.:#-]/g, '');
  return BARCODE.test(figures) ? figures : (LONG_BARCODE.exec(words)?.[0] ?? null);
}
