import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cache } from 'react';
import { orAway } from '@/lib/platform/upstreams/away';
import { CONTENT_LIFE } from '@/lib/platform/upstreams/content-life';
import { getNow } from '@/lib/dates/queries';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { onRequest } from '@/lib/platform/cache/on-request';
import { orUnreachable } from '@/lib/platform/result';
import { keptPolicy, POLICY_TYPE, policyOf, readEntry, readPolicyDraft } from './entry-queries';
import type { Policy } from './types';

/** The terms of now, for pages and calls, read once for all parts of a page; see `readPolicy`. */
export const getPolicy = cache(async (): Promise<Policy> => (await orAway(publishedPolicy)) ?? keptPolicy());

const publishedOnRequest = onRequest('policy', () => publishedPolicy());

/** The same for a page that is made for one request. */
export const getPolicyOnRequest = async (): Promise<Policy> =>
  (await orAway(publishedOnRequest)) ?? keptPolicy();

/** What a page goes by: when it is made, and the terms that hold then. */
export type Moment = { now: Date; policy: Policy };

/** The same, and the time at which a prerendered page is made; a page must not read the clock itself. */
export async function getMoment(): Promise<Moment> {
  const policy = await getPolicy();
  return { now: await getNow(policy.delivery.cutOffHour), policy };
}

/** The same for a page that editors look at before it is published: an instant of theirs, by the terms as they have them. */
export const getMomentDraft = async (now: Date): Promise<Moment> => ({
  now,
  policy: await readPolicyDraft(),
});

/** @throws UnreachableError: what was cached before goes on */
async function publishedPolicy(): Promise<Policy> {
  'use cache';
  cacheLife(CONTENT_LIFE);
  cacheTag(cacheTags.content, cacheTags.contentType(POLICY_TYPE));
  return policyOf(orUnreachable(await readEntry(false)));
}
