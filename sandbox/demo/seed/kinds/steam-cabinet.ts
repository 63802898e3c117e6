import type { Body, Draw, Model } from '../types.ts';
import { clean, menu, mm, yesNo } from './common.ts';
import { shelf } from './shelf-facts.ts';

export function steamCabinet(d: Draw): Model {
  const { random, tier } = d;
  const hangers = random.pick([3, 4, 5]);
  const body: Body = {
    width: random.pick([445, 600]),
    height: random.pick([1850, 1960]),
    depth: random.pick([585, 615]),
    weightKg: 83 + hangers * 3,
  };
  return {
    kind: 'steam-cabinet',
    type: 'Steam cabinet',
    code: { K: 'CAB', main: String(hangers) },
    lead: `${hangers} garment`,
    noun: 'steam cabinet',
    facts: clean({
      Hangers: String(hangers),
      'Trouser press': yesNo(random.chance(0.8)),
      'Water tank': `${random.pick([0.8, 1, 1.2])} L`,
      'Refresh time': `${random.pick([20, 32, 39])} min`,
      Programmes: String(random.int(5, 9)),
      Drying: yesNo(random.chance(0.85)),
      Noise: `${random.int(37, 45)} dB`,
      Plug: '13 A',
      'Rated power': `${random.pick([1500, 1600, 1850])} W`,
      Hinge: 'Right',
      'Hinge reversible': yesNo(random.chance(0.4)),
      'Gap left': mm(50),
      'Gap right': mm(50),
      Installation: 'Freestanding',
      Smart: yesNo(random.chance(d.brand.smart)),
      ...shelf(d, body),
    }),
    body,
    price: 780 + hangers * 60 + tier * 700,
    look: { form: 'cabinet', size: String(body.width), facts: { doors: 1, mirror: true } },
    finishes: menu('WH 3, BL 4, GM 4, CM 2, GE 2'),
  };
}
