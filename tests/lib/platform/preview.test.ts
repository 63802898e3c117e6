import { expect, test } from 'vitest';
import { isPreviewPass, makePreviewPass } from '@/lib/platform/preview';

const secret = 'x'.repeat(32);
const pass = makePreviewPass(secret, 2_000);

test('a pass holds until it expires, and only as it was made', () => {
  expect(isPreviewPass(secret, pass, 1_999)).toBe(true);
  expect(isPreviewPass(secret, pass, 2_000)).toBe(false);
  expect(isPreviewPass('y'.repeat(32), pass, 0)).toBe(false);
  expect(isPreviewPass(secret, pass.replace('2000', '9000'), 0)).toBe(false);
  expect(isPreviewPass(secret, undefined, 0)).toBe(false);
  expect(isPreviewPass(secret, 'NaN.x', 0)).toBe(false);
});
