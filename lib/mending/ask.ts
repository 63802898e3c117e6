import { kindsWith } from '@/lib/catalogue/kinds/rules';
import { slugify } from '@/lib/catalogue/slug';
import { type Ask, NOTHING_ASKED, readAsk } from '@/lib/choosing/ask';
import { href } from '@/lib/routing/href';
import { MACHINES } from './data/machines';
import type { Measured, OldSize } from './old-size';
import type { Machine, Symptom } from './types';

/** Ages offered by the form, with the years used in the calculation. */
export const AGES = [
  ['1', 'Under 2 years'],
  ['4', '2 to 5'],
  ['7', '6 to 8'],
  ['10', '9 or more'],
  ['unknown', 'I do not know'],
] as const;

/** What the query of `/it-broke` says about a broken appliance. */
export type Broken = {
  machine: Machine;
  /** The slug of a kind of its list. */
  kind: string | null;
  symptom: Symptom | null;
  /** Age in years; null: not known. `isSaid`: whether the question was answered. */
  age: number | null;
  isSaid: boolean;
  /** A model number, or the text of the label. */
  label: string;
  measured: Measured;
  people: number | null;
  /** Written `LS6 3BN`. */
  postcode: string | null;
};

const LONGEST_LABEL = 120;

/** The list of an appliance as the query names it: `washing-machines`. */
export const machineSlug = ({ list }: Machine): string => list.slice(1);

/** Reads the query; null where it names no appliance. */
export function readBroken(query: URLSearchParams): Broken | null {
  const machine = MACHINES.find((each) => machineSlug(each) === query.get('what'));
  if (!machine) return null;
  const { kind, people, postcode, width, height, depth } = readAsk(query);
  const age = query.get('age');
  const isSaid = AGES.some(([value]) => value === age);
  return {
    machine,
    kind,
    symptom: machine.symptoms.find(({ name }) => name === query.get('does')) ?? null,
    age: isSaid && age !== 'unknown' ? Number(age) : null,
    isSaid,
    label: (query.get('label') ?? '').trim().slice(0, LONGEST_LABEL),
    measured: { width, height, depth },
    people,
    postcode,
  };
}

/** @param label model number, where it is known */
export const machineHref = (machine: Machine, label?: string): `/${string}` =>
  href('/it-broke', { what: machineSlug(machine), label: label ?? null });

const BURNS_GAS = new Set(kindsWith(({ gas }) => gas !== null).map(slugify));

/** The kind to replace: that of the recognised model, else the one stated, or a gas appliance if it smells of gas. */
function kindOf({ kind, symptom }: Broken, size: OldSize | null): string | null {
  if (size?.kind) return slugify(size.kind);
  return symptom?.burns && !BURNS_GAS.has(kind ?? '') ? slugify(symptom.burns) : kind;
}

/** Asks for a replacement: available soon, no larger, and of the same kind. */
export const replacementAsk = (broken: Broken, size: OldSize | null): Ask => ({
  ...NOTHING_ASKED,
  list: broken.machine.list,
  why: 'broke',
  kind: kindOf(broken, size),
  people: broken.people,
  postcode: broken.postcode,
  ...(size && { width: size.width, height: size.height, depth: size.depth }),
});
