/** Room that makers of a kind usually ask for, millimetres; for goods whose maker is silent (experience §6 F1). */
type UsualAir = {
  types: RegExp;
  side?: number;
  top?: number;
  rear?: number;
  hose?: number;
  /** Beside the hinge, to a wall, so that drawers come out: the makers ask for 40 to 55. */
  hinge?: number;
};

/** The first row whose types match decides; built-in goods have their housing instead. */
export const USUAL_AIR: readonly UsualAir[] = [
  { types: /^(integrated|built-in)/i },
  { types: /american|french/i, side: 50, top: 100, rear: 50, hinge: 55 },
  { types: /fridge|freezer|wine cooler|drinks cooler/i, side: 20, top: 50, rear: 50, hinge: 55 },
  { types: /tumble dryer/i, side: 10, top: 10, hose: 60 },
  { types: /^(washing machine|washer dryer|dishwasher)/i, side: 5, hose: 60 },
  { types: /(gas|electric|dual fuel|range) cooker$/i, side: 5 },
];
