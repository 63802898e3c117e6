import type { PricePeriod } from './types';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value);
const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && value.includes('T') && !Number.isNaN(Date.parse(value));

/** Parses the metafield `price_history/periods`; malformed periods are left out. */
export function parsePeriods(json: string | undefined): PricePeriod[] {
  if (!json) return [];
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list.flatMap((each: unknown) => parsePeriod(each) ?? []) : [];
  } catch {
    return [];
  }
}

function parsePeriod(value: unknown): PricePeriod | null {
  if (typeof value !== 'object' || value === null) return null;
  const { pence, kind, from, to, units, slip } = value as Record<string, unknown>;
  if (typeof pence !== 'number' || !Number.isInteger(pence) || pence <= 0 || !isDay(from)) return null;
  if (to !== null && (!isDay(to) || to < from)) return null;
  const counted = typeof units === 'number' && Number.isInteger(units) && units >= 0;
  const mark = parseSlip(slip);
  return {
    pence,
    kind: kind === 'promotion' ? 'promotion' : 'normal',
    from,
    to,
    ...(counted && { units }),
    ...(mark && { slip: mark }),
  };
}

function parseSlip(value: unknown): PricePeriod['slip'] | null {
  if (typeof value !== 'object' || value === null) return null;
  const { set, right } = value as Record<string, unknown>;
  return isInstant(set) && isInstant(right) ? { set, right } : null;
}
