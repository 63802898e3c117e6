import { expect, it } from 'vitest';
import { lineNotices } from '@/components/basket/lines/line-notices';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aCard, aLine } from '../../../support/shop';

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
