import type { SheetOrder, SheetRow } from '../../types';
import type { Facts } from '@/lib/catalogue/facts/types';
import { CLASS, DIMENSIONS, GUARANTEE, INDEX, NOISE, row } from './rows';

/**
 * Lowest and highest ambient temperature in °C for which each climate class is designed (the same regulation, annex I).
 */
const FROM: Readonly<Record<string, number>> = { SN: 10, N: 16, ST: 16, T: 16 };
const UP_TO: Readonly<Record<string, number>> = { SN: 32, N: 32, ST: 38, T: 43 };

/** Reads one end of a range of classes such as `SN-T`. @param end 0 for the coldest, −1 for the warmest */
const ambient = (classes: Readonly<Record<string, number>>, end: 0 | -1) => (facts: Facts) => {
  const degrees = classes[facts.climateClass?.split('-').at(end) ?? ''];
  return degrees === undefined ? null : `${degrees} °C`;
};

/** How the freezer is defrosted. */
const defrosting = ({ isFrostFree }: Facts) =>
  isFrostFree === undefined ? null : isFrostFree ? 'Automatic' : 'Manual';

/** Rows of a compartment; left out where its volume is not stated. */
const compartment = (name: string, volume: string, derive: SheetRow['derive'] = () => null): SheetRow[] =>
  [
    row(`${name}: volume`, volume),
    row(`${name}: recommended temperature`),
    row(`${name}: freezing capacity, kg/24 h`),
    { ...row(`${name}: defrosting type`), derive },
  ].map((each) => ({ ...each, onlyWith: volume }));

const sheet = (isWine: boolean, compartments: readonly SheetRow[]): SheetOrder => ({
  regulation: 'Regulation (EU) 2019/2016, annex V',
  groups: [
    {
      title: 'Type of refrigerating appliance',
      rows: [
        row('Low-noise appliance'),
        row('Design type', 'Installation'),
        { ...row('Wine storage appliance'), derive: () => (isWine ? 'Yes' : 'No') },
        { ...row('Other refrigerating appliance'), derive: () => (isWine ? 'No' : 'Yes') },
      ],
    },
    {
      title: 'General product parameters',
      rows: [
        ...DIMENSIONS,
        row('Total volume', 'Total capacity'),
        INDEX,
        CLASS,
        ...NOISE,
        row('Annual energy consumption', 'Energy consumption'),
        row('Climate class', 'Climate class'),
        { ...row('Minimum ambient temperature'), derive: ambient(FROM, 0) },
        { ...row('Maximum ambient temperature'), derive: ambient(UP_TO, -1) },
        row('Winter setting'),
      ],
    },
    { title: 'Compartments', rows: compartments },
    { title: 'Light source', rows: [row('Type of light source'), row('Energy class of the light source')] },
    { title: 'Guarantee', rows: [GUARANTEE] },
  ],
});

export const COLD = sheet(false, [
  ...compartment('Fresh food', 'Fridge capacity'),
  ...compartment('4-star', 'Freezer capacity', defrosting),
  row('Fast freeze facility'),
]);

export const WINE = sheet(true, compartment('Wine storage', 'Total capacity'));
