import type { EnergyPrices } from '@/lib/catalogue/running-cost';
import type { DeliveryTerms } from '@/lib/delivery/types';
import type { SetTerms } from '@/lib/kitchen/types';
import type { ReturnTerms } from '@/lib/orders/types';

/**
 * What the merchant asks and promises, as an editor keeps it in the content service. The shop says it and reckons with
 * it; what is charged is the platform's own.
 */
export type Policy = {
  energy: EnergyPrices;
  delivery: DeliveryTerms;
  returns: ReturnTerms;
  sets: SetTerms;
};

/** What is wrong with an entry, in an editor's words: `Tariffs, row 2, from` `leaves days without a tariff`. */
export type PolicyFault = { field: string; says: string };

/** What became of an entry that was read. */
export type PolicyReading = { ok: true; policy: Policy } | { ok: false; faults: PolicyFault[] };
