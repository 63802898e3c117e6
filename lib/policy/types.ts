import type { DeliveryTerms } from '@/lib/delivery/types';
import type { Pence } from '@/lib/money/types';

/** Price of a unit of energy, GB average by direct debit; days in London. */
export type Tariff = {
  fuel: 'electricity' | 'gas';
  /** Pence per kWh, with decimals. */
  pence: number;
  validFrom: string;
  validTo: string;
  source: string;
};

/** Pence per cubic metre, clean and waste water together. */
export type WaterRate = { pence: number; source: string };

/** Prices of energy and water for shoppers who have not entered their own. */
export type EnergyPrices = { tariffs: readonly Tariff[]; water: WaterRate };

/** The merchant's terms for returns, beyond the law. */
export type ReturnTerms = {
  /** Days from the delivery. */
  days: number;
  /** Deducted from the refund for collecting large goods. */
  collection: Pence;
  /** Deducted for collecting an American fridge freezer or a range cooker. */
  largeCollection: Pence;
  /**
   * Days from the order within which the difference to a lower price of ours is refunded; null where that is not
   * promised.
   */
  priceDropDays: number | null;
};

/** What a set saves by the number of different kinds in it; the merchant's own terms (experience §6 F5). */
export type SetTerms = {
  /** Discount in tenths of a per cent, most kinds first. */
  tiers: readonly { kinds: number; perMille: number }[];
  mostSaved: Pence;
};

/** For which goods extended cover is sold, whatever the catalogue offers. */
export type CoverTerms = {
  /** Minimum price of the goods, in pence. */
  from: Pence;
  /** Maximum price of cover in per cent of the price of the goods. */
  mostPercent: number;
};

/**
 * The merchant's prices and promises, which an editor maintains in the content service. The shop displays and
 * calculates with them; what is charged is the platform's own.
 */
export type Policy = {
  energy: EnergyPrices;
  delivery: DeliveryTerms;
  returns: ReturnTerms;
  sets: SetTerms;
  cover: CoverTerms;
};

/** What is wrong with an entry, in words for an editor: `Tariffs, row 2, from` `leaves days without a tariff`. */
export type PolicyFault = { field: string; says: string };

/** The result of parsing an entry. */
export type PolicyReading = { ok: true; policy: Policy } | { ok: false; faults: PolicyFault[] };
