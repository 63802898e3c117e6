import 'server-only';
import { getOfferDrafts, getOffers } from '@/lib/finance/queries';
import { financeOf } from '@/lib/finance/rules';
import type { Finance } from '@/lib/finance/types';
import { orAway } from '@/lib/platform/upstreams/away';
import { getSettingsDraft } from './draft-queries';
import { getSettings } from './queries';

/** Credit as it may be told of today; null where there is none, or its trader cannot be named. */
export async function getFinance(): Promise<Finance | null> {
  const [offers, settings] = await Promise.all([getOffers(), orAway(getSettings)]);
  return financeOf(offers, settings);
}

/** The same as editors have it, at an instant of their choice. */
export async function getFinanceDraft(at: Date): Promise<Finance | null> {
  const [offers, settings] = await Promise.all([getOfferDrafts(at), orAway(getSettingsDraft)]);
  return financeOf(offers, settings);
}
