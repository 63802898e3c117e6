import { expect, test } from 'vitest';
import { isHeld } from '../../../../sandbox/demo/media/held.ts';

test.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '*'])(
  'a client that sends %s has the version',
  (sent) => {
    expect(isHeld(sent, '"a"')).toBe(true);
  },
);

test.each([undefined, '', 'a', '"ab"', 'W/"b"', '"b", "c"'])('a client that sends %s has not', (sent) => {
  expect(isHeld(sent, '"a"')).toBe(false);
});
