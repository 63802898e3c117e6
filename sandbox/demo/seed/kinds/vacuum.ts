import type { Body, Draw, Facts, Model } from '../types.ts';
import { clean, likely, menu, smallFacts, stepped, yesNo } from './common.ts';

/** Lowest weight with a battery for this run time, in hectograms. */
const lightest = (minutes: number): number => Math.round(10 + minutes / 5);
/** Largest bin of a cyclone in litres; a cleaner that holds more has a bag. */
const LARGEST_CYCLONE_L = 2.5;

/** Forms: cordless, cylinder, robot. */
export function vacuum(d: Draw): Model {
  const { random, tier, form } = d;
  const cordless = form === 'cordless';
  const robot = form === 'robot';
  const minutes = cordless
    ? stepped(random.int(30, 45) + tier * 30, 5)
    : robot
      ? stepped(random.int(90, 150) + tier * 60, 10)
      : 0;
  const bin = cordless
    ? random.pick([0.4, 0.5, 0.6, 0.7, 0.8])
    : robot
      ? random.pick([0.3, 0.4, 0.5])
      : random.pick([1.5, 2, 2.5, 3.5]);
  const kg = cordless
    ? Math.max(Math.round(12 + random.int(0, 14) + tier * 6), lightest(minutes)) / 10
    : robot
      ? random.pick([2.9, 3.4, 3.8])
      : random.pick([5.4, 6.2, 7]);
  const noise = Math.round(
    (robot ? 66 : cordless ? 79 : 76) - tier * 6 + d.brand.noise * 0.6 + random.int(0, 2),
  );
  const body: Body = cordless
    ? { width: 250, height: random.pick([1100, 1120, 1180]), depth: 230, weightKg: kg }
    : robot
      ? { width: 350, height: random.pick([82, 94, 97]), depth: 350, weightKg: kg }
      : { width: 280, height: 260, depth: 430, weightKg: kg };
  const dock = robot && likely(random, tier, 0.1, 0.9);
  const type = cordless
    ? 'Cordless vacuum cleaner'
    : robot
      ? 'Robot vacuum cleaner'
      : 'Cylinder vacuum cleaner';
  const facts: Facts = smallFacts(
    d,
    body,
    form === 'cylinder' ? random.pick([550, 700, 850, 890]) : undefined,
    noise,
  );
  return {
    kind: 'vacuum',
    type,
    code: {
      K: robot ? 'R' : cordless ? 'V' : 'C',
      main: String(cordless || robot ? minutes : Math.round(bin * 10)),
    },
    lead: minutes ? `${minutes} minute` : `${bin} litre`,
    noun: type.toLowerCase(),
    facts: clean({
      ...facts,
      Installation: undefined,
      Cable: undefined,
      Controls: form === 'cylinder' || facts['Controls'] === 'Touch' ? facts['Controls'] : 'Buttons',
      'Run time': minutes && `${minutes} min`,
      'Charge time': minutes ? `${random.pick([2.5, 3, 3.5, 4.5])} h` : undefined,
      Bin: `${bin} L`,
      Bagged: yesNo(form === 'cylinder' && (random.chance(0.5) || bin > LARGEST_CYCLONE_L)),
      Cordless: yesNo(form !== 'cylinder'),
      Filter: random.weighted([
        ['HEPA 13', 1 + tier * 5],
        ['HEPA 12', 2],
        ['Washable foam', 3 - tier * 2],
      ]),
      'Battery swappable': cordless ? yesNo(likely(random, tier, 0.4, 0.95)) : undefined,
      'Pet tool': yesNo(random.chance(0.4) && !robot),
      'Anti-tangle brush': yesNo(likely(random, tier, 0.2, 0.9)),
      Mops: robot ? yesNo(likely(random, tier, 0.2, 0.9)) : undefined,
      'Empties itself': robot ? yesNo(dock) : undefined,
      Navigation: robot
        ? random.weighted([
            ['Laser', 1 + tier * 4],
            ['Camera', 2],
            ['Gyroscope', 2 - tier],
          ])
        : undefined,
      'Reach of cord': form === 'cylinder' ? `${random.pick([8, 10, 12])} m` : undefined,
    }),
    body,
    price:
      (cordless ? 90 : robot ? 150 : 75) +
      minutes * 0.4 +
      (dock ? 150 : 0) +
      tier ** 1.4 * (form === 'cylinder' ? 260 : 480),
    look: { form, size: form === 'cylinder' ? 'cylinder' : 'one', facts: { dock } },
    finishes: menu('GR 5, WH 4, BL 4, PB 1, GE 1, CU 1'),
  };
}
