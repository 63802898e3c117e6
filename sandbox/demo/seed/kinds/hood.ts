import { drawEnergy, HOOD, hoodStandard } from '../energy.ts';
import type { Body, Draw, Facts, Model } from '../types.ts';
import { clean, fittingFacts, menu, mm, noiseOf, stepped, yesNo } from './common.ts';

/** Draws motor, lamp, energy class and grease class of a hood. */
function hoodFacts(d: Draw, rate: number, noise: number): Facts {
  const { random, brand, tier } = d;
  const lamp = random.pick([2, 3, 4, 6, 8]);
  const motor = stepped(30 + rate * 0.22 + (1 - tier) * 40, 5);
  const energy = drawEnergy(
    random,
    HOOD,
    hoodStandard(motor + lamp),
    [1, 4, 12, 30, 25, 18, 10],
    brand.thrift,
    1,
  );
  return clean({
    'Extraction rate': `${rate} m³/h`,
    'Energy class': energy.text,
    'Energy consumption': `${energy.used.toFixed(1)} kWh a year`,
    'Grease class': random.weighted([
      ['A', 1 + tier * 4],
      ['B', 4],
      ['C', 3 - tier * 2],
      ['D', 1 - tier],
    ]),
    Lighting: `LED, ${lamp} W`,
    Noise: `${noise} dB`,
    Speeds: String(random.pick([3, 3, 4])),
    'Rated power': `${motor + lamp} W`,
  });
}

/** Share of a downdraft hood's height that is below the worktop. */
const BELOW = 0.54;

/** Forms: chimney, canopy (with integrated and downdraft), ceiling (with island). */
export function hood(d: Draw): Model {
  const { random, tier, form } = d;
  const mount =
    form === 'chimney'
      ? 'Chimney'
      : form === 'canopy'
        ? random.weighted([
            ['Canopy', 5],
            ['Integrated', 5],
            ['Downdraft', tier],
          ] as const)
        : random.weighted([
            ['Island', 5],
            ['Ceiling', 4],
          ] as const);
  const width =
    mount === 'Chimney'
      ? random.weighted([
          [598, 5],
          [698, 1],
          [898, 4],
          [998, 1],
          [1098, 1],
        ])
      : mount === 'Canopy'
        ? random.pick([520, 540, 720, 860])
        : mount === 'Integrated'
          ? random.pick([598, 598, 898])
          : mount === 'Downdraft'
            ? 880
            : mount === 'Ceiling'
              ? random.pick([900, 1000, 1200])
              : random.pick([898, 898, 1198]);
  const rate = stepped(random.int(260, 420) + tier * 320 + (width > 800 ? 80 : 0), 10);
  const noise = noiseOf(d, 67, 8, 48, 72);
  const body: Body = {
    width,
    height:
      mount === 'Chimney'
        ? random.pick([620, 700])
        : mount === 'Island'
          ? 720
          : mount === 'Ceiling'
            ? 320
            : mount === 'Downdraft'
              ? 700
              : random.pick([255, 285, 310]),
    depth:
      mount === 'Canopy'
        ? 300
        : mount === 'Integrated'
          ? 280
          : mount === 'Ceiling'
            ? 500
            : mount === 'Downdraft'
              ? 260
              : mount === 'Island'
                ? 600
                : random.pick([470, 480, 500]),
    weightKg: 7 + Math.round(width / 90) + (mount === 'Ceiling' ? 14 : 0),
  };
  const size = String(Math.round(width / 10));
  return {
    kind: 'hood',
    type: 'Cooker hood',
    code: {
      K: { Chimney: 'C', Canopy: 'N', Integrated: 'T', Downdraft: 'D', Island: 'I', Ceiling: 'L' }[mount],
      main: size,
    },
    lead: `${size} cm`,
    noun: `${mount.toLowerCase()} hood`,
    facts: clean({
      Mount: mount,
      ...hoodFacts(d, rate, noise),
      Duct: `${rate > 450 ? 150 : random.pick([120, 150])} mm`,
      Recirculating: yesNo(random.chance(mount === 'Ceiling' ? 0.6 : 0.85)),
      'Height above hob':
        mount === 'Downdraft' ? undefined : random.pick(['650–750 mm', '600–700 mm', '500–650 mm']),
      'Below worktop': mount === 'Downdraft' ? mm(Math.round(body.height * BELOW)) : undefined,
      ...fittingFacts(d, body, {
        installation: 'Built-in',
        lies: true,
        heightMax: mount === 'Chimney' || mount === 'Island' ? body.height + random.pick([330, 400, 450]) : 0,
        plug: mount === 'Chimney' || mount === 'Canopy' ? '13 A' : random.pick(['13 A', 'Hardwired']),
        cable: 1.5,
      }),
    }),
    body,
    price:
      (mount === 'Canopy'
        ? 75
        : mount === 'Integrated'
          ? 70
          : mount === 'Chimney'
            ? 85
            : mount === 'Downdraft'
              ? 750
              : mount === 'Island'
                ? 330
                : 620) +
      (width - 500) * 0.13 +
      rate * 0.08 +
      tier ** 1.7 * (mount === 'Ceiling' || mount === 'Island' ? 1300 : 640),
    look: { form: mount.toLowerCase(), size: String(stepped(width, 100)), facts: { lamps: 2 } },
    finishes:
      mount === 'Canopy' || mount === 'Integrated'
        ? menu('SI 5, SS 5, GR 2')
        : menu('SS 7, BL 7, GM 2, WH 1, CM 0.5, GE 0.4'),
  };
}
