import type { Body, Draw, Model } from '../types.ts';
import { clean, likely, smallFacts, WORKTOP, yesNo } from './common.ts';

export function toaster(d: Draw): Model {
  const { random, tier } = d;
  const slots = random.weighted([
    [2, 5],
    [4, 5],
  ]);
  const long = random.chance(0.25);
  const body: Body = {
    width: slots === 4 && !long ? 320 : long ? 390 : 300,
    height: random.pick([190, 198, 210]),
    depth: slots === 4 && !long ? 290 : slots === 4 ? 245 : 180,
    weightKg: slots === 4 ? 2.6 : 1.7,
  };
  return {
    kind: 'toaster',
    type: 'Toaster',
    code: { K: 'T', main: String(slots), flags: long ? 'L' : '' },
    lead: `${slots} slice`,
    noun: 'toaster',
    facts: clean({
      Slots: String(slots),
      'Long slots': yesNo(long),
      'Slot width': `${random.pick([28, 32, 35, 38])} mm`,
      'Browning levels': String(random.pick([5, 6, 7, 9])),
      Defrost: yesNo(likely(random, tier, 0.7, 1)),
      'Bagel side': yesNo(likely(random, tier, 0.1, 0.8)),
      'High lift': yesNo(likely(random, tier, 0.4, 1)),
      Material: random.pick(['Painted steel', 'Stainless steel', 'Plastic']),
      'Crumb tray': slots === 4 ? '2' : '1',
      ...smallFacts(d, body, slots === 4 ? random.pick([1600, 1850]) : random.pick([850, 950])),
    }),
    body,
    price: 13 + slots * 5 + tier ** 1.3 * 100,
    look: { form: long ? 'long' : 'toaster', size: String(slots), facts: { slots } },
    finishes: WORKTOP,
  };
}
