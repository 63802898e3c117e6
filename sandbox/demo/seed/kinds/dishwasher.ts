import { DISHWASHER, dishwasherStandard, drawEnergy } from '../energy.ts';
import type { Body, Draw, Model } from '../types.ts';
import { clamp, clean, clock, fittingFacts, HIDDEN, likely, menu, noiseOf, yesNo } from './common.ts';

/** Forms: free-60, free-45, table, int-60, int-45, int-xl (tall tub). */
export function dishwasher(d: Draw): Model {
  const { random, brand, tier, form } = d;
  const table = form === 'table';
  const slim = form.endsWith('45');
  const integrated = form.startsWith('int');
  const places = table
    ? random.pick([6, 6, 8])
    : slim
      ? random.pick([9, 10, 10, 11])
      : form === 'int-xl'
        ? random.pick([14, 15, 16])
        : random.weighted([
            [12, 1.4 - tier],
            [13, 4],
            [14, 5],
            [15, 1 + tier],
            [16, tier],
          ]);
  const body: Body = table
    ? { width: 550, height: places === 8 ? 595 : 438, depth: 500, weightKg: places === 8 ? 24 : 20 }
    : {
        width: slim ? 448 : 598,
        height: integrated ? (form === 'int-xl' ? 865 : 815) : 845,
        depth: integrated ? 550 : random.pick([598, 600]),
        weightKg: (slim ? 29 : 36) + Math.round(tier * 9) + random.int(0, 3),
      };
  const energy = drawEnergy(
    random,
    DISHWASHER,
    dishwasherStandard(places, body.width),
    [4, 10, 24, 32, 28, 2],
    brand.thrift,
  );
  const noise = table ? random.int(48, 50) : noiseOf(d, 48, 6, 37, 50);
  const places10 = places >= 10;
  return {
    kind: 'dishwasher',
    type: table ? 'Table-top dishwasher' : integrated ? 'Integrated dishwasher' : 'Dishwasher',
    code: {
      K: table ? 'DT' : slim ? 'DS' : 'D',
      main: String(places),
      sub: String(noise),
      flags: form === 'int-xl' ? 'XL' : integrated ? 'i' : '',
    },
    lead: `${places} place`,
    noun: `${table ? 'table-top' : integrated ? 'integrated' : slim ? 'slimline' : '60 cm'} dishwasher`,
    facts: clean({
      'Place settings': `${places} places`,
      'Energy class': energy.text,
      'Energy consumption': `${energy.used} kWh per 100 cycles`,
      'Water per cycle': `${clamp((table ? 6.9 : 7.9) + (places - 9) * 0.25 + (1 - tier) * 1.6 + random.next() * 0.8, table ? 6.2 : 7.9, 12).toFixed(1)} L`,
      'Eco time': clock(random.int(180, 235) + (tier > 0.5 ? 35 : 0)),
      Programmes: String(random.int(4, 6) + Math.round(tier * 3)),
      'Quick wash': `${random.pick([28, 29, 30, 45])} min`,
      Cutlery:
        places10 && !table
          ? random.weighted([
              ['Tray', 1 + tier * 6],
              ['Basket', 4 - tier * 3],
              ['Both', tier],
            ])
          : 'Basket',
      Baskets: table ? '1' : random.pick(['2']),
      'Half load': yesNo(random.chance(0.6)),
      'Auto open door': yesNo(!table && likely(random, tier, 0.1, 0.9)),
      ...fittingFacts(d, body, {
        installation: integrated ? 'Integrated' : table ? 'Table-top' : 'Freestanding',
        pressed: integrated,
        heightMax: table ? 0 : integrated ? body.height + 60 : body.height + 50,
        doorDepth: integrated || table ? 0 : body.depth,
        doorOpen: integrated ? 1155 : table ? 850 : body.depth + 585,
        gaps: integrated ? [1, 1, 1, 0] : table ? [20, 20, 20, 40] : [0, 0, 0, 0],
        hose: integrated || table ? 0 : 60,
        hinge: 'None',
        plug: '13 A',
        watts: random.pick([1800, 1900, 2100, 2400]),
        cable: random.pick([1.5, 1.7]),
        noise: { db: noise, bounds: [39, 45, 51] },
      }),
      'Niche width': integrated && (slim ? '450–455 mm' : '600–605 mm'),
      'Niche height': integrated && `${body.height + 5}–${body.height + 60} mm`,
      'Niche depth': integrated && '560–600 mm',
      'End signal': yesNo(likely(random, tier, 0.6, 1)),
      'Child lock': yesNo(random.chance(0.5)),
    }),
    body,
    price:
      (table ? 210 : slim ? 235 : 230) +
      (places - 9) * (table ? 10 : 16) +
      tier ** 1.6 * (table ? 150 : 820) +
      (integrated ? 45 : 0) +
      (form === 'int-xl' ? 120 : 0),
    look: {
      form: integrated ? 'integrated' : table ? 'table-top' : 'front',
      size: table ? '550' : slim ? '450' : '600',
      facts: { doors: 1, baskets: 2, fascia: integrated ? 'hidden' : 'front' },
    },
    finishes: integrated ? HIDDEN : menu('WH 8, SI 4, BL 3, SS 4, GR 0.5'),
  };
}
