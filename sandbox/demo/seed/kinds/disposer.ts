import type { Body, Draw, Model } from '../types.ts';
import { clean, likely, menu, yesNo } from './common.ts';
import { plain } from './plain-facts.ts';

export function disposer(d: Draw): Model {
  const { random, tier } = d;
  const watts = random.pick([375, 390, 550, 560, 750]);
  const litres = watts > 500 ? random.pick([1.2, 1.4]) : random.pick([0.9, 1]);
  const body: Body = {
    width: random.pick([173, 190, 204]),
    height: random.pick([312, 318, 346]),
    depth: random.pick([173, 190, 204]),
    weightKg: 5 + Math.round(watts / 120),
  };
  return {
    kind: 'disposer',
    type: 'Waste disposer',
    code: { K: 'W', main: String(watts) },
    lead: `${watts} W`,
    noun: 'waste disposer',
    facts: clean({
      'Rated power': `${watts} W`,
      'Grinding chamber': `${litres} L`,
      Stages: random.pick(['1', '2', '3']),
      Material: random.pick(['Stainless steel', 'Galvanised steel']),
      Noise: `${Math.round(62 - tier * 10 + random.int(0, 4))} dB`,
      Switch: random.pick(['Air switch', 'Wall switch', 'Wireless button']),
      'Dishwasher inlet': yesNo(random.chance(0.8)),
      'Auto reverse': yesNo(likely(random, tier, 0.3, 0.9)),
      Plug: '13 A',
      ...plain(d, body),
    }),
    body,
    price: 90 + watts * 0.18 + tier ** 1.4 * 220,
    look: { form: 'disposer', size: watts > 500 ? 'large' : 'small', facts: {} },
    finishes: menu('GR 5, BL 3, SS 2'),
  };
}
