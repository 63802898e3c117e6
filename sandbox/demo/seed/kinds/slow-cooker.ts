import type { Body, Draw, Model } from '../types.ts';
import { clean, likely, menu, smallFacts, stepped, yesNo } from './common.ts';

export function slowCooker(d: Draw): Model {
  const { random, tier } = d;
  const pressure = random.chance(0.5);
  const litres = pressure ? random.pick([3, 5.7, 6, 8]) : random.pick([1.5, 3.5, 4.7, 6.5]);
  const body: Body = {
    width: random.pick([310, 340, 400]),
    height: random.pick([250, 290, 320]),
    depth: random.pick([250, 290, 310]),
    weightKg: Math.round(22 + litres * 6) / 10,
  };
  return {
    kind: 'slow-cooker',
    type: pressure ? 'Pressure cooker' : 'Slow cooker',
    code: { K: pressure ? 'PC' : 'SC', main: String(Math.round(litres * 10)) },
    lead: `${litres} litre`,
    noun: pressure ? 'electric pressure cooker' : 'slow cooker',
    facts: clean({
      'Pot size': `${litres} L`,
      'Pressure cooking': yesNo(pressure),
      'Searing pot': yesNo(pressure || random.chance(0.3)),
      Pot: pressure ? 'Stainless steel' : random.pick(['Stoneware', 'Aluminium, non-stick']),
      Settings: String(pressure ? random.int(7, 12) : random.int(3, 4)),
      Timer: yesNo(pressure || likely(random, tier, 0.2, 0.9)),
      'Keep warm': yesNo(random.chance(0.85)),
      'Working pressure': pressure ? random.pick(['50 kPa', '70 kPa']) : undefined,
      Portions: litres < 3 ? '1 to 2' : litres < 5 ? '3 to 4' : litres < 7 ? '5 to 6' : '8 to 10',
      ...smallFacts(
        d,
        body,
        pressure ? random.pick([900, 1000, 1200]) : stepped(random.pick([40, 60, 80]) + litres * 38, 10),
      ),
    }),
    body,
    price: (pressure ? 48 : 16) + litres * 4 + tier ** 1.3 * (pressure ? 110 : 60),
    look: {
      form: pressure ? 'pressure' : 'slow',
      size: litres > 5 ? 'large' : 'small',
      facts: { lid: pressure ? 'locking' : 'glass' },
    },
    finishes: menu('BL 5, SS 5, CM 2, GR 2, WH 2'),
  };
}
