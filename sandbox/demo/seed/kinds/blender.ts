import type { Body, Draw, Model } from '../types.ts';
import { clean, smallFacts, WORKTOP, yesNo } from './common.ts';

export function blender(d: Draw): Model {
  const { random, tier } = d;
  const litres = random.pick([0.6, 1.5, 1.75, 2]);
  const watts = litres < 1 ? random.pick([300, 700, 900]) : random.pick([600, 800, 1200, 1500]);
  const body: Body = {
    width: litres < 1 ? 120 : 190,
    height: litres < 1 ? 370 : 420,
    depth: litres < 1 ? 120 : 210,
    weightKg: litres < 1 ? 1.6 : 3.4,
  };
  return {
    kind: 'blender',
    type: 'Blender',
    code: { K: 'B', main: String(Math.round(litres * 100)) },
    lead: `${litres} litre ${watts} W`,
    noun: litres < 1 ? 'personal blender' : 'jug blender',
    facts: clean({
      Jug: `${litres} L`,
      'Jug material': litres < 1 ? 'Tritan' : random.pick(['Glass', 'Tritan', 'Glass']),
      Speeds: random.pick(['1', '2', '5', 'Variable']),
      Pulse: yesNo(random.chance(0.85)),
      'Ice crushing': yesNo(watts > 550),
      'Hot soup': yesNo(watts > 1000 && random.chance(0.6)),
      Blades: String(random.pick([4, 6])),
      'Dishwasher safe': random.pick(['Jug and lid', 'Jug, lid and blades']),
      ...smallFacts(d, body, watts, random.int(78, 90)),
    }),
    body,
    price: 20 + litres * 12 + watts * 0.025 + tier ** 1.4 * 160,
    look: { form: litres < 1 ? 'personal' : 'jug', size: litres < 1 ? 'small' : 'large', facts: {} },
    finishes: WORKTOP,
  };
}
