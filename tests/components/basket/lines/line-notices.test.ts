import { expect, it } from 'vitest';
import { lineNotices } from '@/components/basket/lines/line-notices';
import type { Stock } from '@/lib/catalogue/types';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aCard, aLine } from '../../../support/shop';

const REMOVE = 'Remove it or save it for later to go on.';

it.each<[Stock, number, string[]]>([
  [{ state: 'in', available: null }, 9, []],
  [{ state: 'low', available: 2 }, 2, []],
  [{ state: 'low', available: 2 }, 3, ['There are only 2 left. Choose 2 or fewer to go on.']],
  [{ state: 'low', available: 1 }, 3, ['There is only 1 left. Choose 1 to go on.']],
  [{ state: 'due', on: '2026-12-04T00:00:00Z', message: null }, 3, []],
  [{ state: 'due', on: null, message: null }, 3, [`We do not have a date for this yet. ${REMOVE}`]],
  [{ state: 'out' }, 1, [`This is out of stock now. ${REMOVE}`]],
])('a line with the stock %j and the quantity %i has the right notices', (stock, quantity, expected) =>
  expect(lineNotices(aLine({ quantity, product: aCard({ stock }) }), null, BUILT_IN.cover)).toEqual(expected),
);

it('a line has a notice only where its price has changed since the last visit', () => {
  const notices = (seen: number | null) => lineNotices(aLine({ unitPrice: 429_00 }), seen, BUILT_IN.cover);
  expect([notices(null), notices(429_00)]).toEqual([[], []]);
  expect(notices(459_00)).toEqual([
    'The price has changed since you last looked: £459.00 then, £429.00 now.',
  ]);
});

it('cover has a notice only where its appliance is missing or it is too dear for that', () => {
  const cover = (unitPrice: number) =>
    aLine({ name: 'Cover', unitPrice, product: aCard({ attributes: { Type: 'Extended cover' } }) });
  const notices = (line = aLine()) => lineNotices(line, null, BUILT_IN.cover);
  expect(notices(cover(79_00))).toEqual([
    'Cover is sold with its appliance, which is not in the basket. Remove it to go on.',
  ]);
  expect(notices(aLine({ name: 'Washer', extras: [cover(79_00)] }))).toEqual([]);
  expect(notices(aLine({ name: 'Washer', extras: [cover(129_00)] }))).toEqual([
    'Cover is not sold for Washer: it would cost more than 25% of it. Remove it to go on.',
  ]);
});
