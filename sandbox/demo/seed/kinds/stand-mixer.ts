import type { Body, Draw, Model } from '../types.ts';
import { clean, likely, smallFacts, WORKTOP, yesNo } from './common.ts';

export function standMixer(d: Draw): Model {
  const { random, tier } = d;
  const bowl = random.pick([3.3, 4.3, 4.6, 4.8, 5.2, 6.9]);
  const watts = random.pick([300, 500, 800, 1000, 1200]);
  const lift = bowl > 5 && random.chance(0.5);
  const body: Body = {
    width: random.pick([235, 260, 280]),
    height: random.pick([345, 356, 370]),
    depth: random.pick([330, 358, 400]),
    weightKg: Math.round(5 + tier * 6),
  };
  return {
    kind: 'stand-mixer',
    type: 'Stand mixer',
    code: { K: 'M', main: String(Math.round(bowl * 10)) },
    lead: `${bowl} litre`,
    noun: 'stand mixer',
    facts: clean({
      Bowl: `${bowl} L`,
      'Bowl material': random.pick(['Stainless steel']),
      Speeds: String(random.pick([6, 8, 10, 12])),
      Head: lift ? 'Bowl lift' : 'Tilting',
      'Dough at most': `${random.pick([0.9, 1.2, 1.5, 2])} kg`,
      'Attachment drive': yesNo(likely(random, tier, 0.3, 1)),
      Tools: String(random.pick([3, 3, 4, 5])),
      Body: tier > 0.4 ? 'Cast metal' : random.pick(['Plastic', 'Cast metal']),
      ...smallFacts(d, body, watts, 70 + random.int(0, 8)),
    }),
    body,
    price: 75 + bowl * 14 + tier ** 1.3 * 440,
    look: { form: lift ? 'bowl-lift' : 'tilt', size: bowl > 5 ? 'large' : 'medium', facts: { bowl } },
    finishes: WORKTOP,
  };
}
