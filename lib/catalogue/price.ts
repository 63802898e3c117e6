import { toPence } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { Price } from './types';

/** The platform's prices in pounds, VAT included. */
export type PlatformPrices = {
  price: { value: number };
  basePrice: { value: number } | null;
  salePrice: { value: number } | null;
  retailPrice: { value: number } | null;
};

/**
 * The metafield `price/was`: the reference price of a running promotion, and the first and last day on which it was
 * charged, as `2026-09-14`. The promotion began on the day after `to`.
 */
export type Reference = { pence: Pence; from: string | null; to: string | null };

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const isDate = (value: unknown): value is string => typeof value === 'string' && DATE.test(value);

/** Reads the metafield's JSON; null when it does not hold a whole, positive amount. */
export function parseReference(json: string | undefined): Reference | null {
  if (!json) return null;
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null || !('pence' in value)) return null;
    const { pence } = value;
    if (typeof pence !== 'number' || !Number.isInteger(pence) || pence <= 0) return null;
    const from = 'from' in value && isDate(value.from) ? value.from : null;
    const to = 'to' in value && isDate(value.to) ? value.to : null;
    return { pence, from, to };
  } catch {
    return null;
  }
}

/**
 * A "was" price may be shown only while a promotion runs, by at least £5 and 3 %, when it was charged for at least
 * 28 days in a row right before, and for no longer than it was charged (experience §6 F6, rules 1, 2 and 4).
 * Without its days it proves nothing and is not shown. The volume test (rule 3) is kept by whoever writes the metafield.
 */
export function lawfulWas(now: Pence, reference: Reference | null, today: string): Reference | null {
  if (!reference?.from || !reference.to) return null;
  const saving = reference.pence - now;
  if (saving < Math.max(500, reference.pence * 0.03)) return null;
  const charged = daysBetween(reference.from, reference.to) + 1;
  const promoted = daysBetween(reference.to, today);
  return charged >= 28 && promoted >= 0 && promoted <= charged ? reference : null;
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** What is asked, or null when the platform names no price: the shop then says so, and never £0. */
export function priceOf(
  prices: PlatformPrices | null,
  reference: Reference | null,
  today: string,
): Price | null {
  const now = pence(prices?.price);
  if (!prices || !now) return null;
  const was = prices.salePrice ? lawfulWas(now, reference, today) : null;
  const rrp = pence(prices.retailPrice);
  return { now, ...(was && { was }), ...(rrp && rrp > now ? { rrp } : {}) };
}

function pence(money: { value: number } | null | undefined): Pence | null {
  const value = money?.value;
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? toPence(value) : null;
}
