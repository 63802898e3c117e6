import { AIR_AND_FLOORS } from './air-and-floors';
import { CARE } from './care';
import { COLD } from './cold';
import { COOKING } from './cooking';
import { KITCHEN, SMALL } from './kitchen';
import { LAUNDRY, LAUNDRY_PARTS } from './laundry';
import type { Described } from './types';

/** Descriptions of accessories and care products. */
export const DESCRIBED_PARTS: readonly Described[] = [...LAUNDRY_PARTS, ...CARE];

/** All descriptions of what things are for. */
export const DESCRIBED: readonly Described[] = [
  ...LAUNDRY,
  ...COLD,
  ...COOKING,
  ...KITCHEN,
  ...SMALL,
  ...AIR_AND_FLOORS,
  ...DESCRIBED_PARTS,
];
