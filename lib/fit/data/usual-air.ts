import type { Traits } from '@/lib/catalogue/kinds/types';

/**
 * Room that makers of a kind usually ask for, millimetres; for goods whose maker is silent (experience §6 F1). What is
 * made for units of its own width needs none at its sides.
 */
type UsualAir = {
  side?: number;
  top?: number;
  rear?: number;
  hose?: number;
  /** Beside the hinge, to a wall, so that drawers come out: the makers ask for 40 to 55. */
  hinge?: number;
};

export const USUAL_AIR: Readonly<Record<NonNullable<Traits['air']>, UsualAir>> = {
  'American fridge': { side: 50, top: 100, rear: 50, hinge: 55 },
  fridge: { side: 20, top: 50, rear: 50, hinge: 55 },
  hoses: { hose: 60 },
};
