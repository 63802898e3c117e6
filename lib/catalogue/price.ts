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

/** Units sold at the earlier price while it was charged, and at the lower one since. */
export type Sold = { was: number; now: number };

/**
 * The metafield `price/was`: the reference price of a running promotion, the first and last day on which it was charged,
 * as `2026-09-14`, and what was sold then and since. The promotion began on the day after `to`.
 */
export type Reference = { pence: Pence; from: string | null; to: string | null; sold: Sold | null };

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

/** Of all that was sold at both prices, so many tenths must have been sold at the earlier one. */
const LEAST_TENTHS = 3;

/** A price at which hardly anybody bought was none (the volume test of the CMA; experience §6 F6, rule 3). */
export const isFairShare = ({ was, now }: Sold): boolean => was > 0 && was * 10 >= (was + now) * LEAST_TENTHS;

/**
 * A "was" price may be shown only while a promotion runs, by at least £5 and 3 %, when it was charged for at least
 * 28 days in a row right before, for no longer than it was charged, and when a fair share was sold at it (experience §6
 * F6, rules 1 to 4). Without its days, or without the sales that bear it out, it is no claim and is not shown.
 */
export function lawfulWas(now: Pence, reference: Reference | null, today: string): Price['was'] | null {
  if (!reference?.from || !reference.to || !reference.sold || !isFairShare(reference.sold)) return null;
  const { pence, from, to } = reference;
  if (pence - now < Math.max(500, pence * 0.03)) return null;
  return daysBetween(from, to) + 1 >= 28 && isRunning(from, to, today) ? { price: pence, from, to } : null;
}

/** Whether a promotion after a price that was charged from one day to another has begun, and not outlasted it. */
export function isRunning(from: string, to: string, today: string): boolean {
  const promoted = daysBetween(to, today);
  return promoted >= 0 && promoted <= daysBetween(from, to) + 1;
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
