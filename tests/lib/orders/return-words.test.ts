import { describe, expect, it } from 'vitest';
import { collectingWords, waysBack } from '@/lib/orders/return-words';
import { SHOP } from '../../support/mail';
import { aWholeOrder } from '../../support/orders';

it.each([
  [25_00, 40_00, 'costs £25, or £40 for an American fridge freezer or a range cooker'],
  [29_50, 45_00, 'costs £29.50, or £45 for an American fridge freezer or a range cooker'],
  [30_00, 30_00, 'costs £30'],
  [0, 40_00, 'costs nothing, or £40 for an American fridge freezer or a range cooker'],
  [0, 0, 'costs nothing'],
])('at %i and %i pence, collecting %s', (collection, largeCollection, words) =>
  expect(collectingWords({ collection, largeCollection })).toBe(`Collecting large goods ${words}`),
);

describe('the way back', () => {
  const order = (method: string) => ({
    consignments: aWholeOrder().consignments.map((each) => ({ ...each, method })),
  });
  const back = (method: string, isOurs: boolean | null) =>
    waysBack(order(method), SHOP.policy.returns, SHOP.settings, isOurs).join(' ');

  it('of what came by parcel is the post, to an address that is told', () => {
    const words = back('Parcel delivery', false);
    expect(words).toContain(
      'to Hobwright Ltd, Enamel Works, 14 Rim Lane, Sheffield, S3 0XX, with the order number',
    );
    expect(words).toContain('You pay the postage.');
    expect(words).not.toMatch(/collect/i);
    expect(back('Parcel delivery', true)).toContain('We refund the postage.');
  });

  it('of what the van brought is a collection, free where the fault is ours', () => {
    expect(back('Two-person delivery', false)).toContain('Collecting large goods costs');
    expect(back('Two-person delivery', true)).toContain('Collection is free.');
    expect(back('Two-person delivery', null)).toContain('sending it back is free');
  });
});
