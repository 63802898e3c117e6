import { expect, test } from 'vitest';
import { UNMEASURED } from '@/lib/fit/space';
import { NOTHING_SAID } from '@/lib/home/rules';
import { homeLines } from '@/lib/home/words';

const COSTS = 'Energy and water';

test.each([
  [{ offPeak: { pence: 9.5, share: 0.4 } }, { what: COSTS, said: 'off-peak 9.5p a kWh' }],
  [
    { power: 28, offPeak: { pence: 9, share: 0.4 }, gas: 6 },
    { what: COSTS, said: '28p a kWh, off-peak 9p a kWh, gas 6p a kWh' },
  ],
  [
    { spaces: { laundry: { ...UNMEASURED, widths: [604] } } },
    { what: 'For a washing machine or dryer', said: '604 wide, in mm' },
  ],
  [
    { spaces: { laundry: UNMEASURED } },
    { what: 'For a washing machine or dryer', said: 'no measurements yet' },
  ],
])('a home with %j is described in one line', (told, line) =>
  expect(homeLines({ ...NOTHING_SAID, ...told })).toEqual([line]),
);

test('a home of which nothing is known has no lines', () => expect(homeLines(NOTHING_SAID)).toEqual([]));
