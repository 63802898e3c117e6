import type { Random } from './random.ts';
import { at } from './random.ts';
import type { Brand, Finish, Model } from './types.ts';

type Called = Pick<Model, 'lead' | 'noun'>;

/**
 * Returns a slug: lower case, hyphens, nothing that a path would have to escape. "9 kg" becomes "9kg", "1½" "1-1-2".
 */
export function slugOf(text: string): string {
  return text
    .replace(/(?<=\d)(?=[¼½¾])/g, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(\d) (kg|litre|cm|mm|w|g|kw|bar)\b/g, '$1$2')
    .replaceAll('&', ' and ')
    .replace(/['’°]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Matches a lead that states capacity or size, which follows the noun. A lead that names the sort precedes it. */
const IS_FIGURE = /[\d¼½¾]|bowl$/;

/** Figures with a unit that has a plural, unlike `60 cm` and `15 bar`. */
const COUNTED = /([\d.]+) (litre|place|bottle|slice|minute|garment)\b/g;

/** Rewrites `1.75 litre 1200 W` for the place after a noun: `1.75 litres, 1200 W`. */
const afterNoun = (lead: string): string =>
  lead
    .replace(COUNTED, (said, figure: string) => (figure === '1' ? said : `${said}s`))
    .replace(/(?<!,|and) (?=\d)/g, ', ');

/**
 * Returns a model's name: maker, number, what it is, then capacity or size, so that no two figures are adjacent:
 * `Penhallick Mevagissey 17 kettle, 1.7 litres`, but `Wexcombe Spring 195 Arc swan spout kitchen mixer tap`.
 */
export function productName(brand: Brand, number: string, { lead, noun }: Called): string {
  const called = `${brand.name} ${number}`;
  if (!IS_FIGURE.test(lead)) return `${called} ${lead} ${noun}`;
  const [, size, what = noun, more = ''] = /^(?:(\d+(?: cm|°)) )?([^,]+)(.*)$/.exec(noun) ?? [];
  return [`${called} ${what}`, afterNoun(lead), ...(size ? [size] : [])].join(', ') + more;
}

/**
 * Returns a model's slug, figures first: `penhallick-mevagissey-17-1-7litre-kettle`. It stays the same when the name
 * changes.
 */
export const productSlug = (brand: Brand, number: string, { lead, noun }: Called, finish: string): string =>
  slugOf(`${brand.name} ${number} ${lead} ${noun} ${finish}`);

/** Model numbers in the makers' own grammars. Each is used once per maker. */
export class ModelNumbers {
  readonly #used = new Map<string, number>();

  has(brand: Brand, number: string): boolean {
    return this.#used.has(keyOf(brand, number));
  }

  /** Reserves a number and returns it, with one of the maker's marks added if it is taken. */
  claim(brand: Brand, number: string): string {
    const key = keyOf(brand, number);
    const taken = this.#used.get(key) ?? 0;
    this.#used.set(key, taken + 1);
    if (taken === 0) return number;
    const round = Math.floor((taken - 1) / brand.marks.length);
    const mark =
      at(brand.marks, (taken - 1) % brand.marks.length).trim() + (round > 0 ? String(round + 1) : '');
    return this.claim(
      brand,
      /^\w$/.test(mark) && /\w$/.test(number) ? `${number}${mark}` : `${number} ${mark}`,
    );
  }
}

/** Normalises a number: two that differ only in hyphens would share a SKU. */
const keyOf = (brand: Brand, number: string) =>
  `${brand.key} ${number.toUpperCase().replace(/[^A-Z0-9]/g, '')}`;

/** Returns the number that the maker would give this model, before it is made unique. */
export function modelNumber(random: Random, brand: Brand, { kind, code }: Model): string {
  const grammar = brand.grammar[kind] ?? brand.grammar['*'] ?? '{K}{main}';
  const short = code.main.length === 1 && !grammar.includes('{K}');
  const name = brand.names ? random.pick(brand.names) : '';
  return grammar
    .replace('{K}', code.K)
    .replace('{main}', short ? `${code.K}${code.main}` : code.main)
    .replace('{sub}', code.sub ?? '')
    .replace('{name}', name)
    .replace('{flags}', code.flags ?? '')
    .replace(/-$/, '')
    .trim();
}

/** Returns a SKU: `TARN-TW914-WH`. */
export function skuOf(brand: Brand, model: string, finish: Finish): string {
  const letters = brand.name
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 4)
    .toUpperCase();
  return `${letters}-${model.toUpperCase().replace(/[^A-Z0-9]/g, '')}-${finish.code.slice(0, 2).toUpperCase()}`;
}

/** First spare serial: below those of bulk products and above those that the planned categories reach. */
const SPARE_SERIALS = 90_000;

/** Replaces each barcode that an earlier product has already. */
export function tellBarcodesApart(drafts: readonly { upc: string | null }[]): void {
  const taken = new Set<string>();
  let spare = SPARE_SERIALS;
  for (const draft of drafts) {
    if (draft.upc !== null && taken.has(draft.upc)) draft.upc = eanOf(spare++);
    if (draft.upc !== null) taken.add(draft.upc);
  }
}

/** Returns a 13-digit EAN with a valid check digit, from the range for use inside a shop (prefix 2). */
export function eanOf(serial: number): string {
  const body = `29${String(serial).padStart(10, '0')}`;
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
