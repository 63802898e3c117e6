/** Ends of the price slider and step of its arrow keys, in pounds; page keys go ten steps. */
export type PriceScale = { low: number; high: number; step: number };

/**
 * Returns a scale with ends rounded outwards, so that both can be reached. Steps are £10, or £1 for a span of at most
 * £100.
 */
export function priceScale(cheapest: number, dearest: number): PriceScale {
  const step = dearest - cheapest > 100 ? 10 : 1;
  const low = Math.floor(cheapest / step) * step;
  return { low, high: Math.max(Math.ceil(dearest / step) * step, low + step), step };
}

/** Returns a thumb's position as a filter value in pounds; null at its own end, where it filters nothing. */
export function chosenPrice(end: 'from' | 'to', value: number, { low, high }: PriceScale): number | null {
  return (end === 'from' ? value <= low : value >= high) ? null : value;
}

/** Keeps a thumb on the line and on its own side of the other. */
export function movedThumb(
  end: 'from' | 'to',
  value: number,
  other: number,
  { low, high, step }: PriceScale,
): number {
  return end === 'from'
    ? Math.max(low, Math.min(value, other - step))
    : Math.min(high, Math.max(value, other + step));
}

const plain = (text: string): string => text.replace(/[£,\s]/g, '');
const isPlainPrice = (text: string): boolean => /^\d{1,7}(\.\d{1,2})?$/.test(text);

/** Returns the price typed into a field, in pounds; null for invalid text or zero. */
export function typedPrice(text: string): number | null {
  return (isPlainPrice(plain(text)) && Number(plain(text))) || null;
}

/** Whether text was meant as a price but is not valid as one. */
export const isNoPrice = (text: string): boolean => plain(text) !== '' && !isPlainPrice(plain(text));
