import type { Pence } from '@/lib/money/types';
import type { Advice, Machine, Symptom, Verdict } from './types';

/** From and to, pence. */
type Range = readonly [from: Pence, to: Pence];

/**
 * What a repairer's visit usually costs, with diagnosis and its first hour of work; the page on spares and repair has its
 * middle. British repairers in 2026 ask £30 to £50 for coming and £45 to £70 an hour, or £75 to £90 for both: price
 * guides of south-shields-appliance-repairs.co.uk and washingmachinerepairquotes.co.uk, terms of fixmywhitegoods.co.uk and
 * obehi-appliances.com. The wholes bear it out: £90 to £180 for a washing machine, £120 to £250 for a fridge.
 */
export const VISIT: Range = [75_00, 110_00];

/** Each hour after the first; the same guides. */
export const HOUR: Range = [45_00, 70_00];

/** Our guarantee, and that of most makers at the least. */
const GUARANTEE_YEARS = 2;

/** So much of the cheaper way is no reason to go the other one. */
const CLOSE = 1.4;

/** Nobody throws a machine away for so little without thinking twice. */
const SMALL: Pence = 30_00;

/** Less saved a year is nothing to tell; pence. */
const LEAST_SAVED: Pence = 500;

const middle = ([from, to]: Range): Pence => (from + to) / 2;

/** The part alone, for who fits it. */
export const partCost = ({ parts: [from, to] }: Symptom): Range => [from * 100, to * 100];

/** What it usually costs to have somebody come and mend it: call-out, all hours of work and the part. */
export function mendingCost(symptom: Symptom): Range {
  const part = partCost(symptom);
  const more = (symptom.hours ?? 1) - 1;
  return [VISIT[0] + more * HOUR[0] + part[0], VISIT[1] + more * HOUR[1] + part[1]];
}

/** A new one and what it takes a year. */
export type NewOne = { brought: Pence; kwh: number | null };

/** What a new one saves a year against one of ten years ago. @param rate pence a kWh */
function savedAYear({ oldKwh }: Machine, age: number, kwh: number | null, rate: number | null): Pence | null {
  if (oldKwh === null || kwh === null || rate === null || age < OLD_YEARS) return null;
  const saved = Math.round((oldKwh - kwh) * rate);
  return saved >= LEAST_SAVED ? saved : null;
}

/** From here on its label is that of ten years ago. */
const OLD_YEARS = 8;

/**
 * Whether to mend: what having it mended costs in all for each year that the old one usually has left, against what a
 * new one costs for each year that it will last, less the energy that it saves. What is younger than two years is its
 * seller's to put right, and what usually costs nothing is tried before anything is replaced, as is what many fit
 * themselves where the part alone is worth its price.
 * @param age years; null: nobody knows, and half its life is taken @param rate pence a kWh; null: not known
 */
export function verdictOf(
  machine: Machine,
  symptom: Symptom,
  { age, fresh, rate }: { age: number | null; fresh: NewOne | null; rate: number | null },
): Verdict {
  const years = age ?? machine.years / 2;
  const left = Math.max(1, Math.round(machine.years - years));
  const mending = mendingCost(symptom);
  const saves = fresh && savedAYear(machine, years, fresh.kwh, rate);
  const verdict = { mending, replacing: fresh?.brought ?? null, left, saves };
  return { ...verdict, advice: adviceOf(machine, symptom, verdict, years) };
}

function adviceOf(
  { years: usual }: Machine,
  symptom: Symptom,
  { mending, replacing, left, saves }: Omit<Verdict, 'advice'>,
  years: number,
): Advice {
  if (years < GUARANTEE_YEARS) return 'claim';
  if (replacing === null) return 'mend';
  const mended = middle(mending) / left;
  const part = middle(partCost(symptom));
  const replaced = replacing / usual - (saves ?? 0);
  if (mended <= replaced) return 'mend';
  if (mended <= replaced * CLOSE) return 'either';
  if (symptom.parts[0] === 0) return 'try';
  const isWorthIt = part <= SMALL || part / left <= replaced * CLOSE;
  return symptom.byOneself && isWorthIt ? 'oneself' : 'replace';
}
