import type { GapKind } from '@/lib/fit/gap-kind';
import type { PieceKind } from '@/lib/kitchen/types';
import { APPLIANCES } from './data/appliances';
import type { Chore } from './running-cost';

/** What follows from what an appliance is, whoever made it; what is left out does not hold for its kind. */
export type Appliance = {
  /** The space of a home that is measured for it. */
  gap?: GapKind;
  /** The place that it takes in a set. */
  piece?: PieceKind;
  /** Under which kind it counts towards the set discount. */
  set?: string;
  /** What it does by the cycle, for its running costs. */
  chore?: Chore;
  /** It is connected to a tap for machines. */
  tap?: true;
  /** It cools; `frost`: and freezes over, so that the one it replaces has to be defrosted. */
  cold?: 'cools' | 'frost';
};

const NONE: Appliance = {};

/** @param type the custom field Type, whole: a hood's filter is no hood */
export const applianceOf = (type: string | undefined): Appliance => APPLIANCES.get(type ?? '') ?? NONE;
