import type { SheetRow } from '../../types';

/** A row of one figure. A figure without a custom field can be given in the metafield `documents/sheet`. */
export const row = (label: string, ...fields: string[]): SheetRow => ({ label, fields });

export const DIMENSIONS = [row('Height', 'Height'), row('Width', 'Width'), row('Depth', 'Depth')];

/** Rows at the end of all newer sheets. */
export const NOISE = [
  row('Airborne acoustical noise emissions, dB(A) re 1 pW', 'Noise'),
  row('Airborne acoustical noise emission class', 'Noise class'),
];
export const LOW_POWER = [
  row('Off-mode, W'),
  row('Standby mode, W'),
  row('Delay start, W'),
  row('Networked standby, W'),
];
export const GUARANTEE = row('Minimum duration of the guarantee offered by the supplier', 'Guarantee');
export const CLASS = row('Energy efficiency class', 'Energy class');
export const INDEX = row('Energy efficiency index');

/** Rows of a figure at each load of a programme. */
export const byLoad = (label: string, full?: string): SheetRow[] => [
  row(`${label}, rated capacity`, ...(full ? [full] : [])),
  row(`${label}, half load`),
  row(`${label}, quarter load`),
];
