import type { Body, Draw, Model } from '../types.ts';
import { coldFacts } from './cold-facts.ts';
import { clean, COLD_GOODS, HIDDEN, menu, noiseOf, stepped } from './common.ts';

export function fridge(d: Draw): Model {
  const { random, brand, tier, form } = d;
  const integrated = form === 'integrated';
  const under = form === 'under-counter';
  const low = integrated && random.chance(0.5);
  const height = under ? 845 : integrated ? (low ? 820 : 1772) : random.pick([1430, 1700, 1850, 1860]);
  const width = integrated
    ? low
      ? 548
      : 541
    : under
      ? random.pick([480, 548, 550, 597])
      : random.pick([550, 595, 600]);
  const litres = under
    ? random.int(93, 140)
    : low
      ? random.int(126, 142)
      : Math.round(height * width * 0.00033);
  const body: Body = {
    width,
    height,
    depth: integrated ? 545 : under ? random.pick([545, 580, 600]) : random.pick([600, 650]),
    weightKg: Math.round(height / 29),
  };
  return {
    kind: 'fridge',
    type: integrated ? 'Integrated fridge' : 'Fridge',
    code: { K: 'L', main: String(litres), flags: integrated ? 'i' : '' },
    lead: `${litres} litre`,
    noun: `${integrated ? 'integrated' : under ? 'under-counter' : 'tall larder'} fridge`,
    facts: clean({
      'Total capacity': `${litres} L`,
      'Fridge capacity': `${litres} L`,
      'Frost free': 'No',
      'Garage safe': random.chance(0.15) ? '−15 °C' : 'No',
      ...coldFacts(d, {
        box: { fridge: litres },
        body,
        installation: integrated ? 'Integrated' : under ? 'Under-counter' : 'Freestanding',
        doors: 1,
        noise: noiseOf(d, 39, 4, 31, 42),
      }),
    }),
    body,
    price: 110 + litres * 0.75 + tier ** 1.5 * 780 + (integrated ? 120 : 0),
    look: {
      form: integrated ? 'integrated' : under ? 'under-counter' : 'larder',
      size: `${width > 580 ? '600' : width > 500 ? '550' : '480'}x${stepped(height, 100)}`,
      facts: { doors: 1 },
    },
    finishes: integrated
      ? HIDDEN
      : brand.key === 'corvanti'
        ? menu('CM 5, PB 5, BL 3, GE 4, GR 2, GO 1')
        : COLD_GOODS,
  };
}
