import type { Body, Draw, Model } from '../types.ts';
import { clean, likely, STEEL_GOODS, yesNo } from './common.ts';
import { builtIn, cavity, cleaning } from './oven-facts.ts';

export function singleOven(d: Draw): Model {
  const { random, tier, brand } = d;
  const litres = random.weighted([
    [58, 1 - tier],
    [65, 2 - tier],
    [68, 2],
    [70, 2],
    [71, 3],
    [72, 3],
    [73, 1],
    [76, tier],
    [77, tier],
  ]);
  const clean_ = cleaning(d);
  const steam = likely(random, tier, 0, 0.5);
  const pyro = clean_ === 'Pyrolytic';
  const hard = pyro || random.chance(0.4 + tier * 0.4);
  const energy = cavity(d, litres);
  const body: Body = {
    width: random.pick([594, 595, 596]),
    height: 595,
    depth: random.pick([548, 560, 565]),
    weightKg: 28 + Math.round(tier * 14) + (pyro ? 5 : 0),
  };
  const functions = random.int(4, 6) + Math.round(tier * 10);
  return {
    kind: 'single-oven',
    type: 'Single oven',
    code: { K: 'O', main: String(litres), flags: `${pyro ? 'P' : ''}${steam ? 'S' : ''}` },
    lead: `${litres} litre`,
    noun: `${pyro ? 'pyrolytic ' : ''}single oven`,
    facts: clean({
      'Oven capacity': `${litres} L`,
      Ovens: '1',
      Fuel: 'Electric',
      Cleaning: clean_,
      Functions: String(functions),
      'Max temperature': `${random.pick(tier > 0.6 ? [275, 300] : [250, 250, 275])} °C`,
      Steam: yesNo(steam),
      'Energy class': energy.text,
      'Energy consumption': `${energy.used.toFixed(2)} kWh per cycle`,
      'Shelf runners': random.weighted([
        ['Chrome rails', 4],
        ['Telescopic, 1 level', 3],
        ['Telescopic, 2 levels', 1 + tier * 3],
      ]),
      ...builtIn(
        d,
        body,
        hard ? random.pick([2900, 3300, 3600]) : random.pick([2300, 2700, 2900]),
        hard ? 'Hardwired' : '13 A',
      ),
    }),
    body,
    price:
      170 +
      functions * 8 +
      (pyro ? 110 : 0) +
      (steam ? 120 : 0) +
      tier ** 1.8 * 1750 +
      (brand.level === 4 ? 200 : 0),
    look: {
      form: 'built-in',
      size: '600',
      facts: { doors: 1, window: 'wide', knobs: brand.controls[0] === 'Knobs' },
    },
    finishes: STEEL_GOODS,
  };
}
