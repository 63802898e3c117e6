import { parseAmount } from './amount';
import { isAbsent, labelOf, shownValue, statedIn } from './attributes';
import { ANY_FACTS, KEY_FACTS } from './data/key-facts';
import { traitsOf } from './kinds/rules';
import type { Kind } from './kinds/table';
import type { Attributes, ProductCard } from './types';

/** The fields that key facts are made from. */
type Shown = Pick<ProductCard, 'kind' | 'attributes'>;

export type KeyFact = {
  name: string;
  label: string;
  /** On one line: `9 kg`, `60 cm wide`, `Frost free`. */
  text: string;
  /** On two lines: `9` and `kg`, `60` and `cm wide`. Null for facts in words. */
  figure: { number: string; unit: string } | null;
};

/** Returns three or four facts for a card, all of which are facets of listings; fewer if less is known. */
export function cardFacts({ kind, attributes }: Shown): KeyFact[] {
  const preferred: readonly string[] = rowOf(kind)?.card ?? [];
  const facts = preferred.flatMap((name) => cardFact(attributes, name) ?? []);
  for (const name of ANY_FACTS) {
    if (facts.length >= 3) break;
    const fact = preferred.includes(name) ? null : cardFact(attributes, name);
    if (fact) facts.push(fact);
  }
  return facts.slice(0, 4);
}

export type BigFact = { name: string; label: string; figure: string; unit: string };

/** Returns up to five figures that the product page shows large. */
export function bigFacts({ kind, attributes }: Shown): BigFact[] {
  const wanted = rowOf(kind)?.big ?? ANY_FACTS;
  const facts = wanted.flatMap((entry) => {
    const [name, label] = typeof entry === 'string' ? [entry, labelOf(entry, attributes)] : entry;
    const value = statedIn(attributes, name);
    return value && !isAbsent(value) ? [{ name, label, ...split(name, label, value) }] : [];
  });
  return facts.slice(0, 5);
}

function rowOf(kind: Kind) {
  const { figures } = traitsOf(kind);
  return figures === null ? null : KEY_FACTS[figures];
}

function cardFact(attributes: Attributes, name: string): KeyFact | null {
  const value = statedIn(attributes, name);
  if (!value || isAbsent(value)) return null;
  const label = labelOf(name, attributes);
  const figure = figureOf(name, label, value);
  return {
    name,
    label,
    figure,
    text: figure ? `${figure.number} ${figure.unit}`.trim() : wordText(name, label, value),
  };
}

function wordText(name: string, label: string, value: string): string {
  if (value === 'Yes') return name === 'Smart' ? 'App' : label;
  return name === 'Made in' ? `Made in ${value}` : shownValue(name, value);
}

const SUFFIX: Readonly<Record<string, string>> = {
  'Drying capacity': ' dry',
  Width: ' wide',
  Depth: ' deep',
  'Garage safe': ' garage',
  'Minimum cabinet': ' cabinet',
  Reach: ' reach',
  Bore: ' bore',
  Duct: ' duct',
  'Microwave power': ' microwave',
  'Cooling power': ' cooling',
  'Extraction a day': ' a day',
  'Water tank': ' tank',
  'Refresh time': ' refresh',
};

/** Facts that people know in centimetres. */
const CM: ReadonlySet<string> = new Set(['Width', 'Depth', 'Minimum cabinet']);

function figureOf(name: string, label: string, value: string): KeyFact['figure'] {
  const amount = parseAmount(value);
  if (!amount) return null;
  const { number, unit } = amount;
  if (!unit) return { number: String(number), unit: counted(number, label.toLowerCase()) };
  if (name === 'Guarantee')
    return { number: String(number), unit: number === 1 ? 'year guarantee' : 'years guarantee' };
  const suffix = SUFFIX[name] ?? '';
  if (unit === 'mm' && CM.has(name)) return { number: String(Math.round(number / 10)), unit: `cm${suffix}` };
  return { number: value.slice(0, value.length - unit.length).trim(), unit: `${unit}${suffix}` };
}

/** `2 ovens`, `1 oven`: labels of counts are plural. */
const counted = (number: number, label: string): string => (number === 1 ? label.replace(/s$/, '') : label);

function split(name: string, label: string, value: string): { figure: string; unit: string } {
  const shown = shownValue(name, value);
  const time = /^(\d{1,2}:\d{2})$/.exec(value);
  if (time) return { figure: value, unit: 'h' };
  const unit = parseAmount(value)?.unit ?? '';
  const figure = shown.slice(0, shown.length - unit.length).trim();
  return { figure, unit: unit && label.toLowerCase().endsWith(unit) ? '' : unit };
}
