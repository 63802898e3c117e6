import { drawEnergy, OVEN, ovenStandard } from '../energy.ts';
import type { Body, Draw, Facts } from '../types.ts';
import { clean, fittingFacts, likely, yesNo } from './common.ts';

export const OVEN_MIX = [0, 1, 45, 50, 3] as const;

/** Draws the energy facts of an electric cavity. Those of a gas cavity are drawn by `ovenEnergy`. */
export function cavity(d: Draw, litres: number, mix: readonly number[] = OVEN_MIX) {
  return drawEnergy(d.random, OVEN, ovenStandard(litres), mix, d.brand.thrift, 2);
}

export function cleaning({ random, tier, brand }: Draw): 'Pyrolytic' | 'Catalytic' | 'Hydrolytic' | 'Enamel' {
  if (brand.key === 'oxlode') return 'Enamel';
  return random.weighted([
    ['Pyrolytic', tier * 8],
    ['Catalytic', 3 - tier * 2],
    ['Hydrolytic', 1.5],
    ['Enamel', 3 - tier * 2.8],
  ]);
}

/** Highest power of an appliance with a 13 A plug at 230 V, in watts (BS 1363). */
const MOST_WATTS_PLUGGED = 3000;

/** Returns the facts of a built-in oven or drawer. @param wanted ignored if the power is more than a plug carries */
export function builtIn(d: Draw, body: Body, watts: number, wanted: '13 A' | 'Hardwired'): Facts {
  const plug = watts > MOST_WATTS_PLUGGED ? 'Hardwired' : wanted;
  return clean({
    ...fittingFacts(d, body, {
      installation: 'Built-in',
      lies: true,
      doorOpen: body.depth + Math.min(body.height, 600) - 130,
      gaps: [2, 2, 2, 35],
      hinge: 'None',
      plug,
      watts,
      cable: plug === '13 A' ? 1.5 : 0,
    }),
    'Niche width': '560–568 mm',
    'Niche height': `${body.height - 10}–${body.height + 5} mm`,
    'Niche depth': '550–580 mm',
    'End signal': yesNo(likely(d.random, d.tier, 0.5, 1)),
    'Child lock': yesNo(likely(d.random, d.tier, 0.4, 1)),
    'Tactile marks': yesNo(d.brand.controls[0] === 'Knobs' && d.random.chance(0.4)),
  });
}
