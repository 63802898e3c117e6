/** Widths by which kitchens are planned and goods are named, millimetres. */
const NOMINAL_MM = [300, 450, 500, 550, 600, 700, 750, 800, 900, 1000, 1100, 1200] as const;

/** A body is made up to so much narrower than what it is named by, for it has to go in, and rarely wider. */
const UNDER_MM = 25;
const OVER_MM = 5;

/** The width that a body is named by: 598 mm and 590 mm are a 600; null for what has no such name. */
export const nominalWidth = (mm: number): number | null =>
  NOMINAL_MM.find((nominal) => mm > nominal - UNDER_MM && mm <= nominal + OVER_MM) ?? null;
