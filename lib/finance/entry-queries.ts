import 'server-only';
import { contentRequest } from '@/lib/platform/upstreams/content';
import { log } from '@/lib/platform/observe/log';
import { ok, type Result } from '@/lib/platform/result';
import { faultSentence } from '@/lib/policy/rules';
import { parseOffer } from './entry-rules';
import type { FinanceOffer, OfferReading } from './types';

/** Content type of pay-monthly offers. */
export const FINANCE_TYPE = 'financeOffer';

/** Returns every entry, with its faults if it has any. @param preview includes unpublished changes */
export async function readOffers(preview: boolean): Promise<Result<OfferReading[]>> {
  const found = await contentRequest(preview, (client) =>
    client.getEntries({ content_type: FINANCE_TYPE, limit: 100 }),
  );
  return found.ok ? ok(found.value.items.map(({ fields }) => parseOffer(fields))) : found;
}

/** Returns the offers without faults. The others are not shown; their faults are logged. */
export function usableOffers(readings: readonly OfferReading[]): FinanceOffer[] {
  return readings.flatMap((reading) => {
    if (reading.ok) return [reading.offer];
    log('warn', 'finance.refused', { entry: reading.name, says: reading.faults.map(faultSentence) });
    return [];
  });
}
