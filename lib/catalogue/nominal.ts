/** Nominal widths of kitchen units and appliances, in millimetres. */
const NOMINAL_MM = [300, 450, 500, 550, 600, 700, 750, 800, 900, 1000, 1100, 1200] as const;

/** How much narrower or wider than its nominal width a product may be. It has to fit, so it is rarely wider. */
const UNDER_MM = 25;
const OVER_MM = 5;

/** Returns the nominal width of a product: 598 mm and 590 mm are nominally 600. Null if it has none. */
export const nominalWidth = (mm: number): number | null =>
  NOMINAL_MM.find((nominal) => mm > nominal - UNDER_MM && mm <= nominal + OVER_MM) ?? null;
