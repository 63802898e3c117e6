import type { Body, Draw, Model } from '../types.ts';
import { coldFacts } from './cold-facts.ts';
import { clean, COLD_GOODS, HIDDEN, likely, menu, noiseOf, stepped, yesNo } from './common.ts';

export function freezer(d: Draw): Model {
  const { random, brand, tier, form } = d;
  const integrated = form === 'integrated';
  const chest = form === 'chest';
  const under = form === 'under-counter';
  const frostFree = !chest && likely(random, tier, form === 'tall' ? 0.4 : 0.1, 0.9);
  const litres = chest
    ? random.weighted([
        [99, 2],
        [142, 3],
        [198, 3],
        [249, 2],
        [300, 2],
        [380, 1],
        [400, 0.5],
      ])
    : under
      ? random.int(61, 103)
      : integrated
        ? random.pick([95, 98, 211, 213])
        : random.int(168, 290);
  const height = chest
    ? 845
    : under
      ? 845
      : integrated
        ? litres > 150
          ? 1772
          : 820
        : random.pick([1430, 1700, 1750, 1860]);
  const width = chest
    ? Math.round(370 + litres * 2.3)
    : integrated
      ? litres > 150
        ? 541
        : 548
      : under
        ? random.pick([480, 548, 550])
        : random.pick([550, 595, 600]);
  const body: Body = {
    width,
    height,
    depth: chest ? random.pick([545, 560, 620]) : integrated ? 545 : random.pick([580, 600, 640]),
    weightKg: Math.round(chest ? 16 + litres * 0.1 : 18 + litres * 0.17),
  };
  const cold =
    brand.key === 'coldharbour'
      ? '−15 °C'
      : random.weighted([
          ['No', 6],
          ['−15 °C', 3],
          ['−12 °C', 1],
        ] as const);
  return {
    kind: 'freezer',
    type: chest ? 'Chest freezer' : integrated ? 'Integrated freezer' : 'Freezer',
    code: { K: chest ? 'C' : 'Z', main: String(litres), flags: integrated ? 'i' : '' },
    lead: `${litres} litre`,
    noun: `${chest ? 'chest' : integrated ? 'integrated' : under ? 'under-counter' : 'tall'} freezer`,
    facts: clean({
      'Total capacity': `${litres} L`,
      'Freezer capacity': `${litres} L`,
      'Frost free': yesNo(frostFree),
      'Garage safe': cold,
      ...coldFacts(d, {
        box: { freezer: litres, frostFree },
        body,
        installation: integrated ? 'Integrated' : under ? 'Under-counter' : 'Freestanding',
        hinge: chest ? 'None' : 'Right',
        doors: 1,
        noise: noiseOf(d, 40, 3, 33, 43),
      }),
    }),
    body,
    price:
      95 + litres * (chest ? 0.75 : 1.15) + tier ** 1.5 * 620 + (frostFree ? 60 : 0) + (integrated ? 110 : 0),
    look: {
      form: chest ? 'chest' : integrated ? 'integrated' : under ? 'under-counter' : 'upright',
      size: chest ? String(stepped(width, 100)) : `${width > 580 ? '600' : '550'}x${stepped(height, 100)}`,
      facts: { doors: 1, lid: chest },
    },
    finishes: integrated ? HIDDEN : chest ? menu('WH 8, GR 2, BL 1') : COLD_GOODS,
  };
}
