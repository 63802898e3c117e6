import type { Draw, Facts } from '../types.ts';
import { cavity } from './oven-facts.ts';

export const FUEL = { electric: 'Electric', gas: 'Gas', 'dual-fuel': 'Dual fuel' } as const;

export type Fuel = keyof typeof FUEL;

export const CIRCUIT = 'Hardwired';

/** Energy facts of the main oven; a gas cavity's consumption is given in kWh (MJ ÷ 3.6). */
export function ovenEnergy(d: Draw, litres: number, fuel: Fuel): Facts {
  if (fuel === 'gas') {
    // A gas cavity's standard is 0.044 V + 3.53 MJ; A lies between 82 and 107 per cent of it.
    const standard = 0.044 * litres + 3.53;
    const megajoules = standard * (0.86 + d.random.next() * 0.19);
    return {
      'Energy class': 'A of A+++–D',
      'Energy consumption': `${(megajoules / 3.6).toFixed(2)} kWh per cycle`,
    };
  }
  const energy = cavity(d, litres, [0, 0, 12, 80, 8]);
  return { 'Energy class': energy.text, 'Energy consumption': `${energy.used.toFixed(2)} kWh per cycle` };
}
