import type { Body, Draw, Model } from '../types.ts';
import { clean, mm, TAPS } from './common.ts';
import { plain } from './plain-facts.ts';

/** Form 3 or 4: the number of kinds of water that it dispenses. */
export function boilingTap(d: Draw): Model {
  const { random, tier, form } = d;
  const tank = random.pick([2.4, 3, 4, 4, 5, 7, 8]);
  const reach = random.pick([185, 200, 210, 225]);
  const spout = random.pick(['Swan', 'Square', 'Round', 'Industrial']);
  const body: Body = {
    width: 56,
    height: random.pick([325, 350, 372, 410]),
    depth: reach + 20,
    weightKg: 6 + Math.round(tank),
  };
  const kilowatts = tank > 5 ? random.pick([2.2, 3]) : random.pick([1.5, 1.6, 2.2]);
  return {
    kind: 'boiling-tap',
    type: 'Boiling-water tap',
    code: {
      K: 'B',
      main: form,
      sub: String(tank).replace('.', ''),
      flags: spout === 'Square' ? 'Q' : '',
    },
    lead: `${form}-in-1 ${tank} litre`,
    noun: 'boiling-water tap',
    facts: clean({
      Functions: form === '4' ? 'Hot, cold, boiling, filtered cold' : 'Hot, cold, boiling',
      Tank: `${tank} L`,
      'Water temperature': `${random.pick([98, 99, 100])} °C`,
      Spout: spout,
      Reach: mm(reach),
      'Tap hole': '35 mm',
      'Water pressure': `${random.pick(['0.5–5', '1–5', '1–8'])} bar`,
      'Child lock': 'Yes',
      'Filter life': random.pick(['6 months', '12 months']),
      Plug: '13 A',
      'Rated power': `${kilowatts * 1000} W`,
      'Standby power': `${random.pick([10, 12, 14, 16])} W`,
      ...plain(d, body),
    }),
    body,
    price: 330 + tank * 45 + (form === '4' ? 260 : 0) + tier ** 1.5 * 640,
    look: {
      form: spout.toLowerCase(),
      size: body.height > 360 ? 'tall' : 'low',
      facts: { handles: 2, spout: spout.toLowerCase() },
    },
    finishes: TAPS,
  };
}
