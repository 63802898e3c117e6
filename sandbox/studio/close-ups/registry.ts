import type { CloseUp } from './close-up.ts';
import { coldCloseUps } from './cold.ts';
import { dishwasherCloseUps } from './dishwashers.ts';
import { hobCloseUps } from './hobs.ts';
import { hoodCloseUps } from './hoods.ts';
import { kitchenCloseUps } from './kitchen.ts';
import { laundryCloseUps } from './laundry.ts';
import { ovenCloseUps } from './ovens.ts';
import { tapCloseUps } from './taps.ts';
import { wineCloseUps } from './wine.ts';

/** Every close-up that the studio takes, by file name. */
export const CLOSE_UPS: Readonly<Record<string, CloseUp>> = {
  ...laundryCloseUps,
  ...ovenCloseUps,
  ...dishwasherCloseUps,
  ...coldCloseUps,
  ...hobCloseUps,
  ...kitchenCloseUps,
  ...hoodCloseUps,
  ...tapCloseUps,
  ...wineCloseUps,
};
