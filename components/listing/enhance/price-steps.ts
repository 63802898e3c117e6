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

/** Reads what is typed into a price field; nothing for what is no price. */
export function typedPrice(text: string): number | null {
  const plain = text.replace(/[£,\s]/g, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : null;
}
