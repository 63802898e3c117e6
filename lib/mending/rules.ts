import type { Pence } from '@/lib/money/types';
import type { Advice, Machine, Symptom, Verdict } from './types';

/** What a repairer's visit with its first hour usually costs; the page on spares and repair says so too. */
export const CALL_OUT: Pence = 90_00;

/** Our guarantee, and that of most makers at the least. */
const GUARANTEE_YEARS = 2;

/** So much of the cheaper way is no reason to go the other one. */
const CLOSE = 1.4;

/** Nobody throws a machine away for so little without thinking twice. */
const SMALL: Pence = 30_00;

/** Less saved a year is nothing to tell; pence. */
const LEAST_SAVED: Pence = 500;

const middle = ([from, to]: Symptom['parts']): Pence => ((from + to) / 2) * 100;

/** What it usually costs to have it mended. */
export const mendingCost = ({ parts, byOneself }: Symptom): Pence =>
  middle(parts) + (byOneself ? 0 : CALL_OUT);

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
 * Whether to mend: what mending costs for each year that the old one usually has left, against what a new one costs for
 * each year that it will last, less the energy that it saves. What is younger than two years is its seller's to put
 * right, and what usually costs nothing is tried before anything is replaced.
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
  { parts: [least] }: Symptom,
  { mending, replacing, left, saves }: Omit<Verdict, 'advice'>,
  years: number,
): Advice {
  if (years < GUARANTEE_YEARS) return 'claim';
  if (replacing === null) return 'mend';
  const mended = mending / left;
  const replaced = replacing / usual - (saves ?? 0);
  if (mended <= replaced) return 'mend';
  if (mended <= replaced * CLOSE || mending <= SMALL) return 'either';
  return least === 0 ? 'try' : 'replace';
}
