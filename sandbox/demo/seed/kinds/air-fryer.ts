import type { Body, Draw, Model } from '../types.ts';
import { clean, menu, smallFacts } from './common.ts';

export function airFryer(d: Draw): Model {
  const { random, tier } = d;
  const litres = random.pick([2.6, 4.1, 5.5, 6.2, 7.6, 9, 10.4]);
  /** Watts by which a basket for one person needs less. */
  const small = litres < 3 ? 400 : 0;
  const drawers = litres > 7 ? random.pick([2, 2, 1]) : 1;
  const body: Body = {
    width: drawers === 2 ? 390 : 260 + Math.round(litres * 8),
    height: random.pick([300, 315, 330]),
    depth: random.pick([320, 345, 375]),
    weightKg: drawers === 2 ? 8.2 : Math.round(30 + litres * 4) / 10,
  };
  return {
    kind: 'air-fryer',
    type: 'Air fryer',
    code: { K: 'AF', main: String(Math.round(litres * 10)), flags: drawers === 2 ? 'D' : '' },
    lead: `${litres} litre`,
    noun: `${drawers === 2 ? 'two-drawer ' : ''}air fryer`,
    facts: clean({
      'Basket size': `${litres} L`,
      Drawers: String(drawers),
      Programmes: String(random.int(4, 7) + Math.round(tier * 5)),
      'Max temperature': `${random.pick([200, 210, 240])} °C`,
      Window: random.pick(['Yes']),
      'Finish together': drawers === 2 ? 'Yes' : undefined,
      Coating: random.pick(['Ceramic', 'PTFE']),
      'Dishwasher safe': random.pick(['Basket and drawer', 'Basket only']),
      Portions: litres < 3 ? '1 to 2' : litres < 6 ? '2 to 4' : litres < 8 ? '4 to 6' : '6 to 8',
      ...smallFacts(
        d,
        body,
        drawers === 2 ? 2400 : random.pick([1400, 1600, 1800]) - small,
        random.int(52, 62),
      ),
    }),
    body,
    price: 34 + litres * 9 + (drawers - 1) * 25 + tier ** 1.3 * 120,
    look: {
      form: drawers === 2 ? 'two-drawer' : 'drawer',
      size: litres > 5 ? 'large' : 'small',
      facts: { drawers },
    },
    finishes: menu('BL 8, GR 3, WH 2, CM 2, SS 1'),
  };
}
