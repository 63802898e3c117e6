import { expect, it } from 'vitest';
import { lineNotices } from '@/components/basket/lines/line-notices';
import { aCard, aLine } from '../../../support/shop';

it('says of cover without its appliance that it cannot be bought so, and nothing of cover beneath one', () => {
  const cover = aLine({ product: aCard({ attributes: { Type: 'Extended cover' } }) });
  expect(lineNotices(cover, null)).toEqual([
    'Cover is sold with its appliance, which is not in the basket. Remove it to go on.',
  ]);
  expect(lineNotices(aLine({ extras: [cover] }), null)).toEqual([]);
});
