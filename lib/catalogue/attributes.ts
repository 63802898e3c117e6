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

/** How a facet's values are offered when they are not gathered in bands: in words, or as big numbers. */
export type FacetLook = 'list' | 'tiles';

/** What the shop knows of a custom field of the platform. */
export type AttributeInfo = {
  name: string;
  label: string;
  group: string;
  /** Plain words for a term that is not everyday; where they hold for some kinds of goods only, by the kind. */
  tip: string | null | ((of: Traits) => string | null);
  /** The same for goods that have no energy label. */
  tipUnlabelled?: string;
  look: FacetLook;
  /** Which way is better for most shoppers, if any way is: not what is a matter of taste or of the room at hand. */
  better: 'higher' | 'lower' | 'yes' | null;
  /** The kinds of goods of which that is so; null: all of them. */
  betterOf: readonly Kind[] | null;
  /** The least difference worth telling, in the unit or as a share. */
  noticeable: number | `${number}%` | null;
  /** From 0 to 3: how much it matters in a comparison. */
  weight: 0 | 1 | 2 | 3;
  /** Does not apply to goods of which one of these other custom fields has one of its values. */
  unless: readonly { name: string; values: readonly string[] }[];
  /** Not shown: the shop works with it. */
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

/** Names the dictionary does not hold fall in "More", as the platform has them. */
export function attributeInfo(name: string): AttributeInfo {
  return infos.get(name) ?? { ...PLAIN, name, label: name, group: 'More' };
}

/** The key of what the energy label says, which not every kind of goods has. */
export const LABELLED = 'Energy class';

/** What decides whether words are true of some goods: the values of their Type, and whether they have the label. */
export type Described = { types: readonly (string | undefined)[]; isLabelled: boolean };

export const describedBy = (all: readonly Attributes[]): Described => ({
  types: all.map((attributes) => attributes['Type']),
  isLabelled: all.some((attributes) => LABELLED in attributes),
});

/** Plain words for a term, as far as they are true of all the goods. */
export function tipOf(name: string, { types, isLabelled }: Described): string | null {
  const { tip, tipUnlabelled } = attributeInfo(name);
  if (typeof tip !== 'function') return isLabelled ? tip : (tipUnlabelled ?? tip);
  const [words = null, ...others] = new Set(types.map((type) => tip(traitsOf(kindOf(type)))));
  return others.length > 0 ? null : words;
}

/** Whether a fact can be told of goods at all: what talks to no app has no support period. */
export function applies(name: string, attributes: Attributes): boolean {
  const { unless } = attributeInfo(name);
  return !unless.some((field) => field.values.includes(attributes[field.name] ?? ''));
}

/** For sorting custom fields as the dictionary has them, unknown ones last and by name. */
export function compareAttributes(a: string, b: string): number {
  const order = (name: string) => infos.get(name)?.order ?? Number.MAX_SAFE_INTEGER;
  return order(a) - order(b) || a.localeCompare(b, 'en-GB');
}

export type SpecificationRow = { name: string; label: string; value: string; tip: string | null };
export type SpecificationGroup = { title: string; rows: SpecificationRow[] };

/** Whether a value tells of something that is not there: `No`, `None`, `0 mm`. */
export const isAbsent = (value: string): boolean => /^(?:No|None|0 (?:mm|zones?))$/.test(value);

/** What burns gas has burners where others have zones. */
const hasBurners = (name: string, attributes: Attributes): boolean =>
  name === 'Hob zones' && attributes['Hob type'] === 'Gas';

/** What a fact is called of these goods. */
export function labelOf(name: string, attributes: Attributes): string {
  if (name !== 'Hob zones') return attributeInfo(name).label;
  return hasBurners(name, attributes) ? 'Burners' : 'Cooking zones';
}

/** What is said of a fact of these goods, in the trade's own words for it: of a gas hob `4 burners`, not `4 zones`. */
export const inTradeWords = (name: string, said: string, attributes: Attributes): string =>
  hasBurners(name, attributes) ? said.replace(/\bzone(?=s?\b)/, 'burner') : said;

/** The same in a list that has hobs of these types: `4 burners or zones` where only some of them burn gas. */
export function inWordsOfList(name: string, said: string, hobTypes: readonly string[]): string {
  const burning = hobTypes.filter((type) => hasBurners(name, { 'Hob type': type })).length;
  if (burning === 0) return said;
  return said.replace(/\bzone(s?)\b/, burning < hobTypes.length ? 'burner$1 or zone$1' : 'burner$1');
}

/** A fact of these goods in those words; null where it is not stated. */
export function statedIn(attributes: Attributes, name: string): string | null {
  const value = attributes[name];
  return value ? inTradeWords(name, value, attributes) : null;
}

/**
 * Everything that is known of a product, grouped as experience PDP-12 has it. What is not there is said in words where
 * shoppers look for it, and else left out, as empty groups are.
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

/** The value as a shopper reads it: `D (scale A to G)`, times with units, days in words, long figures with a comma (never speeds). */
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
