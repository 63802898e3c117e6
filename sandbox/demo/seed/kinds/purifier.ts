import type { Body, Draw, Model } from '../types.ts';
import { clean, likely, menu, smallFacts, stepped, yesNo } from './common.ts';

/** Highest clean air rate in m³/h for each litre of a purifier's volume: fan and filter need their space. */
const MOST_AN_HOUR_A_LITRE = 17;

export function purifier(d: Draw): Model {
  const { random, tier } = d;
  const cadr = stepped(random.int(120, 260) + tier * 300, 10);
  const width = random.pick([210, 250, 320]);
  const drawn = random.pick([340, 520, 700]);
  const depth = random.pick([210, 250, 320]);
  const isTooSmall = (width * drawn * depth) / 1e6 < cadr / MOST_AN_HOUR_A_LITRE;
  const body: Body = {
    width,
    height: isTooSmall ? 700 : drawn,
    depth,
    weightKg: Math.round(22 + cadr / 12) / 10,
  };
  return {
    kind: 'purifier',
    type: 'Air purifier',
    code: { K: 'P', main: String(cadr) },
    lead: `${cadr} m³/h`,
    noun: 'air purifier',
    facts: clean({
      'Clean air rate': `${cadr} m³/h`,
      'Room size': `${Math.round(cadr / 9)} m²`,
      Filter: random.weighted([
        ['HEPA 13 and carbon', 3 + tier * 3],
        ['HEPA 13', 2],
        ['Washable and HEPA 12', 1],
      ]),
      'Filter life': `${random.pick([6, 8, 12])} months`,
      'Air sensor': yesNo(likely(random, tier, 0.3, 1)),
      'Night mode': yesNo(random.chance(0.85)),
      Speeds: String(random.pick([3, 4, 5])),
      Timer: yesNo(random.chance(0.6)),
      'Lowest noise': `${random.int(20, 26)} dB`,
      ...smallFacts(d, body, Math.round(20 + cadr / 12), Math.round(56 - tier * 6 + d.brand.noise * 0.4)),
      Installation: undefined,
    }),
    body,
    price: 70 + cadr * 0.35 + tier ** 1.3 * 230,
    look: { form: body.height > 600 ? 'tower' : 'drum', size: cadr > 300 ? 'large' : 'small', facts: {} },
    finishes: menu('WH 8, GR 2, BL 2, GE 1'),
  };
}
