import { amountIn, parseAmount } from '@/lib/catalogue/amount';
import type { Attributes, ProductCard } from '@/lib/catalogue/types';
import { FACT_WORDS, QUIET_LIMITS } from './data/fact-words';
import { kindWords } from './data/kind-words';

/** Measured facts that people write without the blank: "9kg", "1400rpm", "72l". */
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

/** Words that a product is looked for by and that its name does not hold. */
export function productKeywords({ attributes, brand, sku }: ProductCard): string[] {
  const words = [
    ...kindWords(attributes['Type'] ?? ''),
    ...sizeWords(attributes),
    ...amountWords(attributes),
    ...factWords(attributes),
    ...numberWords({ attributes, sku }),
    attributes['Colour'] ?? '',
    attributes['Installation'] ?? '',
    brand?.name ?? '',
  ];
  return [...new Set(words.filter(Boolean))];
}

/** "60cm" and "600mm" for what is made for a place of 60 cm, and how deep and high it is where that decides. */
function sizeWords(attributes: Attributes): string[] {
  const width = amountIn('mm', attributes['Width']);
  const depth = amountIn('mm', attributes['Depth']);
  const height = amountIn('mm', attributes['Height']);
  const words: string[] = [];
  if (width !== null) {
    const place = Math.round(width / 50) * 5;
    words.push(`${place}cm`, `${place * 10}mm`, `${width}mm`);
    if (place <= 55) words.push('narrow', 'slimline');
  }
  if (depth !== null && depth <= 500) words.push('slim', 'shallow', `${Math.ceil(depth / 50) * 5}cm deep`);
  if (height !== null && height >= 700 && height <= 870)
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

/** What facts mean to those who look for them: quiet, frost free, no plumbing, for garages. */
function factWords(attributes: Attributes): string[] {
  const words = FACT_WORDS.flatMap(({ name, value, words: said }) => {
    const held = attributes[name];
    return held !== undefined && value.test(held) ? said : [];
  });
  const noise = amountIn('dB', attributes['Noise']);
  const limit = QUIET_LIMITS.find(({ type }) => type.test(attributes['Type'] ?? ''))?.dB;
  if (noise !== null && limit !== undefined && noise <= limit)
    words.push('quiet silent low noise', 'too loud noisy');
  return words;
}

/** Model and SKU joined from each of their parts on: "TARN-TW914-WH" also as "tw914wh". */
export function numberWords({ attributes, sku }: Pick<ProductCard, 'attributes' | 'sku'>): string[] {
  return [attributes['Model'] ?? '', sku].flatMap((number) => {
    const parts = number.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return parts.map((_, i) => parts.slice(i).join('')).filter((word, i) => i === 0 || /\d/.test(word));
  });
}
