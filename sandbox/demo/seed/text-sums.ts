import { numberIn } from './lines.ts';
import type { Facts } from './types.ts';

/**
 * Uses a year as on former energy labels. The shop's running costs assume the same, so that a page gives one figure.
 */
const USES_A_YEAR = { dry: 160, dishes: 280, wash: 220 } as const;
/** Assumptions of sentences, which stand for an ordinary household. */
const HOURS_A_YEAR = 8760;
const MUG_LITRES = 0.3;
const CUP_LITRES = 0.25;
/** A steam oven boils off about a litre in an hour. */
const STEAM_LITRES_A_MINUTE = 1 / 60;
/** From floor to ceiling, in metres. */
const ROOM_HEIGHT = 2.4;
/** Kilojoules that heat a litre by one degree, and the temperature of mains water in °C. */
const HEAT = 4.186;
const COLD_TAP = 15;

const choreOf = (type: string): keyof typeof USES_A_YEAR => {
  if (/dishwasher/i.test(type)) return 'dishes';
  return /^(?!.*washer).*dryer/i.test(type) ? 'dry' : 'wash';
};

/** Figures derived from the facts, by the name that sentences use; NaN where a fact is missing. */
function figures(facts: Facts): Record<string, number> {
  const of = (name: string) => numberIn(facts[name]);
  const used = facts['Energy consumption'] ?? '';
  const perCycle = used.includes('100 cycles') ? numberIn(used) / 100 : Number.NaN;
  const cups = Math.floor(of('Holds') / CUP_LITRES);
  return {
    yearly: Math.round(perCycle * USES_A_YEAR[choreOf(facts['Type'] ?? '')]),
    tenYears: used.includes('a year') ? numberIn(used) * 10 : Number.NaN,
    mugs: Math.floor(of('Tank') / MUG_LITRES),
    reheatMinutes: Math.round(
      (of('Tank') * HEAT * (of('Water temperature') - COLD_TAP) * 1000) / of('Rated power') / 60,
    ),
    standbyYear: Math.round((of('Standby power') * HOURS_A_YEAR) / 1000),
    tankMinutes: Math.round(of('Water tank') / STEAM_LITRES_A_MINUTE),
    cups: cups > 1 ? cups : Number.NaN,
    fullMinutes: facts['Cordless'] === 'Yes' ? Math.round(of('Run time') / 4) : Number.NaN,
    airChanges: Number((of('Clean air rate') / (of('Room size') * ROOM_HEIGHT)).toFixed(1)),
    eightHours: Number(((of('Rated power') * 8) / 1000).toFixed(1)),
    fourHours: Number(((of('Rated power') * 4) / 1000).toFixed(1)),
  };
}

/** Returns the derived figures of a product, formatted for sentences. Those that cannot be calculated are left out. */
export function textSums(facts: Facts): Facts {
  const used = facts['Energy consumption'] ?? '';
  const stated = Object.entries(figures(facts)).filter(([, figure]) => Number.isFinite(figure));
  return {
    ...Object.fromEntries(stated.map(([name, figure]) => [name, figure.toLocaleString('en-GB')])),
    ...(used.includes('100 cycles') && { perLoad: `${(numberIn(used) / 100).toFixed(1)} kWh` }),
  };
}
