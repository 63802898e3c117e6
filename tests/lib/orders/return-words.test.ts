import { describe, expect, it } from 'vitest';
import { waysOf } from '@/lib/orders/return-ways';
import { collectingWords, waysBack, wayWords } from '@/lib/orders/return-words';
import { SHOP } from '../../support/mail';
import { anOrderLine } from '../../support/orders';
import { aCard } from '../../support/shop';

it.each([
  [25_00, 40_00, 'costs £25, or £40 for an American fridge freezer or a range cooker'],
  [29_50, 45_00, 'costs £29.50, or £45 for an American fridge freezer or a range cooker'],
  [30_00, 30_00, 'costs £30'],
  [0, 40_00, 'costs nothing, or £40 for an American fridge freezer or a range cooker'],
  [0, 0, 'costs nothing'],
])('at %i and %i pence, collecting %s', (collection, largeCollection, words) =>
  expect(collectingWords({ collection, largeCollection })).toBe(`Collecting large goods ${words}`),
);

describe('way of returning', () => {
  const cards = new Map([
    [1, aCard({ id: 1, attributes: { Type: 'Washing machine', Weight: '68 kg' } })],
    [2, aCard({ id: 2, attributes: { Type: 'Kettle', Weight: '1 kg' } })],
    [3, aCard({ id: 3, attributes: { Type: 'American fridge freezer', Weight: '120 kg' } })],
    [4, aCard({ id: 4, attributes: { Type: 'Fitting service' } })],
  ]);
  const waysIn = (method: string, ...products: number[]) => {
    const lines = products.map((productId) => anOrderLine({ id: productId, productId }));
    return waysOf({ consignments: [{ method, lines }] }, cards, SHOP.policy.returns);
  };
  const back = (isOurs: boolean | null, method: string, ...products: number[]) =>
    waysBack(waysIn(method, ...products), SHOP.policy.returns, SHOP.settings, isOurs).join(' ');

  it.each(['Parcel delivery', 'Two-person delivery'])(
    'is the post for a kettle, to the stated address, whether it came by %s',
    (method) => {
      const words = back(false, method, 2);
      expect(words).toContain(
        'to Hobwright Ltd, Enamel Works, 14 Rim Lane, Sheffield, S3 0XX, with the order number',
      );
      expect(words).toContain('You pay the postage.');
      expect(words).not.toMatch(/collect/i);
      expect(back(true, method, 2)).toContain('We refund the postage.');
    },
  );

  it('is a collection for a large appliance, free where the fault is ours', () => {
    expect(back(false, 'Two-person delivery', 1)).toContain('Collection costs £25, taken off your refund.');
    expect(back(false, 'Two-person delivery', 3)).toContain('Collection costs £40, taken off your refund.');
    expect(back(false, 'Two-person delivery', 1)).not.toMatch(/post|range cooker/i);
    expect(back(true, 'Two-person delivery', 1)).toContain('Collection is free.');
    expect(back(null, 'Two-person delivery', 1)).toContain('sending it back is free');
  });

  it('names both ways, each with its price, for an order of small and large goods', () => {
    const words = back(false, 'Two-person delivery', 1, 2, 3, 4);
    expect(words).toContain('costs £25, or £40 for an American fridge freezer or a range cooker');
    expect(words).toContain('Post the small goods to Hobwright Ltd');
  });

  it('is given for each product beside it', () => {
    const words = waysIn('Two-person delivery', 1, 2, 9, 4).map(wayWords);
    expect(words.map((each) => each.split('. ')[0])).toEqual([
      'We collect it for £25',
      'You post it to us',
      'We collect it',
    ]);
  });
});
