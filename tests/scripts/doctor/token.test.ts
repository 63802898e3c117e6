import { expect, test } from 'vitest';
import { readToken } from '../../../scripts/doctor/checks/commerce/token.ts';
import { jwt } from './broken/alter';

const NOW = Date.UTC(2026, 10, 23);
const seconds = (days: number) => NOW / 1_000 + days * 86_400;

test.each([
  ['is not a JWT', 'opaque', 'ok', undefined],
  ['holds no claims', 'a.b.c', 'ok', undefined],
  ['is valid for long', jwt({ exp: seconds(90), cid: [1, 2] }), 'ok', undefined],
  ['gives its expiry as older ones do', jwt({ eat: seconds(90), cid: 2 }), 'ok', undefined],
  ['expires soon', jwt({ exp: seconds(10) }), 'warning', /npm run provision/],
  ['has expired', jwt({ exp: seconds(-1) }), 'failure', /npm run provision/],
  ['never expires', jwt({ cid: [2] }), 'warning', /leaks/],
  ['is for browsers', jwt({ exp: seconds(90), corsOrigins: ['https://a.example'] }), 'warning', /private/],
  ['is for another channel', jwt({ exp: seconds(90), cid: [1] }), 'failure', /BIGCOMMERCE_CHANNEL_ID/],
])('a token that %s', (_, token, state, remedy) => {
  const finding = readToken(token, 2, NOW);
  expect(finding.state).toBe(state);
  if (remedy) expect(finding.remedy).toMatch(remedy);
  else expect(finding.remedy).toBeUndefined();
});
