import {
  applies,
  attributeInfo,
  compareAttributes,
  describedBy,
  shownValue,
  statedIn,
  tipOf,
} from '@/lib/catalogue/attributes';
import { kindOf } from '@/lib/catalogue/kinds/rules';
import type { Attributes } from '@/lib/catalogue/types';
import { better, directionOf, isNoticeable, measuresOf } from './measure';

export type CompareCell = {
  /** Null if the maker does not state it, or if it does not apply. */
  value: string | null;
  applies: boolean;
  /** Whether no other value is better, and some are noticeably worse. */
  best: boolean;
};

/** One fact of all compared products. */
export type CompareRow = {
  name: string;
  label: string;
  tip: string | null;
  /** Whether the values differ noticeably, or only some are known. */
  differs: boolean;
  cells: CompareCell[];
};

export type CompareGroup = { title: string; rows: CompareRow[] };

/** Custom fields that are shown elsewhere, or that differ between any two products. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'Type',
  'Model',
  'Energy class',
  'Facts assumed',
  'Not delivered to',
  'Delivery note',
]);

/**
 * Returns the facts of several products, grouped as on the product page (experience §6 F4). The most important
 * differences come first, in a group of their own.
 */
export function compareRows(all: readonly Attributes[]): CompareGroup[] {
  const names = [...new Set(all.flatMap((attributes) => Object.keys(attributes)))]
    .filter((name) => !ELSEWHERE.has(name) && !attributeInfo(name).hidden)
    .toSorted(compareAttributes);
  const groups = new Map<string, CompareRow[]>([[FIRST, []]]);
  for (const name of names) {
    const row = rowOf(name, all);
    const { weight, group } = attributeInfo(name);
    const title = row.differs && weight === 3 ? FIRST : group;
    groups.set(title, [...(groups.get(title) ?? []), row]);
  }
  return [...groups].flatMap(([title, rows]) => (rows.length > 0 ? [{ title, rows }] : []));
}

const FIRST = 'What matters most';

function rowOf(name: string, all: readonly Attributes[]): CompareRow {
  const { label } = attributeInfo(name);
  const tip = tipOf(name, describedBy(all));
  const values = all.map((attributes) => attributes[name] || null);
  const best = bestOf(name, canBeBest(name, all) ? values : []);
  return {
    name,
    label,
    tip,
    differs: differ(name, values),
    cells: all.map((attributes, at) => {
      const value = statedIn(attributes, name);
      return {
        value: value === null ? null : shownValue(name, value),
        applies: applies(name, attributes),
        best: best[at] ?? false,
      };
    }),
  };
}

/** Returns the text for a missing value. */
export const noValueWords = (cell: Pick<CompareCell, 'applies'>): string =>
  cell.applies ? 'Not stated by the maker' : 'Does not apply';

/** Whether a direction is better for products of these kinds: a lighter kettle is, a lighter washing machine is not. */
function canBeBest(name: string, all: readonly Attributes[]): boolean {
  const { betterOf } = attributeInfo(name);
  const isBetterOfAll = betterOf === null || all.every(({ Type }) => betterOf.includes(kindOf(Type)));
  return isBetterOfAll && !isMixedFuel(name, all);
}

/**
 * Whether gas is compared with electricity. A kWh of gas costs a quarter of one of electricity, so that using fewer kWh
 * is not better.
 */
const isMixedFuel = (name: string, all: readonly Attributes[]): boolean =>
  name.startsWith('Energy consumption') && new Set(all.map(({ Fuel }) => Fuel === 'Gas')).size > 1;

const folded = (value: string) => value.trim().toLowerCase();

function differ(name: string, values: readonly (string | null)[]): boolean {
  const present = values.filter((value) => value !== null);
  if (present.length < values.length) return true;
  const numbers = measuresOf(name, values)?.map((measure) => measure?.number ?? 0);
  if (!numbers) return new Set(present.map(folded)).size > 1;
  return isNoticeable(name, Math.min(...numbers), Math.max(...numbers));
}

/** Marks the values that are better than some and worse than none; none if a value is unknown. */
function bestOf(name: string, values: readonly (string | null)[]): boolean[] {
  if (directionOf(name) === null || values.includes(null)) return values.map(() => false);
  return values.map((value) => {
    const against = values.map((other) => better(name, value, other));
    return against.includes(1) && !against.includes(-1);
  });
}

/** Returns `18 of 41 rows differ` (experience CMP-3). */
export function differSentence(groups: readonly CompareGroup[]): string {
  const rows = groups.flatMap((group) => group.rows);
  const differing = rows.filter(({ differs }) => differs).length;
  if (rows.length === 0) return 'There are no figures to compare';
  if (rows.length === 1) return `The only row ${differing === 1 ? 'differs' : 'does not differ'}`;
  if (differing === 0) return `None of the ${rows.length} rows differs`;
  return `${differing} of ${rows.length} rows ${differing === 1 ? 'differs' : 'differ'}`;
}
