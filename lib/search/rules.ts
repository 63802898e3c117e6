import { href, type PlainTarget } from '@/lib/routing/href';

/** The two searches, each at an address of its own (specification §2). */
export type Engine = 'commerce' | 'service';

const PATHS = { commerce: '/search', service: '/search-alg' } as const satisfies Record<Engine, PlainTarget>;

/** Longer questions are cut: nobody means what stands beyond. */
const MOST_LETTERS = 200;
/** The search service refuses a question of 512 bytes, which is fewer letters where they are not Latin. */
const MOST_BYTES = 511;
/** Of one letter. */
const LETTER_BYTES = 4;

type Params = Readonly<Record<string, string | string[] | undefined>>;

/** Reads what is looked for from `?q=`; nothing in it is an error. */
export function wordsOf(params: Params): string {
  const [first = ''] = [params['q'] ?? ''].flat();
  // `%20` is a blank that was copied out of an address.
  const text = first
    .normalize('NFC')
    .replace(/(?:\s|%20)+/g, ' ')
    .trim();
  const letters = [...text].slice(0, MOST_LETTERS);
  while (letters.length * LETTER_BYTES > MOST_BYTES && bytesOf(letters) > MOST_BYTES) letters.pop();
  return letters.join('').trimEnd();
}

const bytesOf = (letters: readonly string[]): number => new TextEncoder().encode(letters.join('')).length;

/** Where the results of a search stand, whatever was looked for. */
export const resultsPath = (engine: Engine): string => PATHS[engine];

/** The search whose results stand at a path; undefined where none do. */
export const engineAt = (path: string): Engine | undefined =>
  (['commerce', 'service'] as const).find((engine) => PATHS[engine] === path);

/** Where the results for some words stand. */
export const resultsHref = (words: string, engine: Engine = 'service'): string =>
  href(PATHS[engine], { q: words });

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

const BARCODE = /^\d{8}(?:\d{4,6})?$/;
/** One so long is a barcode whatever is said beside it. */
const LONG_BARCODE = /(?<![\d-])\d{12,14}(?![\d-])/;

/** The figures of a barcode (EAN-8 to GTIN-14), however it is announced; null for anything else. */
export function barcodeIn(words: string): string | null {
  const figures = words
    .replace(/\b(?:ean|gtin|upc|bar ?code|product|item|code|number|no)\b/gi, '')
    .replace(/[\s.:#-]/g, '');
  return BARCODE.test(figures) ? figures : (LONG_BARCODE.exec(words)?.[0] ?? null);
}
