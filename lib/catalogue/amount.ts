/** A number with its unit, as in custom fields: `"9 kg"`, `"1400 rpm"`, `"−15 °C"`. */
export type Amount = { number: number; unit: string };

/** Parses one number with at most one unit; null for a range, a time, a list or words. */
export function parseAmount(text: string): Amount | null {
  const found = /^\s*([-−]?)(\d{1,7}(?:\.\d{1,3})?)(?:\s*([^\d\s,;:–-][^\d,;:–]{0,15}))?\s*$/u.exec(text);
  if (!found) return null;
  const number = Number(found[2]);
  return { number: found[1] ? -number : number, unit: (found[3] ?? '').trim() };
}

/** The range of a value: `560–568 mm`. A single figure has no end. */
export type Span = { from: number; to: number | null };

function parseSpan(text: string): (Span & { unit: string }) | null {
  const [, from, to, unit] = /^(\d{1,7})–(\d{1,7}) (\S{1,15})$/u.exec(text.trim()) ?? [];
  if (from && to && unit) return { from: Number(from), to: Number(to), unit };
  const amount = parseAmount(text);
  return amount && { from: amount.number, to: null, unit: amount.unit };
}

/** Returns the spans of values, by value, if all of them are spans or amounts of the same unit; else null. */
export function commonSpans(values: readonly string[]): { unit: string; spans: Map<string, Span> } | null {
  const spans = new Map<string, Span>();
  const units = new Set<string>();
  for (const value of values) {
    const span = parseSpan(value);
    if (!span) return null;
    spans.set(value, { from: span.from, to: span.to });
    units.add(span.unit.replace(/^(year|place|bottle|zone|oven|slot|bowl)$/, '$1s'));
  }
  const [unit] = units;
  return units.size === 1 && unit !== undefined ? { unit, spans } : null;
}

/** Returns the amounts of values, by value, if all of them are amounts of the same unit; else null. */
export function commonAmounts(
  values: readonly string[],
): { unit: string; numbers: Map<string, number> } | null {
  const measured = commonSpans(values);
  if (!measured || [...measured.spans.values()].some(({ to }) => to !== null)) return null;
  return {
    unit: measured.unit,
    numbers: new Map([...measured.spans].map(([value, { from }]) => [value, from])),
  };
}

/** Returns the number of a value that must be in one unit, such as a length in mm; null for anything else. */
export function amountIn(unit: string, text: string | undefined): number | null {
  const amount = parseAmount(text ?? '');
  return amount?.unit === unit ? amount.number : null;
}
