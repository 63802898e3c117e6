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
  /** Null: not stated by the maker, or nothing that can be. */
  value: string | null;
  applies: boolean;
  /** As good as any, and noticeably better than some. */
  best: boolean;
};

/** One fact of all that are compared. */
export type CompareRow = {
  name: string;
  label: string;
  tip: string | null;
  /** Noticeably so, or known of some only. */
  differs: boolean;
  cells: CompareCell[];
};

export type CompareGroup = { title: string; rows: CompareRow[] };

/** Said elsewhere on the page or on the product's own, or different for any two. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'Type',
  'Model',
  'Energy class',
  'Facts assumed',
  'Not delivered to',
  'Delivery note',
]);

/**
 * The facts of several products, grouped as on the product page (experience §6 F4). What differs and matters most
 * stands first of all, in a group of its own.
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

/** What stands in the place of a value that there is none of. */
export const noValueWords = (cell: Pick<CompareCell, 'applies'>): string =>
  cell.applies ? 'Not stated by the maker' : 'Does not apply';

/** Whether one way is better for goods of these kinds: the lightest of kettles is, of washing machines not. */
function canBeBest(name: string, all: readonly Attributes[]): boolean {
  const { betterOf } = attributeInfo(name);
  const isBetterOfAll = betterOf === null || all.every(({ Type }) => betterOf.includes(kindOf(Type)));
  return isBetterOfAll && !isMixedFuel(name, all);
}

/** A kWh of gas costs a quarter of one of electricity: less of one is not better than more of the other. */
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

/** A mark for those that nothing beats and that beat something; none where a value is unknown. */
function bestOf(name: string, values: readonly (string | null)[]): boolean[] {
  if (directionOf(name) === null || values.includes(null)) return values.map(() => false);
  return values.map((value) => {
    const against = values.map((other) => better(name, value, other));
    return against.includes(1) && !against.includes(-1);
  });
}

/** `18 of 41 rows differ` (experience CMP-3). */
export function differSentence(groups: readonly CompareGroup[]): string {
  const rows = groups.flatMap((group) => group.rows);
  const differing = rows.filter(({ differs }) => differs).length;
  if (differing === 0) return `None of the ${rows.length} rows differs`;
  return `${differing} of ${rows.length} rows ${differing === 1 ? 'differs' : 'differ'}`;
}
