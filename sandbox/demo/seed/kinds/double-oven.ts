import type { Body, Draw, Model } from '../types.ts';
import { clean, likely, STEEL_GOODS, yesNo } from './common.ts';
import { builtIn, cavity, cleaning } from './oven-facts.ts';

export function doubleOven(d: Draw): Model {
  const { random, tier } = d;
  const under = random.chance(0.4);
  const main = under ? random.pick([60, 61, 62]) : random.pick([65, 70, 71, 73]);
  const top = under ? random.pick([30, 33, 34]) : random.pick([34, 38, 41, 45]);
  const clean_ = cleaning(d);
  const lower = cavity(d, main);
  const upper = cavity(d, top, [0, 0, 20, 70, 10]);
  const body: Body = {
    width: 594,
    height: under ? 717 : 888,
    depth: random.pick([548, 560]),
    weightKg: (under ? 46 : 54) + Math.round(tier * 12),
  };
  return {
    kind: 'double-oven',
    type: 'Double oven',
    code: { K: under ? 'DU' : 'DO', main: String(main + top), flags: clean_ === 'Pyrolytic' ? 'P' : '' },
    lead: `${main} and ${top} litre`,
    noun: `${under ? 'built-under' : 'built-in'} double oven`,
    facts: clean({
      'Oven capacity': `${main} L`,
      'Second oven': `${top} L`,
      Ovens: '2',
      Fuel: 'Electric',
      Cleaning: clean_,
      Functions: String(random.int(6, 9) + Math.round(tier * 7)),
      'Max temperature': `${random.pick([250, 275])} °C`,
      Steam: yesNo(likely(random, tier, 0, 0.2)),
      'Energy class': lower.text,
      'Energy consumption': `${lower.used.toFixed(2)} kWh per cycle`,
      'Energy class, second oven': upper.text,
      'Energy consumption, second oven': `${upper.used.toFixed(2)} kWh per cycle`,
      ...builtIn(d, body, random.pick([4600, 5000, 5400]), 'Hardwired'),
    }),
    body,
    price: 330 + (clean_ === 'Pyrolytic' ? 160 : 0) + (under ? 0 : 60) + tier ** 1.7 * 1900,
    look: {
      form: under ? 'built-under' : 'built-in',
      size: under ? '720' : '890',
      facts: { doors: 2, window: 'wide' },
    },
    finishes: STEEL_GOODS,
  };
}
