import { FINISHES } from '../data/finishes.ts';
import type { Random } from '../random.ts';
import type { Body, Draw, Facts, FinishCode } from '../types.ts';

/** Facts that large appliances have beside their body, in millimetres. Volts are left out because all run on 230 V. */
export type Fitting = {
  installation: string;
  heightMax?: number;
  doorDepth?: number;
  doorOpen?: number;
  doorsOpenWidth?: number;
  gaps?: [left: number, right: number, top: number, rear: number];
  /** Whether the maker requires the gaps rather than advises them. */
  gapsRequired?: boolean;
  hose?: number;
  hinge?: 'Left' | 'Right' | 'Both' | 'None';
  reversible?: boolean;
  hingeWall?: number;
  plug: '13 A' | '16 A' | 'Hardwired' | 'None';
  watts?: number;
  cable?: number;
  /** Depth without its doors, if the crew may take them off. */
  doorsOffDepth?: number;
  /** Whether it may be carried on its side or back. */
  lies?: boolean;
  noise?: { db: number; bounds?: readonly [number, number, number] };
  assumed?: string[];
  /** Whether its controls are in the door's top edge, under the worktop, where knobs have no room. */
  pressed?: boolean;
};

/** How far from upright makers allow large appliances to be tilted on the way in. */
const TILT = '45°';

export const mm = (value: number) => `${Math.round(value)} mm`;
export const yesNo = (value: boolean) => (value ? 'Yes' : 'No');
export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
/** Rounds to the nearest multiple of `step`. */
export const stepped = (value: number, step: number) => Math.round(value / step) * step;
/** Formats minutes as hours and minutes, `3:48`. @param minutes whole */
export const clock = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(Math.round(minutes % 60)).padStart(2, '0')}`;

/** Returns the facts about fitting, connection and convenience of a large appliance. */
export function fittingFacts({ random, brand, tier }: Draw, body: Body, f: Fitting): Facts {
  const controls = random.pick(brand.controls);
  const smart = controls === 'App and knob' || random.chance(brand.smart * (0.5 + tier / 2));
  return clean({
    Installation: f.installation,
    Noise: f.noise && `${f.noise.db} dB`,
    'Noise class': f.noise?.bounds && noiseClass(f.noise.db, f.noise.bounds),
    Width: mm(body.width),
    Height: mm(body.height),
    'Height max': f.heightMax && mm(f.heightMax),
    Depth: mm(body.depth),
    'Depth with door': f.doorDepth && mm(f.doorDepth),
    'Depth door open': f.doorOpen && mm(f.doorOpen),
    'Width doors open': f.doorsOpenWidth && mm(f.doorsOpenWidth),
    'Gap left': f.gaps && mm(f.gaps[0]),
    'Gap right': f.gaps && mm(f.gaps[1]),
    'Gap top': f.gaps && mm(f.gaps[2]),
    'Gap rear': f.gaps && mm(f.gaps[3]),
    'Air gaps': f.gapsRequired && 'Required',
    'Hose rear': f.hose && mm(f.hose),
    Hinge: f.hinge,
    'Hinge reversible': f.reversible === undefined ? undefined : yesNo(f.reversible),
    'Hinge wall gap': f.hingeWall && mm(f.hingeWall),
    'Depth without doors': f.doorsOffDepth && mm(f.doorsOffDepth),
    'May tilt': TILT,
    'May lie': yesNo(f.lies ?? false),
    'Packed width': mm(body.width + 40),
    'Packed height': mm(body.height + 45),
    'Packed depth': mm((f.doorDepth || body.depth) + 42),
    Weight: `${body.weightKg} kg`,
    Plug: f.plug,
    'Rated power': f.watts && `${f.watts} W`,
    Cable: f.cable && `${f.cable.toFixed(1)} m`,
    Guarantee: `${Math.max(2, brand.guarantee)} years`,
    'Spare parts': `${brand.spares} years`,
    Smart: yesNo(smart),
    Controls: f.pressed && /knob/i.test(controls) ? 'Buttons' : controls,
    'Made in': random.pick(brand.madeIn),
    'Facts assumed': f.assumed?.join(', '),
  });
}

/** Returns the facts of a small appliance, which has no gaps or doors. */
export function smallFacts({ random, brand, tier }: Draw, body: Body, watts?: number, noise?: number): Facts {
  return clean({
    Installation: 'Worktop',
    Noise: noise && `${noise} dB`,
    Width: mm(body.width),
    Height: mm(body.height),
    Depth: mm(body.depth),
    Weight: `${body.weightKg} kg`,
    Plug: watts ? '13 A' : undefined,
    'Rated power': watts && `${watts} W`,
    Cable: watts && `${random.pick(['0.8', '0.9', '1.0', '1.2'])} m`,
    Guarantee: `${Math.max(2, brand.guarantee)} years`,
    'Spare parts': `${brand.spares} years`,
    Smart: yesNo(random.chance(brand.smart * tier)),
    Controls: random.pick(brand.controls),
    'Made in': random.pick(brand.madeIn),
  });
}

/** Returns the class of airborne noise on the label. The array has the upper bounds, exclusive, of A, B and C. */
export function noiseClass(db: number, [a, b, c]: readonly [number, number, number]): string {
  return db < a ? 'A' : db < b ? 'B' : db < c ? 'C' : 'D';
}

/** Draws a noise figure in dB that depends on maker and price. */
export function noiseOf(
  { random, brand, tier }: Draw,
  base: number,
  spread: number,
  low: number,
  high: number,
): number {
  return Math.round(clamp(base - tier * spread + brand.noise * 0.7 + random.normal() * 0.8, low, high));
}

/** Drops facts without a value, so that a fact is either known or absent. */
export function clean(facts: Record<string, string | number | false | undefined | null>): Facts {
  const kept: Facts = {};
  for (const [name, value] of Object.entries(facts)) {
    if (value !== undefined && value !== null && value !== false && value !== '' && value !== 0)
      kept[name] = String(value);
  }
  return kept;
}

export type FinishMenu = readonly (readonly [FinishCode, number])[];

/** Parses colour codes and weights: `menu('WH 10, GM 4')`. @throws for an unknown code */
export function menu(text: string): FinishMenu {
  return text.split(', ').map((entry) => {
    const [code = '', weight] = entry.split(' ');
    if (!(code in FINISHES)) throw new RangeError(`No colour code ${code}`);
    return [code as FinishCode, Number(weight)] as const;
  });
}

export const WHITE_GOODS: FinishMenu = menu('WH 10, GM 4, BL 3, SI 2');
export const COLD_GOODS: FinishMenu = menu('WH 6, SI 5, BL 4, SS 5, GM 1');
export const STEEL_GOODS: FinishMenu = menu('SS 7, BL 7, GM 2, WH 1');
export const RANGE_GOODS: FinishMenu = menu('BL 6, CM 5, SS 4, GE 3, GR 3, PB 2, GM 1, WH 1');
export const HIDDEN: FinishMenu = menu('WH 1');
export const WORKTOP: FinishMenu = menu('SS 4, BL 5, CM 4, WH 3, PB 3, GE 3, GR 3, CU 1, GO 1');
export const TAPS: FinishMenu = menu('CH 6, NI 4, SS 2, BL 4, GO 3, CU 2, GM 2');

/** Draws a chance between `low` and `high`, by tier. */
export const likely = (random: Random, tier: number, low: number, high: number) =>
  random.chance(low + (high - low) * tier);
