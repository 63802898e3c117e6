import { makesAnyOf } from '../quotas.ts';
import type { Body, Brand, Draw, Model } from '../types.ts';
import { clean, menu, yesNo } from './common.ts';
import { shelf } from './shelf-facts.ts';

/** Makers without hoods make filters for the hoods of others. */
const fits = ({ key }: Brand, drawn: string) => (makesAnyOf(key, ['hood']) ? drawn : 'Most makers');

export function hoodFilter(d: Draw): Model {
  const { random, brand, tier } = d;
  const sort = random.weighted([
    ['Carbon', 5],
    ['Grease, aluminium', 3],
    ['Grease, steel baffle', 2],
    ['Ceramic, regenerating', 1 + tier],
  ] as const);
  const round = sort === 'Carbon' && random.chance(0.5);
  const size = round ? random.pick([160, 190, 210, 240]) : random.pick([210, 256, 305, 435]);
  const body: Body = {
    width: size,
    height: 30,
    depth: round ? size : random.pick([180, 206, 310]),
    weightKg: 0.5,
  };
  return {
    kind: 'hood-filter',
    type: 'Hood filter',
    code: {
      K: sort.startsWith('Carbon') ? 'CF' : sort.startsWith('Ceramic') ? 'KF' : 'GF',
      main: String(size),
    },
    lead: `${size} mm`,
    noun: `${sort.startsWith('Carbon') ? 'carbon' : sort.startsWith('Ceramic') ? 'ceramic' : 'grease'} hood filter`,
    facts: clean({
      Filter: sort,
      Shape: round ? 'Round' : 'Rectangular',
      Lasts:
        sort === 'Carbon'
          ? random.pick(['3 months', '4 months', '6 months'])
          : sort.startsWith('Ceramic')
            ? '3 years'
            : '10 years',
      Washable: yesNo(sort !== 'Carbon'),
      'Pieces in the pack': random.pick(['1', '2', '2']),
      'Fits brands': fits(brand, random.pick(['Own brand only', 'Most makers'])),
      ...shelf(d, body),
    }),
    body,
    price: 5 + size * 0.03 + (sort.startsWith('Ceramic') ? 60 : 0) + tier * 22,
    look: {
      form: round ? 'round' : 'flat',
      size: String(Math.round(size / 100) * 100),
      facts: { mesh: sort !== 'Carbon' },
    },
    finishes: sort === 'Carbon' ? menu('BL 1') : menu('SI 2, SS 1'),
  };
}
