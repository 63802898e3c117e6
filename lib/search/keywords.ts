import { parseAmount } from '@/lib/catalogue/amount';
import type { Facts } from '@/lib/catalogue/facts/types';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Attributes, Classified, ProductCard } from '@/lib/catalogue/types';
import { FACT_WORDS } from './data/fact-words';
import { KIND_WORDS } from './data/kind-words';

/** Measurements that people write without a space: "9kg", "1400rpm", "72l". */
const WRITTEN_TOGETHER = [
  'Capacity',
  'Drying capacity',
  'Spin speed',
  'Oven capacity',
  'Total capacity',
  'Microwave power',
  'Holds',
  'Tank',
  'Duct',
  'Extraction rate',
  'Pressure',
];
const UNIT_WORDS: Readonly<Record<string, string>> = {
  kg: 'kilo',
  L: 'litre',
  rpm: 'spin',
  W: 'watt',
};

/** Returns words by which people search for a product and that its name does not contain. */
export function productKeywords(card: ProductCard): string[] {
  const { kind, facts, attributes, brand } = card;
  const words = [
    ...KIND_WORDS[kind],
    ...sizeWords(facts),
    ...amountWords(attributes),
    ...factWords(attributes),
    ...quietWords(card),
    ...numberWords(card),
    facts.colour ?? '',
    attributes['Installation'] ?? '',
    brand?.name ?? '',
  ];
  return [...new Set(words.filter(Boolean))];
}

/** "60cm" and "600mm" for a product made for a 60 cm gap, and words for its depth and height where they matter. */
function sizeWords({ widthMm: width, depthMm: depth, heightMm: height }: Facts): string[] {
  const words: string[] = [];
  if (width !== undefined) {
    const place = Math.round(width / 50) * 5;
    words.push(`${place}cm`, `${place * 10}mm`, `${width}mm`);
    if (place <= 55) words.push('narrow', 'slimline');
  }
  if (depth !== undefined && depth <= 500)
    words.push('slim', 'shallow', `${Math.ceil(depth / 50) * 5}cm deep`);
  if (height !== undefined && height >= 700 && height <= 870)
    words.push('under worktop', 'under counter', 'undercounter');
  return words;
}

function amountWords(attributes: Attributes): string[] {
  return WRITTEN_TOGETHER.flatMap((name) => {
    const amount = parseAmount(attributes[name] ?? '');
    if (!amount) return [];
    const unit = amount.unit.toLowerCase();
    const spoken = UNIT_WORDS[amount.unit];
    return [`${amount.number}${unit}`, ...(spoken ? [`${amount.number} ${spoken}`] : [])];
  });
}

/** What facts mean to shoppers: frost free, no plumbing, for garages. */
const factWords = (attributes: Attributes): string[] =>
  FACT_WORDS.flatMap(({ name, value, words: said }) => {
    const held = attributes[name];
    return held !== undefined && value.test(held) ? said : [];
  });

function quietWords({ kind, facts: { noiseDb } }: Classified): string[] {
  const { quietDb } = traitsOf(kind);
  const isQuiet = noiseDb !== undefined && quietDb !== null && noiseDb <= quietDb;
  return isQuiet ? ['quiet silent low noise', 'too loud noisy'] : [];
}

/**
 * Returns model number and SKU without separators, starting at each of their parts: "TARN-TW914-WH" also as "tw914wh".
 */
export function numberWords({ facts, sku }: Pick<ProductCard, 'facts' | 'sku'>): string[] {
  return [facts.model ?? '', sku].flatMap((number) => {
    const parts = number.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return parts.map((_, i) => parts.slice(i).join('')).filter((word, i) => i === 0 || /\d/.test(word));
  });
}
