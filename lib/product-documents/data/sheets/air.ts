import type { SheetOrder } from '../../types';
import { CLASS, row } from './rows';

/** For single-duct air conditioners that only cool. */
export const AIR_CONDITIONER: SheetOrder = {
  regulation: 'Regulation (EU) 626/2011, annex IV',
  groups: [
    {
      title: 'Product fiche',
      rows: [
        row('Sound power level, cooling', 'Noise'),
        row('Refrigerant', 'Technology'),
        row('Global warming potential (GWP) of the refrigerant'),
        row('Rated capacity, cooling', 'Cooling power'),
        row('Energy efficiency ratio (EER), rated', 'Energy efficiency ratio'),
        CLASS,
        row('Energy consumption for 60 minutes, cooling', 'Energy consumption'),
      ],
    },
  ],
};
