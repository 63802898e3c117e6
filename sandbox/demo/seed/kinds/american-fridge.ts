import type { Body, Draw, Model } from '../types.ts';
import { coldFacts } from './cold-facts.ts';
import { clean, menu, noiseOf } from './common.ts';

export function americanFridge(d: Draw): Model {
  const { random, brand, tier, form } = d;
  const side = form === 'side-by-side';
  const doors = side ? 2 : form === 'french-door' ? random.pick([3, 4]) : random.pick([4, 4, 5]);
  const width = form === 'multi-door' ? random.pick([833, 908]) : random.pick([908, 912, 913]);
  const total = random.int(side ? 500 : 480, width > 900 ? 650 : 560);
  const freezer = Math.round(total * (side ? 0.36 : 0.32));
  const water = random.weighted([
    ['None', 2.5 - tier * 2],
    ['Tank', 3],
    ['Plumbed', 2 + tier * 2],
  ] as const);
  const body: Body = {
    width,
    height: random.pick([1770, 1780, 1785, 1793]),
    depth: random.pick([650, 660, 698, 716]),
    weightKg: 98 + Math.round(tier * 30) + random.int(0, 12),
  };
  const box = { fridge: total - freezer, freezer, frostFree: true, doors };
  return {
    kind: 'american-fridge',
    type: 'American fridge freezer',
    code: { K: side ? 'D' : form === 'french-door' ? 'F' : 'M', main: String(total), sub: String(doors) },
    lead: `${total} litre`,
    noun: `${form === 'side-by-side' ? 'side by side' : form === 'french-door' ? 'French door' : 'multi-door'} fridge freezer`,
    facts: clean({
      'Total capacity': `${total} L`,
      'Fridge capacity': `${total - freezer} L`,
      'Freezer capacity': `${freezer} L`,
      'Frost free': 'Yes',
      'Water and ice': water,
      ...coldFacts(d, {
        box,
        body,
        installation: 'Freestanding',
        hinge: 'Both',
        doors,
        noise: noiseOf(d, 41, 4, 35, 43),
        mix: [0, 1, 6, 29, 64],
      }),
    }),
    body,
    price:
      560 +
      (total - 480) * 1.2 +
      tier ** 1.7 * (side ? 1500 : 2900) +
      (side ? 0 : 260) +
      (water === 'Plumbed' ? 150 : water === 'Tank' ? 70 : 0),
    look: {
      form: form === 'french-door' ? 'french' : form,
      size: width > 900 ? '910' : '830',
      facts: { doors, dispenser: water !== 'None' },
    },
    finishes: brand.level > 2 ? menu('SS 5, BL 5, GM 3, SI 3, CM 1, GE 1') : menu('SI 5, BL 4, SS 4, WH 1'),
  };
}
