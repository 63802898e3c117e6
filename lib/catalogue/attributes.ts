import { fullDay, isDay } from '@/lib/dates/rules';
import { assumedWords, namesAssumed } from './facts/assumed';
import { ABSENT } from './data/absent';
import { ATTRIBUTES } from './data/attributes';
import { VALUE_WORDS } from './data/value-words';
import { parseEnergy, scaleWords } from './energy';
import { kindOf, traitsOf } from './kinds/rules';
import type { Kind } from './kinds/table';
import type { Traits } from './kinds/types';
import type { Attributes } from './types';

/** How the values of a facet without bands are shown: in words, or as large numbers. */
export type FacetLook = 'list' | 'tiles';

/** What the shop knows about a custom field of the platform. */
export type AttributeInfo = {
  name: string;
  label: string;
  group: string;
  /** Explanation of an uncommon term; a function of the traits if it only applies to some kinds. */
  tip: string | null | ((of: Traits) => string | null);
  /** The explanation for products without an energy label. */
  tipUnlabelled?: string;
  look: FacetLook;
  /** Which direction is better for most shoppers; null for matters of taste or of the available space. */
  better: 'higher' | 'lower' | 'yes' | null;
  /** Kinds for which that is true; null for all. */
  betterOf: readonly Kind[] | null;
  /** Smallest difference worth mentioning, in the unit or as a share. */
  noticeable: number | `${number}%` | null;
  /** Importance in a comparison, from 0 to 3. */
  weight: 0 | 1 | 2 | 3;
  /** The field does not apply to products for which one of these other custom fields has one of its values. */
  unless: readonly { name: string; values: readonly string[] }[];
  /** Not shown, only used by the shop. */
  hidden: boolean;
};

const PLAIN = {
  tip: null,
  look: 'list',
  better: null,
  betterOf: null,
  noticeable: null,
  weight: 0,
  unless: [],
  hidden: false,
} as const;

const infos = new Map<string, AttributeInfo & { order: number }>();
for (const [group, entries] of Object.entries(ATTRIBUTES)) {
  for (const given of entries) {
    const entry = typeof given === 'string' ? { name: given } : given;
    infos.set(entry.name, { ...PLAIN, label: entry.name, ...entry, group, order: infos.size });
  }
}

/** Returns what is known about a custom field. Unknown fields are in the group "More", under the platform's name. */
export function attributeInfo(name: string): AttributeInfo {
  return infos.get(name) ?? { ...PLAIN, name, label: name, group: 'More' };
}

/** Custom field of the energy label, which not every kind of product has. */
export const LABELLED = 'Energy class';

/**
 * What decides whether an explanation is true of some products: the values of their `Type`, and whether any has an
 * energy label.
 */
export type Described = { types: readonly (string | undefined)[]; isLabelled: boolean };

export const describedBy = (all: readonly Attributes[]): Described => ({
  types: all.map((attributes) => attributes['Type']),
  isLabelled: all.some((attributes) => LABELLED in attributes),
});

/** Returns the explanation of a term, if the same is true of all the products; else null. */
export function tipOf(name: string, { types, isLabelled }: Described): string | null {
  const { tip, tipUnlabelled } = attributeInfo(name);
  if (typeof tip !== 'function') return isLabelled ? tip : (tipUnlabelled ?? tip);
  const [words = null, ...others] = new Set(types.map((type) => tip(traitsOf(kindOf(type)))));
  return others.length > 0 ? null : words;
}

/** Whether a fact can apply to a product at all: without an app there is no support period. */
export function applies(name: string, attributes: Attributes): boolean {
  const { unless } = attributeInfo(name);
  return !unless.some((field) => field.values.includes(attributes[field.name] ?? ''));
}

/** Compares custom fields by the order of the dictionary. Unknown ones come last, by name. */
export function compareAttributes(a: string, b: string): number {
  const order = (name: string) => infos.get(name)?.order ?? Number.MAX_SAFE_INTEGER;
  return order(a) - order(b) || a.localeCompare(b, 'en-GB');
}

export type SpecificationRow = { name: string; label: string; value: string; tip: string | null };
export type SpecificationGroup = { title: string; rows: SpecificationRow[] };

/** Whether a value says that something is absent: `No`, `None`, `0 mm`. */
export const isAbsent = (value: string): boolean => /^(?:No|None|0 (?:mm|zones?))$/.test(value);

/** Whether the product has burners where others have zones. */
const hasBurners = (name: string, attributes: Attributes): boolean =>
  name === 'Hob zones' && attributes['Hob type'] === 'Gas';

/** Returns the label of a fact for a product. */
export function labelOf(name: string, attributes: Attributes): string {
  if (name !== 'Hob zones') return attributeInfo(name).label;
  return hasBurners(name, attributes) ? 'Burners' : 'Cooking zones';
}

/** Returns a text about a fact of a product in the term of the trade: a gas hob has `4 burners`, not `4 zones`. */
export const inTradeWords = (name: string, said: string, attributes: Attributes): string =>
  hasBurners(name, attributes) ? said.replace(/\bzone(?=s?\b)/, 'burner') : said;

/** Returns the same for a listing with hobs of these types: `4 burners or zones` if only some of them burn gas. */
export function inWordsOfList(name: string, said: string, hobTypes: readonly string[]): string {
  const burning = hobTypes.filter((type) => hasBurners(name, { 'Hob type': type })).length;
  if (burning === 0) return said;
  return said.replace(/\bzone(s?)\b/, burning < hobTypes.length ? 'burner$1 or zone$1' : 'burner$1');
}

/** Returns a fact of a product in these terms; null if it is not stated. */
export function statedIn(attributes: Attributes, name: string): string | null {
  const value = attributes[name];
  return value ? inTradeWords(name, value, attributes) : null;
}

/**
 * Returns the whole specification of a product, grouped as in experience PDP-12. An absent feature is stated in words
 * if shoppers look for it. Otherwise it is left out, as are empty groups.
 */
export function specification(attributes: Attributes): SpecificationGroup[] {
  const groups = new Map<string, SpecificationRow[]>(Object.keys(ATTRIBUTES).map((title) => [title, []]));
  for (const name of Object.keys(attributes).toSorted(compareAttributes)) {
    const { group, hidden } = attributeInfo(name);
    const stated = statedIn(attributes, name);
    const value =
      stated === null ? undefined : isAbsent(stated) ? ABSENT.get(name) : shownValue(name, stated);
    const tip = tipOf(name, describedBy([attributes]));
    if (value && !hidden) groups.get(group)?.push({ name, label: labelOf(name, attributes), value, tip });
  }
  return [...groups].flatMap(([title, rows]) => (rows.length > 0 ? [{ title, rows }] : []));
}

/**
 * Returns a value as a shopper reads it: `D (scale A to G)`, times with units, days in words, long figures with a comma
 * (except speeds).
 */
export function shownValue(name: string, value: string): string {
  if (name === 'Facts assumed') return assumedWords(namesAssumed(value));
  const words = VALUE_WORDS[name]?.[value];
  if (words) return words;
  const energy = parseEnergy(value);
  if (energy) return `${energy.class} (scale ${scaleWords(energy.scale)})`;
  const isDate: boolean = isDay(value);
  if (isDate) return fullDay(value);
  const time = /^(\d{1,2}):(\d{2})$/.exec(value);
  if (time) return `${Number(time[1])} h ${Number(time[2])} min`;
  return value.replace(/^\d{4,}(?= (?:mm|g|W|L)$)/, (digits) => Number(digits).toLocaleString('en-GB'));
}
