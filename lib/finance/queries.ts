import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { lifeUntil } from '@/lib/dates/life';
import { addDays, londonDate, londonInstant } from '@/lib/dates/rules';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { orUnreachable } from '@/lib/platform/result';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { CONTENT_LIFE } from '@/lib/platform/upstreams/content-life';
import { FINANCE_TYPE, readOffers, usableOffers } from './entry-queries';
import { isApprovedOn } from './rules';
import type { FinanceOffer } from './types';

/** Returns the offers that may be shown today; none while the content service has never answered. */
export const getOffers = async (): Promise<FinanceOffer[]> => (await orNull(publishedOffers)) ?? [];

/** The same from unpublished content, as at a given instant; none while the content service is unavailable. */
export async function getOfferDrafts(at: Date): Promise<FinanceOffer[]> {
  const found = await readOffers(true);
  if (!found.ok) return [];
  const offers = found.value.flatMap((reading) => (reading.ok ? [reading.offer] : []));
  return offers.filter((offer) => isApprovedOn(offer, londonDate(at)));
}

/** @throws UnreachableError: the previously cached offers stay in use */
async function publishedOffers(): Promise<FinanceOffer[]> {
  'use cache';
  cacheLife(CONTENT_LIFE);
  cacheTag(cacheTags.content, cacheTags.contentType(FINANCE_TYPE));
  const now = new Date();
  const today = londonDate(now);
  const offers = usableOffers(orUnreachable(await readOffers(false))).filter((offer) =>
    isApprovedOn(offer, today),
  );
  const [last] = offers.map(({ approvedUntil }) => approvedUntil).toSorted();
  if (last !== undefined) {
    const end = londonInstant(addDays(last, 1), 0);
    cacheLife(lifeUntil(end, now, CONTENT_LIFE));
    cacheTag(cacheTags.until(end));
  }
  return offers;
}
