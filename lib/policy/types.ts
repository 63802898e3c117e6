import type { DeliveryTerms } from '@/lib/delivery/types';
import type { Pence } from '@/lib/money/types';

/** Price of a unit of energy, GB average by direct debit; days in London. */
export type Tariff = {
  fuel: 'electricity' | 'gas';
  /** Pence a kWh, not whole. */
  pence: number;
  validFrom: string;
  validTo: string;
  source: string;
};

/** Pence a cubic metre, clean and waste water together. */
export type WaterRate = { pence: number; source: string };

/** What energy and water cost whoever has said no prices of their own. */
export type EnergyPrices = { tariffs: readonly Tariff[]; water: WaterRate };

/** What sending back takes, beyond the law. */
export type ReturnTerms = {
  /** From the delivery. */
  days: number;
  /** Taken from the refund for collecting large goods. */
  collection: Pence;
  /** For an American fridge freezer or a range cooker. */
  largeCollection: Pence;
  /** From the order: within them the difference to a lower price of ours is refunded; null: that is not promised. */
  priceDropDays: number | null;
};

/** What a set saves, by the number of different kinds in it; the merchant's own terms (experience §6 F5). */
export type SetTerms = {
  /** Tenths of a percent, the most kinds first. */
  tiers: readonly { kinds: number; perMille: number }[];
  mostSaved: Pence;
};

/** For what extended cover is sold, whatever the catalogue has of it. */
export type CoverTerms = {
  /** Goods that cost less have none. */
  from: Pence;
  /** Of the price of the goods; dearer cover is not offered. */
  mostPercent: number;
};

/**
 * What the merchant asks and promises, as an editor keeps it in the content service. The shop says it and reckons with
 * it; what is charged is the platform's own.
 */
export type Policy = {
  energy: EnergyPrices;
  delivery: DeliveryTerms;
  returns: ReturnTerms;
  sets: SetTerms;
  cover: CoverTerms;
};

/** What is wrong with an entry, in an editor's words: `Tariffs, row 2, from` `leaves days without a tariff`. */
export type PolicyFault = { field: string; says: string };

/** What became of an entry that was read. */
export type PolicyReading = { ok: true; policy: Policy } | { ok: false; faults: PolicyFault[] };
