import type { SheetOrder, SheetRow } from '../../types';
import type { Facts } from '@/lib/catalogue/facts/types';
import { CLASS, INDEX, row } from './rows';

/** A row on the second cavity, which not every oven has. */
const second = (label: string, ...fields: string[]): SheetRow => ({
  ...row(`${label}, second oven`, ...fields),
  onlyWith: 'Second oven',
});

/** Energy source of the oven; a dual-fuel appliance bakes with electricity. */
const heatSource = ({ fuel }: Facts) => (fuel ? (fuel === 'gas' ? 'Gas' : 'Electricity') : null);

export const OVEN: SheetOrder = {
  regulation: 'Regulation (EU) 65/2014, annex IV (A)',
  groups: [
    {
      title: 'Product fiche',
      rows: [
        INDEX,
        second('Energy efficiency index'),
        CLASS,
        second('Energy efficiency class', 'Energy class, second oven'),
        row('Energy consumption a cycle, conventional mode'),
        row('Energy consumption a cycle, fan-forced mode'),
        row('Energy consumption a cycle, mode of the label', 'Energy consumption'),
        second('Energy consumption a cycle, mode of the label', 'Energy consumption, second oven'),
        row('Number of cavities', 'Ovens'),
        { ...row('Heat source'), derive: heatSource },
        row('Volume', 'Oven capacity'),
        second('Volume', 'Second oven'),
      ],
    },
  ],
};

export const HOOD: SheetOrder = {
  regulation: 'Regulation (EU) 65/2014, annex IV (B)',
  groups: [
    {
      title: 'Product fiche',
      rows: [
        row('Annual energy consumption', 'Energy consumption'),
        CLASS,
        row('Fluid dynamic efficiency'),
        row('Fluid dynamic efficiency class'),
        row('Lighting efficiency, lux/W'),
        row('Lighting efficiency class'),
        row('Grease filtering efficiency, %'),
        row('Grease filtering efficiency class', 'Grease class'),
        row('Air flow at minimum speed in normal use, m³/h'),
        row('Air flow at maximum speed in normal use', 'Extraction rate'),
        row('Air flow at boost setting, m³/h'),
        row('Sound power at minimum speed in normal use, dB'),
        row('Sound power at maximum speed in normal use', 'Noise'),
        row('Sound power at boost setting, dB'),
        row('Power consumption in off-mode, W'),
        row('Power consumption in standby mode, W'),
      ],
    },
  ],
};
