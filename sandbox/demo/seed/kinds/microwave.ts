import type { Body, Draw, Model } from '../types.ts';
import { clean, fittingFacts, likely, menu, smallFacts, WORKTOP, yesNo } from './common.ts';

/** Power of the heating element behind a combination microwave's fan, in watts. */
const OVEN_WATTS = 1400;

const TURNTABLES = [245, 255, 275, 315, 360];
/** Depth taken up by door, wall and the plate's clearance, in millimetres. */
const AROUND_PLATE = 60;

/** Diameters of plates that can turn in a cavity of this capacity, in millimetres. */
function turntables(litres: number, { depth }: Body): number[] {
  const [least, most] = litres < 23 ? [245, 255] : litres < 30 ? [255, 315] : [315, 360];
  return TURNTABLES.filter((plate) => plate >= least && plate <= Math.min(most, depth - AROUND_PLATE));
}

/** Forms: freestanding, built-in, combination. */
export function microwave(d: Draw): Model {
  const { random, brand, tier, form } = d;
  const builtIn = form === 'built-in' || (form === 'combination' && brand.level > 2);
  const litres = builtIn
    ? random.pick([20, 22, 25, 38, 44])
    : form === 'combination'
      ? random.pick([25, 27, 28, 32])
      : random.pick([17, 19, 20, 20, 23, 25, 28]);
  const power =
    litres < 20
      ? 700
      : random.weighted([
          [700, 1 - tier],
          [800, 4],
          [900, 3],
          [1000, tier * 2],
        ]);
  const body: Body = builtIn
    ? {
        width: 595,
        height: litres > 30 ? 455 : 388,
        depth: litres > 30 ? 550 : 325,
        weightKg: 16 + Math.round(litres / 4),
      }
    : {
        width: 420 + litres * 3,
        height: 240 + litres,
        depth: 300 + litres * 4,
        weightKg: 8 + Math.round(litres / 4),
      };
  const combi = form === 'combination';
  const oven = combi ? OVEN_WATTS : 0;
  const flat = likely(random, tier, 0.1, 0.8);
  return {
    kind: 'microwave',
    type: combi ? 'Combination microwave' : builtIn ? 'Built-in microwave' : 'Microwave',
    code: {
      K: combi ? 'MC' : 'M',
      main: String(litres),
      sub: String(power / 100),
      flags: builtIn ? 'i' : '',
    },
    lead: `${litres} litre ${power} W`,
    noun: `${combi ? 'combination ' : builtIn ? 'built-in ' : ''}microwave`,
    facts: clean({
      'Oven capacity': `${litres} L`,
      'Microwave power': `${power} W`,
      Grill: yesNo(combi || random.chance(0.4)),
      'Fan oven': yesNo(combi),
      Turntable: flat ? 'Flat base' : `${random.pick(turntables(litres, body))} mm`,
      Functions: String(random.int(3, 6) + (combi ? 4 : 0) + Math.round(tier * 5)),
      ...(builtIn
        ? fittingFacts(d, body, {
            installation: 'Built-in',
            lies: true,
            doorOpen: body.depth + 560,
            gaps: [2, 2, 2, 35],
            hinge: 'Left',
            reversible: false,
            plug: '13 A',
            watts: power + 550 + oven,
            cable: 1.2,
          })
        : smallFacts(d, body, power + 450 + oven)),
      'Niche width': builtIn && '560–568 mm',
      'Niche height': builtIn && (litres > 30 ? '450–455 mm' : '380–385 mm'),
      'Niche depth': builtIn && (litres > 30 ? '550–560 mm' : '300–350 mm'),
      'End signal': 'Yes',
      'Tactile marks': yesNo(random.chance(0.25)),
      'Child lock': yesNo(random.chance(0.7)),
    }),
    body,
    price:
      (builtIn ? 170 : 48) +
      litres * 1.6 +
      (power - 700) * 0.08 +
      (combi ? 85 : 0) +
      tier ** 1.7 * (builtIn ? 620 : 230),
    look: {
      form: builtIn ? 'built-in' : 'worktop',
      size: builtIn ? String(body.height) : litres > 22 ? 'large' : 'small',
      facts: { doors: 1, window: 'wide' },
    },
    finishes: builtIn
      ? menu('BL 7, SS 5')
      : brand.key === 'penhallick'
        ? WORKTOP
        : menu('BL 6, WH 4, SI 4, SS 2, CM 1'),
  };
}
