/** A figure with what it counts: `{ amount: 9, unit: 'kg' }`. */
export type Amount = { amount: number; unit: string };

/** Reads `"9 kg"`, `"1,400 rpm"`, `"−15 °C"`, `"49 kWh per 100 cycles"`, `"15"`; null when no figure stands first. */
export function parseAmount(text: string | undefined): Amount | null {
  const found = /^([−-]?\d[\d,]*(?:\.\d+)?)(?:\s*([^\d\s].*))?$/.exec(text?.trim() ?? '');
  if (!found?.[1]) return null;
  const amount = Number(found[1].replaceAll(',', '').replace('−', '-'));
  return Number.isFinite(amount) ? { amount, unit: found[2]?.trim() ?? '' } : null;
}

/** Reads a custom field that must be in one unit, such as the lengths in mm. */
export function amountIn(unit: string, text: string | undefined): number | null {
  const amount = parseAmount(text);
  return amount?.unit === unit ? amount.amount : null;
}

/** Reads `"3:48"` as minutes. */
export function parseMinutes(text: string | undefined): number | null {
  const found = /^(\d{1,2}):([0-5]\d)$/.exec(text?.trim() ?? '');
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
