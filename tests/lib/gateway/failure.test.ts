import { expect, test } from 'vitest';
import { failureOf } from '@/lib/gateway/failure';
import type { UpstreamError } from '@/lib/platform/result';

const error = (over: Partial<UpstreamError>): UpstreamError => ({
  kind: 'failed',
  upstream: 'commerce',
  message: 'connect ECONNREFUSED 10.0.0.7:443',
  ...over,
});
const SILENT = 'Error fetching from BigCommerce.';

test.each([
  [
    'a document that is too dear',
    { kind: 'rejected', status: 400, words: 'Too complex.' },
    400,
    'Too complex.',
  ],
  [
    'a failure with a sentence',
    { status: 500, words: 'Down for maintenance.' },
    503,
    'Down for maintenance.',
  ],
  ['a failure without one', { status: 502 }, 503, SILENT],
  [
    'a store that is asked too often',
    { kind: 'refused', status: 429, words: 'Slow down.' },
    503,
    'Slow down.',
  ],
  ['the shop’s own token', { kind: 'refused', status: 401, words: 'JWT is expired.' }, 503, SILENT],
  ['no connection', { kind: 'unreachable' }, 503, SILENT],
] as const)('the gateway answers %s with the right status and message', (_, over, status, message) => {
  expect(failureOf(error(over))).toEqual({ status, message });
});

test('e-mail addresses in an error message are left out', () => {
  const { message } = failureOf(error({ status: 500, words: 'No row for "a@b.example" in b@c.example' }));
  expect(message).toBe('No row for … in …');
});
