import type { FiguresOf } from '@/lib/catalogue/data/key-facts';
import type { EnergyScale } from '@/lib/catalogue/types';
import type { SheetOrder } from '../types';
import { AIR_CONDITIONER } from './sheets/air';
import { COLD, WINE } from './sheets/cold';
import { OVEN, HOOD } from './sheets/cooking';
import { DRYER, OLD_DRYER, WASHER, WASHER_DRYER } from './sheets/laundry';
import { DISHWASHER } from './sheets/dishes';

/**
 * Sheet by row of key facts of a kind. Tumble dryers, which may have either label, have one sheet for each energy
 * scale.
 */
export const SHEET_ORDER: Readonly<
  Partial<Record<FiguresOf, SheetOrder | Readonly<Record<EnergyScale, SheetOrder>>>>
> = {
  'washing machine': WASHER,
  'washer dryer': WASHER_DRYER,
  'tumble dryer': { 'A–G': DRYER, 'A+++–D': OLD_DRYER },
  dishwasher: DISHWASHER,
  'fridge freezer': COLD,
  fridge: COLD,
  freezer: COLD,
  'drinks cooler': COLD,
  'wine cooler': WINE,
  oven: OVEN,
  cooker: OVEN,
  hood: HOOD,
  'air conditioner': AIR_CONDITIONER,
};
