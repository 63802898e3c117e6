import { COLD, type ColdBox, coldStandard, drawEnergy } from '../energy.ts';
import type { Body, Draw, Facts } from '../types.ts';
import { clean, fittingFacts, yesNo } from './common.ts';

export const FRIDGE_NOISE = [30, 36, 42] as const;

/**
 * Weights of the energy classes from A. Since March 2024 nothing above an index of 100 (classes F and G) may be placed
 * on the market except wine coolers: 2019/2019, annex II.
 */
export const MIX = [2, 3, 12, 28, 55] as const;

export type ColdSpec = {
  box: ColdBox;
  body: Body;
  installation: string;
  hinge?: 'Right' | 'Both' | 'None';
  doors: number;
  noise: number;
  mix?: readonly number[];
};

/** Appliances under a worktop have a door's width and adjustable feet; those in a tall housing are fixed in it. */
const housing = ({ width, height }: Body): Facts =>
  width > 568
    ? { 'Niche width': '600–605 mm', 'Niche height': '820–890 mm', 'Niche depth': '550–600 mm' }
    : {
        'Niche width': '560–568 mm',
        'Niche height': `${height + 4}–${height + 11} mm`,
        'Niche depth': '550–560 mm',
      };

/** Returns energy, noise, door and hinge facts of any cold appliance. */
export function coldFacts(
  d: Draw,
  { box, body, installation, hinge = 'Right', doors, noise, mix = MIX }: ColdSpec,
): Facts {
  const { random, brand } = d;
  const energy = drawEnergy(random, COLD, coldStandard(box), mix, brand.thrift);
  const integrated = installation === 'Integrated';
  const builtIn = integrated || installation === 'Built-in';
  const leaf = hinge === 'Both' ? body.width / 2 : body.width;
  return clean({
    'Energy class': energy.text,
    'Energy consumption': `${energy.used} kWh a year`,
    'Climate class': random.weighted([
      ['SN-T', 5],
      ['SN-ST', 3],
      ['N-ST', 2],
    ]),
    Doors: String(doors),
    ...fittingFacts(d, body, {
      installation,
      doorDepth: builtIn ? 0 : body.depth + (hinge === 'Both' ? 50 : 25),
      doorsOffDepth: hinge === 'Both' ? body.depth + 15 : 0,
      doorOpen: hinge === 'None' ? 0 : body.depth + leaf - 20,
      doorsOpenWidth: hinge === 'Both' ? body.width + 2 * (Math.round(body.width / 2) - 20) : 0,
      gaps: builtIn ? [2, 2, 5, 0] : hinge === 'Both' ? [50, 50, 100, 50] : [20, 20, 50, 50],
      gapsRequired: hinge === 'Both' && !builtIn && brand.level > 2,
      hinge,
      reversible: hinge === 'Right' ? random.chance(0.9) : false,
      hingeWall: builtIn || hinge === 'None' ? 0 : hinge === 'Both' ? 110 : random.pick([10, 40, 55]),
      plug: '13 A',
      watts: random.pick([80, 90, 100, 120, 150]),
      cable: random.pick([1.8, 2, 2.3]),
      noise: { db: noise, bounds: FRIDGE_NOISE },
      assumed: builtIn || brand.level > 2 ? [] : ['Gap left', 'Gap right', 'Gap top', 'Gap rear'],
    }),
    ...(integrated && housing(body)),
    'Child lock': yesNo(random.chance(0.3)),
  });
}
