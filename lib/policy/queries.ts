import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cache } from 'react';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { CONTENT_LIFE } from '@/lib/platform/upstreams/content-life';
import { getNow } from '@/lib/dates/queries';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { onRequest } from '@/lib/platform/cache/on-request';
import { orUnreachable } from '@/lib/platform/result';
import { keptPolicy, POLICY_TYPE, policyOf, readEntry, readPolicyDraft } from './entry-queries';
import type { Policy } from './types';

/** Returns the current terms, for pages and API calls, read once per request; see `readPolicy`. */
export const getPolicy = cache(async (): Promise<Policy> => (await orNull(publishedPolicy)) ?? keptPolicy());

const publishedOnRequest = onRequest('policy', () => publishedPolicy());

/** Returns the current terms for a page that is rendered on each request. */
export const getPolicyOnRequest = async (): Promise<Policy> =>
  (await orNull(publishedOnRequest)) ?? keptPolicy();

/** The time and terms from which a page is rendered. */
export type Moment = { now: Date; policy: Policy };

/** Returns the terms and the cached time for prerendering; a page must not read the clock itself. */
export async function getMoment(): Promise<Moment> {
  const policy = await getPolicy();
  return { now: await getNow(policy.delivery.cutOffHour), policy };
}

/** Returns time and terms for previews: a time of the editor's choice, and the drafted terms. */
export const getMomentDraft = async (now: Date): Promise<Moment> => ({
  now,
  policy: await readPolicyDraft(),
});

/** Returns the published terms, cached. @throws UnreachableError, so that the cached terms stay in use */
async function publishedPolicy(): Promise<Policy> {
  'use cache';
  cacheLife(CONTENT_LIFE);
  cacheTag(cacheTags.content, cacheTags.contentType(POLICY_TYPE));
  return policyOf(orUnreachable(await readEntry(false)));
}
