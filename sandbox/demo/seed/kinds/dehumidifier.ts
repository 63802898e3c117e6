import type { Body, Draw, Model } from '../types.ts';
import { clean, likely, menu, smallFacts, yesNo } from './common.ts';

export function dehumidifier(d: Draw): Model {
  const { random, tier } = d;
  const desiccant = random.chance(0.25);
  const litres = desiccant ? random.pick([7, 8, 10]) : random.pick([10, 12, 16, 20, 25]);
  const room = Math.round((litres * 2.6) / 5) * 5 + 10;
  const watts = desiccant ? random.pick([530, 650]) : 130 + litres * 9;
  const body: Body = {
    width: 280 + litres * 3,
    height: 450 + litres * 6,
    depth: 200 + litres * 2,
    weightKg: desiccant ? 7 : 9 + Math.round(litres / 4),
  };
  return {
    kind: 'dehumidifier',
    type: 'Dehumidifier',
    code: { K: desiccant ? 'Z' : 'H', main: String(litres) },
    lead: `${litres} litre`,
    noun: `${desiccant ? 'desiccant ' : ''}dehumidifier`,
    facts: clean({
      'Extraction a day': `${litres} L`,
      'Room size': `${room} m²`,
      Technology: desiccant ? 'Desiccant' : 'Compressor',
      'Water tank': `${random.pick([2, 2.5, 3, 4, 6])} L`,
      'Continuous drain': yesNo(random.chance(0.8)),
      'Laundry mode': yesNo(likely(random, tier, 0.5, 1)),
      'Works down to': `${desiccant ? 1 : 5} °C`,
      Humidistat: yesNo(likely(random, tier, 0.7, 1)),
      Timer: random.pick(['24 h', '12 h', '1, 2, 4, 8 h']),
      'Child lock': yesNo(random.chance(0.6)),
      ...smallFacts(d, body, watts, Math.round(46 - tier * 8 + d.brand.noise * 0.5 + random.int(0, 2))),
      Installation: undefined,
    }),
    body,
    price: 95 + litres * 5.5 + tier ** 1.3 * 190,
    look: { form: 'dehumidifier', size: litres > 14 ? 'large' : 'small', facts: {} },
    finishes: menu('WH 8, GR 2, BL 1'),
  };
}
