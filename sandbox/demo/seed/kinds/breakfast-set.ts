import type { Body, Draw, Model } from '../types.ts';
import { clean, likely, smallFacts, WORKTOP, yesNo } from './common.ts';

export function breakfastSet(d: Draw): Model {
  const { random, tier } = d;
  const slots = random.pick([2, 4]);
  const litres = random.pick([1.5, 1.7]);
  const body: Body = { width: 540, height: 255, depth: 290, weightKg: slots === 4 ? 4.1 : 3.1 };
  return {
    kind: 'breakfast-set',
    type: 'Kettle and toaster set',
    code: { K: 'KT', main: `${Math.round(litres * 10)}`, sub: String(slots) },
    lead: `${litres} litre and ${slots} slice`,
    noun: 'kettle and toaster set',
    facts: clean({
      Holds: `${litres} L`,
      Slots: String(slots),
      'Variable temperature': yesNo(likely(random, tier, 0, 0.5)),
      Material: random.pick(['Painted steel', 'Stainless steel', 'Plastic']),
      'Bagel side': yesNo(random.chance(0.3)),
      'High lift': yesNo(random.chance(0.7)),
      'Browning levels': String(random.pick([6, 7, 9])),
      ...smallFacts(d, body, 3000),
    }),
    body,
    price: 34 + slots * 4 + tier ** 1.3 * 180,
    look: { form: 'set', size: String(slots), facts: { slots } },
    finishes: WORKTOP,
  };
}
