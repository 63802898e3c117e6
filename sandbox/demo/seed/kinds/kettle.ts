import type { Body, Draw, Model } from '../types.ts';
import { clean, likely, smallFacts, WORKTOP, yesNo } from './common.ts';

/** Seconds to boil a cup of 250 ml from 15 °C, with 10 % lost to the body and to steam. @param watts of the element */
const boilSeconds = (watts: number) => Math.round((0.25 * 4186 * 85) / (watts * 0.9));

export function kettle(d: Draw): Model {
  const { random, tier } = d;
  const litres = random.weighted([
    [0.8, 1],
    [1, 1],
    [1.5, 3],
    [1.7, 7],
  ]);
  const watts = litres < 1.2 ? 1500 : random.pick([2200, 3000, 3000]);
  const variable = likely(random, tier, 0.1, 0.7);
  const body: Body = {
    width: random.pick([205, 218, 230]),
    height: Math.round(150 + litres * 58),
    depth: random.pick([150, 160, 172]),
    weightKg: litres < 1.2 ? 0.9 : 1.3,
  };
  const spout = random.pick(['Short', 'Short', 'Gooseneck']);
  return {
    kind: 'kettle',
    type: 'Kettle',
    code: { K: 'K', main: String(Math.round(litres * 10)), flags: variable ? 'V' : '' },
    lead: `${litres} litre`,
    noun: 'kettle',
    facts: clean({
      Holds: `${litres} L`,
      'Variable temperature': yesNo(variable),
      'Keep warm': variable ? random.pick(['20 min', '30 min']) : 'None',
      Material: random.pick(['Painted steel', 'Stainless steel', 'Plastic', 'Glass']),
      Spout: spout,
      'Boils one cup in': `${boilSeconds(watts) + random.pick([0, 1, 2, 3])} s`,
      'Concealed element': 'Yes',
      Filter: random.pick(['Washable mesh', 'Washable mesh', 'None']),
      'Water window': random.pick(['Both sides', 'One side', 'Inside only']),
      ...smallFacts(d, body, watts, random.int(58, 78) - Math.round(tier * 6)),
    }),
    body,
    price: 14 + litres * 5 + (variable ? 15 : 0) + tier ** 1.3 * 95,
    look: {
      form: spout === 'Gooseneck' ? 'gooseneck' : 'kettle',
      size: litres < 1.2 ? 'small' : 'large',
      facts: { spout: spout.toLowerCase() },
    },
    finishes: WORKTOP,
  };
}
