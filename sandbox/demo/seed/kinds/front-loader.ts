import type { Body, Draw, Facts } from '../types.ts';
import { clean, fittingFacts, likely, yesNo } from './common.ts';

/**
 * Returns the load in kilograms: as drawn, but at most `most` for an integrated machine, whose housing is 560 mm deep.
 */
export const loadOf = ({ form }: Draw, kg: number, most: number): number =>
  form === 'integrated' ? Math.min(kg, most) : kg;

export const SPIN_NOISE = [73, 77, 81] as const;

/** Draws the body of a front loader: slim ones are shallow, integrated ones fit a 600 mm housing. */
export function frontLoader(
  { random, form }: Draw,
  kg: number,
  extra: number,
): Body & { doorDepth: number; heightMax: number } {
  if (form === 'integrated') {
    return {
      width: 596,
      height: 818,
      depth: random.pick([544, 555, 560]),
      weightKg: 62 + kg + extra,
      doorDepth: 0,
      heightMax: 890,
    };
  }
  const slim = form === 'slim';
  const depth = slim
    ? 360 + kg * 10 + random.pick([0, 5, 10])
    : random.pick([525, 535, 545, 555]) + Math.max(0, kg - 9) * 10;
  const height = random.weighted([
    [845, 6],
    [848, 2],
    [850, 3],
  ]);
  const width = random.weighted([
    [598, 6],
    [597, 2],
    [600, 2],
    [595, 1],
  ]);
  return {
    width,
    height,
    depth,
    weightKg: (slim ? 52 : 60) + kg + random.int(0, 5) + extra,
    doorDepth: depth + random.pick([32, 38, 43]),
    heightMax: height + 15,
  };
}

export function frontLoaderFacts(
  d: Draw,
  body: ReturnType<typeof frontLoader>,
  noise: number,
  watts: number,
): Facts {
  const integrated = d.form === 'integrated';
  return clean({
    ...fittingFacts(d, body, {
      installation: integrated ? 'Integrated' : 'Freestanding',
      heightMax: body.heightMax,
      doorDepth: body.doorDepth,
      doorOpen: integrated ? 0 : body.depth + 505,
      // Dearer makers advise room for vibration; other machines 600 mm wide are made for a gap of 600 mm.
      gaps: integrated ? [2, 2, 2, 0] : d.brand.level > 2 ? [5, 5, 0, 0] : [0, 0, 0, 0],
      hose: integrated ? 0 : 60,
      hinge: 'Left',
      reversible: false,
      plug: '13 A',
      watts,
      cable: d.random.pick([1.5, 1.6, 2]),
      noise: { db: noise, bounds: SPIN_NOISE },
      assumed: integrated || d.brand.level > 2 ? [] : ['Hose rear'],
    }),
    'Niche width': integrated && '600–605 mm',
    'Niche height': integrated && '820–890 mm',
    'Niche depth': integrated && '560–600 mm',
    'End signal': yesNo(likely(d.random, d.tier, 0.5, 1)),
    'Child lock': yesNo(likely(d.random, d.tier, 0.6, 1)),
    'Tactile marks': yesNo(d.brand.controls[0] === 'Knobs' && d.random.chance(0.5)),
  });
}

export function spinSpeed({ random, brand, tier }: Draw): number {
  if (brand.level === 1)
    return random.weighted([
      [1000, brand.key === 'oxlode' ? 2 : 0.5],
      [1200, 4],
      [1400, 4],
    ]);
  return random.weighted([
    [1200, 1 - tier],
    [1400, 5],
    [1600, tier * 4],
  ]);
}
