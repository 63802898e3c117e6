import type { Body, Draw, Model } from '../types.ts';
import { clean, menu, mm, yesNo } from './common.ts';
import { lengths, shelf, sizeless } from './shelf-facts.ts';

/** Materials by what the hose carries: water under pressure, waste water, warm damp air. */
const MATERIALS = {
  'inlet hose': ['PVC', 'EPDM rubber', 'Braided steel'],
  'drain hose': ['PVC', 'Polypropylene', 'Polypropylene'],
  'vent hose': ['PVC'],
} as const;

export function hoseOrTray(d: Draw): Model {
  const { random, tier } = d;
  const sort = random.weighted([
    ['inlet hose', 4],
    ['drain hose', 4],
    ['drip tray', 3],
    ['vent hose', 2],
  ] as const);
  const tray = sort === 'drip tray';
  const bore =
    sort === 'inlet hose' ? random.pick([10, 12]) : sort === 'drain hose' ? random.pick([19, 21, 22]) : 102;
  const body: Body = tray
    ? { width: random.pick([600, 640, 680]), height: 40, depth: random.pick([560, 600]), weightKg: 2 }
    : { width: 260, height: 60, depth: 260, weightKg: 0.6 };
  const sizes = random.chance(0.5)
    ? ['1.5 m', '2.5 m', '3.5 m', '5 m']
    : ['1 m', '1.5 m', '2 m', '2.5 m', '3 m', '4 m', '5 m'];
  return {
    kind: 'hose',
    type: tray ? 'Drip tray' : 'Hose',
    code: { K: tray ? 'DT' : sort[0]?.toUpperCase() + 'H', main: String(tray ? body.width / 10 : bore) },
    lead: tray ? `${body.width / 10} cm` : `${bore} mm`,
    noun: sort === 'vent hose' ? 'dryer vent hose' : sort,
    facts: clean({
      'Fits type': tray
        ? 'Washing machine, Washer dryer, Dishwasher'
        : sort === 'vent hose'
          ? 'Tumble dryer'
          : 'Washing machine, Washer dryer, Dishwasher',
      Bore: tray ? undefined : mm(bore),
      Connector: tray
        ? undefined
        : sort === 'inlet hose'
          ? '¾ inch BSP'
          : sort === 'drain hose'
            ? random.pick(['Straight', 'Right angle'])
            : 'Clip',
      'Burst protection': sort === 'inlet hose' && yesNo(random.chance(0.5)),
      Material: tray ? random.pick(['Galvanised steel', 'Polypropylene']) : random.pick(MATERIALS[sort]),
      'Holds water': tray ? `${random.pick([5, 8, 12])} L` : undefined,
      'Part of kit': random.pick(
        tray ? [''] : ['Single', sort === 'inlet hose' ? 'With washers' : 'With clips'],
      ),
      ...(tray ? shelf : sizeless)(d, body),
    }),
    body,
    price: (tray ? 19 : 6) + tier * 14 + random.int(0, 4),
    look: { form: tray ? 'tray' : sort.replace(' ', '-'), size: 'one', facts: {} },
    finishes: tray ? menu('GR 2, WH 2, SI 1') : menu('GR 3, BL 2, WH 1'),
    options: tray ? [] : [lengths(sizes, 3)],
  };
}
