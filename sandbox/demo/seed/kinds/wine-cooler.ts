import type { Body, Draw, Model } from '../types.ts';
import { coldFacts } from './cold-facts.ts';
import { clean, likely, menu, noiseOf, stepped, yesNo } from './common.ts';

export function wineCooler(d: Draw): Model {
  const { random, tier, form } = d;
  const builtIn = form === 'built-in';
  const [width, height, low, high] = builtIn
    ? random.pick([
        [148, 870, 7, 8],
        [295, 870, 18, 20],
        [595, 870, 44, 52],
        [595, 455, 22, 24],
        [595, 885, 46, 46],
      ] as const)
    : random.pick([
        [430, 500, 12, 18],
        [480, 845, 30, 36],
        [595, 845, 44, 54],
        [595, 1450, 96, 120],
        [595, 1860, 160, 200],
      ] as const);
  const bottles = random.int(low, high);
  const zones =
    bottles < 18
      ? 1
      : random.weighted([
          [1, 2],
          [2, 4],
          [3, bottles > 90 ? 1 : 0],
        ]);
  const body: Body = {
    width,
    height,
    depth: builtIn ? 570 : random.pick([510, 570, 590]),
    weightKg: Math.round(14 + bottles * 0.5),
  };
  return {
    kind: 'wine-cooler',
    type: builtIn ? 'Built-in wine cooler' : 'Wine cooler',
    code: { K: 'V', main: String(bottles), flags: builtIn ? 'i' : '' },
    lead: `${bottles} bottle`,
    noun: `${builtIn ? 'built-in ' : ''}wine cooler`,
    facts: clean({
      Bottles: `${bottles} bottles`,
      Zones: zones === 1 ? '1 zone' : `${zones} zones`,
      'Total capacity': `${Math.round(bottles * 2.85)} L`,
      'UV glass': yesNo(likely(random, tier, 0.6, 1)),
      ...coldFacts(d, {
        box: { pantry: Math.round(bottles * 2.85) },
        body,
        installation: builtIn ? 'Built-in' : 'Freestanding',
        doors: 1,
        noise: noiseOf(d, 42, 5, 34, 44),
        mix: [0, 0, 0, 1, 5, 20, 60],
      }),
      'Niche width': builtIn && `${width + 5}–${width + 10} mm`,
      'Niche height': builtIn && `${height + 5}–${height + 20} mm`,
      'Niche depth': builtIn && '580–600 mm',
    }),
    body,
    price: 130 + bottles * 7 + tier ** 1.7 * (400 + bottles * 14) + (zones - 1) * 70 + (builtIn ? 120 : 0),
    look: {
      form: builtIn ? 'built-in' : 'freestanding',
      size: `${width}x${stepped(height, 100)}`,
      facts: { doors: 1, glass: true, bottles, zones },
    },
    finishes: menu('BL 8, SS 4, GM 1'),
  };
}
