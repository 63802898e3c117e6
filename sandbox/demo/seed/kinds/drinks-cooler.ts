import type { Body, Draw, Model } from '../types.ts';
import { coldFacts } from './cold-facts.ts';
import { clean, menu, noiseOf, stepped, yesNo } from './common.ts';

export function drinksCooler(d: Draw): Model {
  const { random, tier } = d;
  const [width, litres] = random.pick([
    [430, 46],
    [430, 70],
    [480, 98],
    [500, 118],
    [595, 135],
  ] as const);
  const body: Body = {
    width,
    height: litres < 60 ? 510 : 845,
    depth: 510,
    weightKg: 16 + Math.round(litres / 6),
  };
  return {
    kind: 'drinks-cooler',
    type: 'Drinks cooler',
    code: { K: 'B', main: String(litres) },
    lead: `${litres} litre`,
    noun: 'drinks cooler',
    facts: clean({
      'Total capacity': `${litres} L`,
      Cans: String(Math.round(litres * 0.9)),
      Lockable: yesNo(random.chance(0.6)),
      ...coldFacts(d, {
        box: { fridge: litres },
        body,
        installation: litres > 90 ? 'Under-counter' : 'Table-top',
        doors: 1,
        noise: noiseOf(d, 41, 4, 35, 44),
        mix: [0, 0, 2, 20, 78],
      }),
    }),
    body,
    price: 90 + litres * 1.5 + tier ** 1.5 * 420,
    look: {
      form: 'glass-door',
      size: `${width}x${stepped(body.height, 100)}`,
      facts: { doors: 1, glass: true },
    },
    finishes: d.brand.key === 'corvanti' ? menu('CM 2, PB 2, BL 2, GE 1') : menu('BL 8, SS 3'),
  };
}
