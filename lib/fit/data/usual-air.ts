import type { Traits } from '@/lib/catalogue/kinds/types';

/**
 * Air gaps that makers of a kind usually ask for, in millimetres, for appliances whose maker gives none (experience §6
 * F1). An appliance made for units of its own width needs none at its sides.
 */
type UsualAir = {
  side?: number;
  top?: number;
  rear?: number;
  hose?: number;
  /** Distance from the hinge side to a wall that lets drawers come out; makers ask for 40 to 55. */
  hinge?: number;
};

export const USUAL_AIR: Readonly<Record<NonNullable<Traits['air']>, UsualAir>> = {
  'American fridge': { side: 50, top: 100, rear: 50, hinge: 55 },
  fridge: { side: 20, top: 50, rear: 50, hinge: 55 },
  hoses: { hose: 60 },
};
