import type { Body, Draw, Model } from '../types.ts';
import { clean, likely, smallFacts, WORKTOP, yesNo } from './common.ts';

export function foodProcessor(d: Draw): Model {
  const { random, tier } = d;
  const bowl = random.pick([1.2, 2.1, 2.3, 3, 3.6]);
  const watts = random.pick([450, 750, 800, 1000]);
  const discs = random.int(2, 3) + Math.round(tier * 4);
  const body: Body = {
    width: random.pick([200, 220, 245]),
    height: random.pick([370, 400, 425]),
    depth: random.pick([220, 240, 260]),
    weightKg: 2.4 + Math.round(bowl * 8) / 10,
  };
  return {
    kind: 'processor',
    type: 'Food processor',
    code: { K: 'F', main: String(Math.round(bowl * 10)) },
    lead: `${bowl} litre`,
    noun: 'food processor',
    facts: clean({
      Bowl: `${bowl} L`,
      'Bowl material': random.pick(['Plastic, BPA free', 'Tritan']),
      Discs: String(discs),
      Speeds: random.pick(['1 and pulse', '2 and pulse', 'Variable and pulse']),
      Blender: yesNo(random.chance(0.5)),
      'Dough tool': yesNo(bowl > 2),
      'Feed tube': random.pick(['75 mm', '90 mm', '110 mm']),
      'Storage inside': yesNo(likely(random, tier, 0.2, 0.9)),
      'Dishwasher safe': random.pick(['Bowl and discs', 'All parts but the motor']),
      ...smallFacts(d, body, watts, random.int(76, 86)),
    }),
    body,
    price: 32 + bowl * 16 + discs * 4 + tier ** 1.4 * 190,
    look: { form: 'processor', size: bowl > 2.2 ? 'large' : 'small', facts: {} },
    finishes: WORKTOP,
  };
}
