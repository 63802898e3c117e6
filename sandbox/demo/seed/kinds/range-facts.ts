import { classOf, gasOvenStandard, OVEN, ovenStandard } from '../energy.ts';
import { numberIn } from '../lines.ts';
import type { Draw, Facts } from '../types.ts';
import { cavity } from './oven-facts.ts';

export const FUEL = { electric: 'Electric', gas: 'Gas', 'dual-fuel': 'Dual fuel' } as const;

export type Fuel = keyof typeof FUEL;

export const CIRCUIT = 'Hardwired';

/** Number of oven functions: a gas oven only bakes and browns, an electric one has as many as drawn. */
export const ovenFunctions = (drawn: number, fuel: Fuel): string => String(fuel === 'gas' ? 2 : drawn);

/** Draws the energy facts of the main oven. A gas cavity's consumption is given in kWh (MJ ÷ 3.6). */
export function ovenEnergy(d: Draw, litres: number, fuel: Fuel): Facts {
  if (fuel === 'gas') {
    // Class A is between 82 and 107 per cent of the standard consumption.
    const megajoules = gasOvenStandard(litres) * (0.86 + d.random.next() * 0.19);
    return {
      'Energy class': 'A of A+++–D',
      'Energy consumption': `${(megajoules / 3.6).toFixed(2)} kWh per cycle`,
    };
  }
  const energy = cavity(d, litres, [0, 0, 12, 80, 8]);
  return { 'Energy class': energy.text, 'Energy consumption': `${energy.used.toFixed(2)} kWh per cycle` };
}

/** Share of the standard consumption that a second oven uses, whose cavity is small. */
const OF_STANDARD = 0.95;

/** Adds the energy facts of the second oven, if there is one: it has an arrow of its own on the label. */
export function withSecondOven(facts: Facts, fuel: Fuel): Facts {
  const litres = numberIn(facts['Second oven']);
  if (Number.isNaN(litres)) return facts;
  const standard = fuel === 'gas' ? gasOvenStandard(litres) / 3.6 : ovenStandard(litres);
  const used = standard * OF_STANDARD;
  return {
    ...facts,
    'Energy class, second oven': `${classOf(OVEN, used, standard)} of A+++–D`,
    'Energy consumption, second oven': `${used.toFixed(2)} kWh per cycle`,
  };
}
