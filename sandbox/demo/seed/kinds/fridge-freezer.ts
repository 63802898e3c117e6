import type { Body, Draw, Model } from '../types.ts';
import { coldFacts } from './cold-facts.ts';
import { clean, COLD_GOODS, HIDDEN, likely, menu, noiseOf, stepped, yesNo } from './common.ts';

export function fridgeFreezer(d: Draw): Model {
  const { random, brand, tier, form } = d;
  const integrated = form === 'integrated';
  const frostFree = form === 'frost-free' || (integrated && likely(random, tier, 0.3, 0.9));
  const split = random.weighted([
    ['50/50', 4],
    ['60/40', 3],
    ['70/30', 4],
  ] as const);
  const height = integrated
    ? 1772
    : brand.key === 'corvanti'
      ? random.pick([1530, 1960])
      : random.weighted([
          [1450, 1 - tier],
          [1700, 2],
          [1745, 2],
          [1800, 2],
          [1860, 4],
          [2010, 2 + tier],
          [2030, 1],
        ]);
  const width = integrated
    ? 541
    : random.weighted([
        [545, 3 - tier * 2],
        [550, 2],
        [595, 3],
        [600, 4],
        [700, tier],
      ]);
  const total = integrated
    ? random.int(250, 290)
    : Math.round(height * width * 0.000305 * (0.98 + random.next() * 0.04));
  const freezer = Math.round(total * (split === '50/50' ? 0.46 : split === '60/40' ? 0.36 : 0.29));
  const fridge = total - freezer;
  const body: Body = {
    width,
    height,
    depth: integrated ? 548 : width > 690 ? 720 : random.pick([600, 635, 650, 665]),
    weightKg: Math.round(height / 32 + tier * 8) + (frostFree ? 3 : 0) + (width > 590 ? 6 : 0),
  };
  const tank = !integrated && likely(random, tier, 0.05, 0.25);
  return {
    kind: 'fridge-freezer',
    type: integrated ? 'Integrated fridge freezer' : 'Fridge freezer',
    code: {
      K: integrated ? 'I' : frostFree ? 'F' : 'C',
      main: String(integrated ? total : Math.round(height / 10)),
      sub: split.slice(0, 2),
      flags: integrated ? 'i' : '',
    },
    lead: `${total} litre ${split}`,
    noun: `${integrated ? 'integrated ' : frostFree ? 'frost free ' : ''}fridge freezer`,
    facts: clean({
      'Total capacity': `${total} L`,
      'Fridge capacity': `${fridge} L`,
      'Freezer capacity': `${freezer} L`,
      Split: split,
      'Frost free': yesNo(frostFree),
      'Water and ice': tank ? 'Tank' : 'None',
      'Garage safe': brand.key === 'coldharbour' || random.chance(0.12) ? '−15 °C' : 'No',
      ...coldFacts(d, {
        box: { fridge, freezer, frostFree, doors: 2 },
        body,
        installation: integrated ? 'Integrated' : 'Freestanding',
        doors: 2,
        noise: noiseOf(d, 39, 4, 32, 42),
      }),
    }),
    body,
    price:
      190 +
      (total - 180) * 0.9 +
      tier ** 1.5 * 900 +
      (frostFree ? 70 : 0) +
      (integrated ? 90 : 0) +
      (tank ? 40 : 0),
    look: {
      form: integrated ? 'integrated' : 'bottom-freezer',
      size: `${width > 690 ? '700' : width > 580 ? '600' : '550'}x${stepped(height, 100)}`,
      facts: { doors: 2, split: Number(split.slice(0, 2)) / 100, dispenser: tank },
    },
    finishes: integrated
      ? HIDDEN
      : brand.key === 'corvanti'
        ? menu('CM 5, PB 5, BL 4, GE 4, GO 1, GR 2, WH 2')
        : COLD_GOODS,
  };
}
