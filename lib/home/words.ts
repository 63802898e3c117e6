import { GAP_KINDS, type GapKind } from '@/lib/catalogue/kinds/types';
import { leastOf } from '@/lib/fit/space';
import type { Space } from '@/lib/fit/types';
import { NO_ROUTE } from '@/lib/access/route';
import { counted } from '@/lib/i18n/counted';
import { NOTHING_TOLD } from '@/lib/kitchen/kitchen';
import type { Home } from './types';

export const SPACE_NAMES: Readonly<Record<GapKind, string>> = {
  laundry: 'For a washing machine or dryer',
  dishwasher: 'For a dishwasher',
  fridge: 'For a fridge or freezer',
  cooker: 'For a cooker',
  oven: 'Housing for an oven',
  hob: 'Cut-out for a hob',
};

/** Summary of what was entered about a home, one line for each part. */
export function homeLines(home: Home): { what: string; said: string }[] {
  const { postcode, power, offPeak, gas, water, hasMeter, chores, route, kitchen } = home;
  const costs = [
    power === null ? '' : `${power}p a kWh`,
    offPeak === null ? '' : `off-peak ${offPeak.pence}p a kWh`,
    gas === null ? '' : `gas ${gas}p a kWh`,
    hasMeter ? '' : 'no water meter',
    water === null ? '' : `water £${(water / 100).toFixed(2)} a cubic metre`,
    Object.keys(chores).length > 0 ? 'how often things run' : '',
  ].filter(Boolean);
  return [
    { what: 'Delivered to', said: postcode ?? '' },
    ...GAP_KINDS.map((kind) => ({ what: SPACE_NAMES[kind], said: spaceLine(home.spaces[kind]) })),
    { what: 'Energy and water', said: costs.join(', ') },
    { what: 'The way in', said: differs(route, NO_ROUTE) ? routeLine(home) : '' },
    { what: 'Your kitchen', said: differs(kitchen, NOTHING_TOLD) ? 'fuel, supply and room' : '' },
  ].filter(({ said }) => said !== '');
}

/** The smallest measured sizes: `600 wide, 850 high, 620 deep, in mm`. */
function spaceLine(space: Space | undefined): string {
  if (!space) return '';
  const [width, height] = [leastOf(space.widths), leastOf(space.heights)];
  const measures = [
    width === null ? '' : `${width} wide`,
    height === null ? '' : `${height} high`,
    space.depth === null ? '' : `${space.depth} deep`,
  ].filter(Boolean);
  return measures.length > 0 ? `${measures.join(', ')}, in mm` : 'no measurements yet';
}

function routeLine({ route: { door, doorHeight, parts, old } }: Home): string {
  const words = [
    door === null ? '' : `narrowest door ${door}${doorHeight === null ? '' : ` by ${doorHeight}`} mm`,
    parts.length === 0 ? '' : `${counted(parts.length, 'part')} measured`,
    Object.keys(old).length === 0 ? '' : 'how wide the old one is',
  ];
  return words.filter(Boolean).join(', ') || 'no measurements yet';
}

const differs = (one: object, other: object): boolean => JSON.stringify(one) !== JSON.stringify(other);
