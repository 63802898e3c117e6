import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stubEnvironment } from '../../support/environment';
import { everyNth } from '../../support/sample';
import { isUnreachable } from '@/lib/platform/result';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(60);
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());

async function setFault(fault: string): Promise<void> {
  const headers = { authorization: 'Bearer dev', 'content-type': 'application/json' };
  const body = JSON.stringify({ upstream: 'content', fault });
  const answer = await fetch(`${upstream.url}/control/faults`, { method: 'PUT', headers, body });
  expect(answer.ok).toBe(true);
}

/**
 * All that an editor's page reads, or every nth of it, at once, by a shop that starts afresh: no breaker is open yet.
 */
async function readDrafts(nth: number): Promise<PromiseSettledResult<unknown>[]> {
  stubEnvironment({ SANDBOX_PORT: new URL(upstream.url).port });
  const drafts = await import('@/lib/content/draft-queries');
  const reads: (() => Promise<unknown>)[] = [
    drafts.getHomeDraft,
    drafts.getSettingsDraft,
    drafts.getNavigationDraft,
    () => drafts.getBannerDrafts(new Date()),
    drafts.getGuideDrafts,
    () => drafts.getGuideDraft('hobs'),
    () => drafts.getPageOfEditorsDraft('/landlords', new Date()),
    () => drafts.getStoryDraft('/brands/tarnside'),
  ];
  return Promise.allSettled(everyNth(reads, nth).map((read) => read()));
}

/** The service takes seven calls a second: one fault meets all that is read, the others one entry and a list. */
const FAULTS = [
  ['hang', 4],
  ['down', 4],
  ['5xx', 1],
  ['429', 4],
  ['malformed', 4],
  ['truncated', 4],
  ['partial', 4],
] as const;

test.each(FAULTS)(
  'a draft that cannot be read because the service is %s is reported as temporarily unavailable',
  async (fault, nth) => {
    await setFault(fault);
    const settled = await readDrafts(nth);
    await setFault('none');
    expect(settled.map((each) => each.status === 'rejected' && isUnreachable(each.reason))).toEqual(
      settled.map(() => true),
    );
  },
  20_000,
);
