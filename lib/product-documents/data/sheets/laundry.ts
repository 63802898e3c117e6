import type { SheetOrder } from '../../types';
import { byLoad, CLASS, DIMENSIONS, GUARANTEE, INDEX, LOW_POWER, NOISE, row } from './rows';

const SILVER = row('Designed to release silver ions during the washing cycle');

export const WASHER: SheetOrder = {
  regulation: 'Regulation (EU) 2019/2014, annex V',
  groups: [
    {
      title: 'General product parameters',
      rows: [
        row('Rated capacity', 'Capacity'),
        ...DIMENSIONS,
        INDEX,
        CLASS,
        row('Washing efficiency index'),
        row('Rinsing effectiveness, g/kg'),
        row('Energy consumption, eco 40-60', 'Energy consumption'),
        row('Water consumption a cycle, eco 40-60', 'Water per cycle'),
        ...byLoad('Maximum temperature inside the treated textile'),
        row('Weighted remaining moisture content, %'),
        ...byLoad('Spin speed'),
        row('Spin-drying efficiency class', 'Spin class'),
        ...byLoad('Eco 40-60 programme duration', 'Eco time'),
        ...NOISE,
        row('Type', 'Installation'),
        ...LOW_POWER,
        GUARANTEE,
        SILVER,
      ],
    },
  ],
};

export const WASHER_DRYER: SheetOrder = {
  regulation: 'Regulation (EU) 2019/2014, annex V',
  groups: [
    {
      title: 'General product parameters',
      rows: [
        row('Rated capacity', 'Drying capacity'),
        row('Rated washing capacity', 'Capacity'),
        ...DIMENSIONS,
        row('Energy efficiency index, washing only'),
        row('Energy efficiency class, washing only', 'Energy class, washing only'),
        INDEX,
        row('Energy efficiency class, complete cycle', 'Energy class'),
        row('Washing efficiency index, washing only'),
        row('Washing efficiency index, complete cycle'),
        row('Rinsing effectiveness, washing only, g/kg'),
        row('Rinsing effectiveness, complete cycle, g/kg'),
        row('Energy consumption, washing only, eco 40-60', 'Energy consumption, washing only'),
        row('Energy consumption, wash and dry', 'Energy consumption'),
        row('Water consumption a cycle, washing only, eco 40-60'),
        row('Water consumption a cycle, wash and dry', 'Water per cycle'),
        ...byLoad('Maximum temperature inside the treated textile'),
        row('Weighted remaining moisture content, %'),
        ...byLoad('Spin speed'),
        row('Spin-drying efficiency class', 'Spin class'),
        ...byLoad('Eco 40-60 programme duration', 'Eco time'),
        row('Wash and dry cycle duration, rated capacity', 'Wash and dry time'),
        row('Wash and dry cycle duration, half load'),
        ...NOISE,
        row('Type', 'Installation'),
        ...LOW_POWER,
        GUARANTEE,
        SILVER,
      ],
    },
  ],
};

export const DRYER: SheetOrder = {
  regulation: 'Regulation (EU) 2023/2534, annex V',
  groups: [
    {
      title: 'General product parameters',
      rows: [
        row('Rated capacity', 'Capacity'),
        ...DIMENSIONS,
        INDEX,
        CLASS,
        row('Type of tumble dryer', 'Dryer type'),
        row('Energy consumption, eco', 'Energy consumption'),
        row('Energy consumption a cycle, eco, full load'),
        row('Energy consumption a cycle, eco, half load'),
        row('Weighted condensation efficiency, %'),
        row('Condensation efficiency class', 'Condensation class'),
        row('Eco programme duration, full load', 'Eco time'),
        row('Eco programme duration, half load'),
        ...NOISE,
        row('Design', 'Installation'),
        ...LOW_POWER,
        GUARANTEE,
      ],
    },
  ],
};

export const OLD_DRYER: SheetOrder = {
  regulation: 'Regulation (EU) 392/2012, annex IV',
  groups: [
    {
      title: 'Product fiche',
      rows: [
        row('Rated capacity, standard cotton programme at full load', 'Capacity'),
        row('Type of tumble drier', 'Dryer type'),
        CLASS,
        row('Weighted annual energy consumption', 'Energy consumption'),
        row('Automatic or non-automatic'),
        row('Energy consumption, standard cotton programme at full load, kWh'),
        row('Energy consumption, standard cotton programme at partial load, kWh'),
        row('Off-mode, W'),
        row('Left-on mode, W'),
        row('Duration of the left-on mode'),
        row('Weighted programme time'),
        row('Programme time at full load', 'Eco time'),
        row('Programme time at partial load'),
        row('Condensation efficiency class', 'Condensation class'),
        row('Average condensation efficiency at full load, %'),
        row('Average condensation efficiency at partial load, %'),
        row('Weighted condensation efficiency, %'),
        row('Sound power level', 'Noise'),
        row('Design', 'Installation'),
      ],
    },
  ],
};
