/** A number with its unit as custom fields hold them: `"9 kg"`, `"1400 rpm"`, `"−15 °C"`. */
export type Amount = { number: number; unit: string };

/** Reads one number with at most one unit; nothing for a range, a time, a list or words. */
export function parseAmount(text: string): Amount | null {
  const found = /^\s*([-−]?)(\d{1,7}(?:\.\d{1,3})?)(?:\s*([^\d\s,;:–-][^\d,;:–]{0,15}))?\s*$/u.exec(text);
  if (!found) return null;
  const number = Number(found[2]);
  return { number: found[1] ? -number : number, unit: (found[3] ?? '').trim() };
}

/** The amounts behind values, by value, if every one of them is an amount of the same unit; else null. */
export function commonAmounts(
  values: readonly string[],
): { unit: string; numbers: Map<string, number> } | null {
  const numbers = new Map<string, number>();
  const units = new Set<string>();
  for (const value of values) {
    const amount = parseAmount(value);
    if (!amount) return null;
    numbers.set(value, amount.number);
    units.add(amount.unit.replace(/^(year|place|bottle|zone|oven|slot|bowl)$/, '$1s'));
  }
  const [unit] = units;
  return units.size === 1 && unit !== undefined ? { unit, numbers } : null;
}

/** The number of a value that must be in one unit, such as the lengths in mm; null for anything else. */
export function amountIn(unit: string, text: string | undefined): number | null {
  const amount = parseAmount(text ?? '');
  return amount?.unit === unit ? amount.number : null;
}
