import { expect, test } from 'vitest';
import { POLICIES, type UpstreamName } from '@/lib/platform/upstreams/resilience/policy';

/** What only writes, or counts what was done. */
const NEVER_REPEATED: readonly UpstreamName[] = [
  'refund',
  'commerce-write',
  'search-write',
  'forms',
  'insights',
];

const asked = Object.values(POLICIES).filter(({ name }) => !NEVER_REPEATED.some((never) => never === name));

/** The longest pause before a second try (`jitter`). */
const PAUSE_MS = 200;

test.each(asked)('§8: the deadline of $name leaves time to retry a call once', ({ perTry, deadline }) => {
  expect(perTry + PAUSE_MS).toBeLessThan(deadline);
});
