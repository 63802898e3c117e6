import 'server-only';
import { getOfferDrafts, getOffers } from '@/lib/finance/queries';
import { financeOf } from '@/lib/finance/rules';
import type { Finance } from '@/lib/finance/types';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getSettingsDraft } from './draft-queries';
import { getSettings } from './queries';

/** Returns the credit offers that may be shown today; null where there are none, or the trader cannot be named. */
export async function getFinance(): Promise<Finance | null> {
  const [offers, settings] = await Promise.all([getOffers(), orNull(getSettings)]);
  return financeOf(offers, settings);
}

/** The same from unpublished content, as at a given instant. */
export async function getFinanceDraft(at: Date): Promise<Finance | null> {
  const [offers, settings] = await Promise.all([getOfferDrafts(at), orNull(getSettingsDraft)]);
  return financeOf(offers, settings);
}
