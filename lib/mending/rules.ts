import type { Pence } from '@/lib/money/types';
import type { Advice, Machine, Symptom, Verdict } from './types';

/** Minimum and maximum, in pence. */
type Range = readonly [from: Pence, to: Pence];

/**
 * Usual price of a repairer's visit with diagnosis and the first hour of labour; the page on spares and repair gives
 * the middle of it. British repairers in 2026 charge £30 to £50 for the call-out and £45 to £70 an hour, or £75 to £90
 * for both: price guides of south-shields-appliance-repairs.co.uk and washingmachinerepairquotes.co.uk, terms of
 * fixmywhitegoods.co.uk and obehi-appliances.com. Their total prices agree: £90 to £180 for a washing machine, £120 to
 * £250 for a fridge.
 */
export const VISIT: Range = [75_00, 110_00];

/** Price of each hour after the first; from the same guides. */
export const HOUR: Range = [45_00, 70_00];

/** The least that most makers guarantee. */
const GUARANTEE_YEARS = 2;

/** Up to this ratio to the price of replacing, repair is still worth considering. */
const CLOSE = 1.4;

/** Price of a part up to which fitting it oneself is always worth considering. */
const SMALL: Pence = 30_00;

/** Annual saving below which it is not mentioned, in pence. */
const LEAST_SAVED: Pence = 500;

const middle = ([from, to]: Range): Pence => (from + to) / 2;

/** Cost of the part alone, for those who fit it themselves. */
export const partCost = ({ parts: [from, to] }: Symptom): Range => [from * 100, to * 100];

/** Usual cost of a repair: call-out, all hours of labour and the part. */
export function repairCost(symptom: Symptom): Range {
  const part = partCost(symptom);
  const more = (symptom.hours ?? 1) - 1;
  return [VISIT[0] + more * HOUR[0] + part[0], VISIT[1] + more * HOUR[1] + part[1]];
}

/** A replacement and its annual consumption. */
export type NewOne = { brought: Pence; kwh: number | null };

/** What a replacement saves a year against an appliance from ten years ago. @param rate pence a kWh */
function savedAYear({ oldKwh }: Machine, age: number, kwh: number | null, rate: number | null): Pence | null {
  if (oldKwh === null || kwh === null || rate === null || age < OLD_YEARS) return null;
  const saved = Math.round((oldKwh - kwh) * rate);
  return saved >= LEAST_SAVED ? saved : null;
}

/** Age in years from which the label figure of ten years ago applies. */
const OLD_YEARS = 8;

/**
 * Compares the cost of a repair for each year that the appliance usually has left with the cost of a new one for each
 * year that it will last, less the energy it saves. A fault within two years is for the seller to put right. What
 * usually costs nothing is tried before replacing; so is fitting the part oneself, where many do so and the part is
 * worth its price.
 * @param age years; null: not known, so half of the usual life is assumed
 * @param rate pence a kWh; null: not known
 */
export function verdictOf(
  machine: Machine,
  symptom: Symptom,
  { age, fresh, rate }: { age: number | null; fresh: NewOne | null; rate: number | null },
): Verdict {
  const years = age ?? machine.years / 2;
  const left = Math.max(1, Math.round(machine.years - years));
  const mending = repairCost(symptom);
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
