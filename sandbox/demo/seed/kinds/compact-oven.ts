import type { Body, Draw, Model } from '../types.ts';
import { clean, STEEL_GOODS, yesNo } from './common.ts';
import { builtIn, cavity, cleaning } from './oven-facts.ts';

export function compactOven(d: Draw): Model {
  const { random, tier, brand } = d;
  const litres = random.pick([34, 38, 40, 44, 45, 47, 50]);
  const sort =
    brand.key === 'verbeck'
      ? random.weighted([
          ['steam', 5],
          ['combi', 2],
          ['oven', 1],
        ] as const)
      : random.weighted([
          ['steam', 2],
          ['combi', 3],
          ['oven', 2],
        ] as const);
  const energy = cavity(d, litres);
  const tank = sort === 'steam' ? random.pick([0.8, 1, 1.2, 1.5]) : 0;
  const micro = sort === 'combi' ? random.pick([800, 900, 1000]) : 0;
  const body: Body = {
    width: 595,
    height: random.weighted([
      [455, 6],
      [388, 1],
    ]),
    depth: random.pick([547, 550, 565]),
    weightKg: 27 + Math.round(tier * 12),
  };
  return {
    kind: 'compact-oven',
    type: 'Compact oven',
    code: { K: sort === 'steam' ? 'S' : sort === 'combi' ? 'M' : 'C', main: String(litres), sub: '45' },
    lead: `${litres} litre`,
    noun: `compact ${sort === 'steam' ? 'steam ' : sort === 'combi' ? 'microwave ' : ''}oven`,
    facts: clean({
      'Oven capacity': `${litres} L`,
      Ovens: '1',
      Fuel: 'Electric',
      Cleaning: sort === 'steam' ? random.pick(['Hydrolytic', 'Enamel']) : cleaning(d),
      Functions: String(random.int(6, 9) + Math.round(tier * 8)),
      'Max temperature': `${random.pick([230, 250])} °C`,
      Steam: yesNo(sort === 'steam'),
      'Microwave power': micro && `${micro} W`,
      'Water tank': tank && `${tank} L`,
      'Energy class': energy.text,
      'Energy consumption': `${energy.used.toFixed(2)} kWh per cycle`,
      ...builtIn(
        d,
        body,
        random.pick([2800, 3300, 3600]),
        sort === 'oven' && random.chance(0.6) ? '13 A' : 'Hardwired',
      ),
    }),
    body,
    price: 330 + (sort === 'steam' ? 200 : sort === 'combi' ? 120 : 0) + tier ** 1.8 * 2300,
    look: { form: 'compact', size: String(body.height), facts: { doors: 1, window: 'wide' } },
    finishes: STEEL_GOODS,
  };
}
