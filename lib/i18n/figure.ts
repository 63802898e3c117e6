/** A comma or a space before three digits separates thousands: `1,850`, `1 850`. */
const THOUSANDS = /^(\d{1,2})[,\s](?=\d{3}$)/;

/** Reads a number as people and labels write it: `1,850` → 1850, `59,5` and `59.5` → 59.5; NaN for anything else. */
export const readFigure = (text: string): number => Number(text.replace(THOUSANDS, '$1').replace(',', '.'));
