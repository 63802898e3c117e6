import { expect, test } from 'vitest';
import { readToken } from '../../../scripts/doctor/checks/commerce/token.ts';
import { jwt } from './broken/alter';

const NOW = Date.UTC(2026, 10, 23);
const seconds = (days: number) => NOW / 1_000 + days * 86_400;

test.each([
  ['is no JWT', 'opaque', 'ok', undefined],
  ['holds no claims', 'a.b.c', 'ok', undefined],
  ['lasts', jwt({ exp: seconds(90), cid: [1, 2] }), 'ok', undefined],
  ['says its end as older ones do', jwt({ eat: seconds(90), cid: 2 }), 'ok', undefined],
  ['ends soon', jwt({ exp: seconds(10) }), 'warning', /npm run provision/],
  ['has ended', jwt({ exp: seconds(-1) }), 'failure', /npm run provision/],
  ['never ends', jwt({ cid: [2] }), 'warning', /leaks/],
  ['is a browser’s', jwt({ exp: seconds(90), corsOrigins: ['https://a.example'] }), 'warning', /private/],
  ['is of another channel', jwt({ exp: seconds(90), cid: [1] }), 'failure', /BIGCOMMERCE_CHANNEL_ID/],
])('a token that %s', (_, token, state, remedy) => {
  const finding = readToken(token, 2, NOW);
  expect(finding.state).toBe(state);
  if (remedy) expect(finding.remedy).toMatch(remedy);
  else expect(finding.remedy).toBeUndefined();
});
