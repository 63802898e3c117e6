import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stubEnvironment } from '../../support/environment';
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

/** All that an editor's page reads, at once, by a shop that starts afresh: no breaker is open yet. */
async function readDrafts(): Promise<PromiseSettledResult<unknown>[]> {
  stubEnvironment({ SANDBOX_PORT: new URL(upstream.url).port });
  const drafts = await import('@/lib/content/draft-queries');
  return Promise.allSettled([
    drafts.getHomeDraft(),
    drafts.getSettingsDraft(),
    drafts.getNavigationDraft(),
    drafts.getBannerDrafts(new Date()),
    drafts.getGuideDrafts(),
    drafts.getGuideDraft('hobs'),
    drafts.getPageOfEditorsDraft('/landlords', new Date()),
    drafts.getStoryDraft('/brands/tarnside'),
  ]);
}

test.each(['hang', 'down', '5xx', '429', 'malformed', 'truncated', 'partial'])(
  'a draft that cannot be read because the service is %s means “try again soon”, never a fault of ours',
  async (fault) => {
    await setFault(fault);
    const settled = await readDrafts();
    await setFault('none');
    expect(settled.map((each) => each.status === 'rejected' && isUnreachable(each.reason))).toEqual(
      settled.map(() => true),
    );
  },
  20_000,
);
