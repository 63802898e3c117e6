import type { Body, Draw, Model } from '../types.ts';
import { clean, likely, menu, smallFacts, yesNo } from './common.ts';

export function breadMaker(d: Draw): Model {
  const { random, tier } = d;
  const grams = random.pick([750, 900, 1000, 1250]);
  const body: Body = {
    width: random.pick([260, 285, 355]),
    height: random.pick([300, 325, 380]),
    depth: random.pick([240, 280, 410]),
    weightKg: 5 + Math.round(tier * 30) / 10,
  };
  return {
    kind: 'bread-maker',
    type: 'Bread maker',
    code: { K: 'BM', main: String(grams / 10) },
    lead: `${grams} g`,
    noun: 'bread maker',
    facts: clean({
      'Loaf at most': `${grams} g`,
      'Loaf sizes': random.pick(['2', '3']),
      Programmes: String(random.int(11, 14) + Math.round(tier * 9)),
      Timer: `${random.pick([13, 15])} h`,
      'Nut dispenser': yesNo(likely(random, tier, 0.1, 0.9)),
      'Crust settings': '3',
      'Gluten free': yesNo(random.chance(0.8)),
      'Rapid loaf': `${random.pick([58, 75, 80, 115])} min`,
      Window: yesNo(random.chance(0.7)),
      ...smallFacts(d, body, random.pick([450, 550, 600, 700]), random.int(45, 56)),
    }),
    body,
    price: 60 + grams * 0.03 + tier ** 1.2 * 140,
    look: { form: 'bread-maker', size: 'medium', facts: {} },
    finishes: menu('WH 5, BL 4, SS 4, CM 1'),
  };
}
