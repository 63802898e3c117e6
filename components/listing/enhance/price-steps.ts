/** The line under the price: its ends and the step of the arrow keys, in pounds; page keys go ten steps. */
export type PriceScale = { low: number; high: number; step: number };

/** Ends rounded outwards, so that both are reached; steps of £10 and £100, a tenth of that for cheap goods. */
export function priceScale(cheapest: number, dearest: number): PriceScale {
  const step = dearest - cheapest > 100 ? 10 : 1;
  const low = Math.floor(cheapest / step) * step;
  return { low, high: Math.max(Math.ceil(dearest / step) * step, low + step), step };
}

/** A thumb's place as a choice: at its own end it narrows nothing. */
export function chosenPrice(end: 'from' | 'to', value: number, { low, high }: PriceScale): number | null {
  return (end === 'from' ? value <= low : value >= high) ? null : value;
}

/** Keeps a thumb on the line and on its side of the other. */
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

/** Reads what is typed into a price field; nothing for what is no price, or is nought. */
export function typedPrice(text: string): number | null {
  return (isPlainPrice(plain(text)) && Number(plain(text))) || null;
}

/** Whether what is typed was meant as a price and is none. */
export const isNoPrice = (text: string): boolean => plain(text) !== '' && !isPlainPrice(plain(text));
