import type { CloseUp } from './close-up.ts';
import { coldCloseUps } from './cold.ts';
import { dishwasherCloseUps } from './dishwashers.ts';
import { hobCloseUps } from './hobs.ts';
import { kitchenCloseUps } from './kitchen.ts';
import { laundryCloseUps } from './laundry.ts';
import { ovenCloseUps } from './ovens.ts';

/** Every close-up that the studio takes, by the name of its file. */
export const CLOSE_UPS: Readonly<Record<string, CloseUp>> = {
  ...laundryCloseUps,
  ...ovenCloseUps,
  ...dishwasherCloseUps,
  ...coldCloseUps,
  ...hobCloseUps,
  ...kitchenCloseUps,
};
