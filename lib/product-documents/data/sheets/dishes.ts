import type { SheetOrder } from '../../types';
import { CLASS, DIMENSIONS, GUARANTEE, INDEX, LOW_POWER, NOISE, row } from './rows';

export const DISHWASHER: SheetOrder = {
  regulation: 'Regulation (EU) 2019/2017, annex V',
  groups: [
    {
      title: 'General product parameters',
      rows: [
        row('Rated capacity', 'Place settings'),
        ...DIMENSIONS,
        INDEX,
        CLASS,
        row('Cleaning performance index'),
        row('Drying performance index'),
        row('Energy consumption, eco', 'Energy consumption'),
        row('Water consumption a cycle, eco', 'Water per cycle'),
        row('Programme duration, eco', 'Eco time'),
        row('Type', 'Installation'),
        ...NOISE,
        ...LOW_POWER,
        GUARANTEE,
      ],
    },
  ],
};
