import { toPence } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { Price } from './types';

/** The platform's prices in pounds, including VAT. */
export type PlatformPrices = {
  price: { value: number };
  basePrice: { value: number } | null;
  salePrice: { value: number } | null;
  retailPrice: { value: number } | null;
};

/** Number of units sold at the earlier price while it was charged, and at the lower price since. */
export type Sold = { was: number; now: number };

/**
 * The metafield `price/was`: the reference price of a promotion; the first and last day on which it was charged, as
 * `2026-09-14`; and the units sold then and since. The promotion began on the day after `to`.
 */
export type Reference = { pence: Pence; from: string | null; to: string | null; sold: Sold | null };

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const isDate = (value: unknown): value is string => typeof value === 'string' && DATE.test(value);

/** Parses the metafield's JSON; null if it does not contain a whole, positive amount. */
export function parseReference(json: string | undefined): Reference | null {
  if (!json) return null;
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null || !('pence' in value)) return null;
    const { pence } = value;
    if (typeof pence !== 'number' || !Number.isInteger(pence) || pence <= 0) return null;
    const from = 'from' in value && isDate(value.from) ? value.from : null;
    const to = 'to' in value && isDate(value.to) ? value.to : null;
    return { pence, from, to, sold: 'sold' in value ? readSold(value.sold) : null };
  } catch {
    return null;
  }
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

function readSold(value: unknown): Sold | null {
  if (typeof value !== 'object' || value === null || !('was' in value) || !('now' in value)) return null;
  const { was, now } = value;
  return isCount(was) && isCount(now) ? { was, now } : null;
}

/** Minimum share of units sold at the earlier price, in tenths. */
const LEAST_TENTHS = 3;

/**
 * Whether enough units were sold at the earlier price for it to be a genuine price (the volume test of the CMA;
 * experience §6 F6, rule 3).
 */
export const isFairShare = ({ was, now }: Sold): boolean => was > 0 && was * 10 >= (was + now) * LEAST_TENTHS;

/**
 * Returns the "was" price if it may be shown: a promotion is running, with a reduction of at least £5 and 3 %; the
 * price was charged for at least 28 days in a row immediately before; the promotion has not lasted longer than that;
 * and a fair share was sold at it (experience §6 F6, rules 1 to 4). Without its days or the sales to prove it, it is
 * not shown.
 */
export function lawfulWas(now: Pence, reference: Reference | null, today: string): Price['was'] | null {
  if (!reference?.from || !reference.to || !reference.sold || !isFairShare(reference.sold)) return null;
  const { pence, from, to } = reference;
  if (pence - now < Math.max(500, pence * 0.03)) return null;
  return daysBetween(from, to) + 1 >= 28 && isRunning(from, to, today) ? { price: pence, from, to } : null;
}

/** Whether a promotion has begun, and has not lasted longer than the earlier price was charged. */
export function isRunning(from: string, to: string, today: string): boolean {
  const promoted = daysBetween(to, today);
  return promoted >= 0 && promoted <= daysBetween(from, to) + 1;
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Returns the price; null if the platform gives none. The shop then says so, and never shows £0. */
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
