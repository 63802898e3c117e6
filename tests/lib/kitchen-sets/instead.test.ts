import { describe, expect, it, test } from 'vitest';
import { classify } from '@/lib/catalogue/classify';
import { UNMEASURED } from '@/lib/fit/space';
import { NOTHING_SAID } from '@/lib/home/rules';
import { insteadOf } from '@/lib/kitchen-sets/instead';
import { pieceOf } from '@/lib/kitchen/pieces';
import { aCard } from '../../support/shop';

const card = (id: number, pounds: number, attributes: Record<string, string>) =>
  aCard({ id, sku: `S${id}`, price: { now: pounds * 100 }, attributes });
const ids = (...asked: Parameters<typeof insteadOf>) => insteadOf(...asked).map(({ id }) => id);

const hobFacts = (width: number, over: Record<string, string> = {}) => ({
  Type: 'Induction hob',
  Width: '590 mm',
  'Cut-out width': `${width} mm`,
  'Cut-out depth': '490 mm',
  ...over,
});
const lostHob = { ...classify(hobFacts(560)), price: 40_000 };

describe('alternative to a hob that is out of stock', () => {
  it('fits the same cut-out, with at most three and the nearest in price first', () => {
    const goods = [
      card(1, 900, hobFacts(560)),
      card(2, 410, hobFacts(562)),
      card(3, 350, hobFacts(557)),
      card(4, 400, hobFacts(564)),
      card(5, 300, hobFacts(560)),
    ];
    expect(ids(lostHob, [], goods, NOTHING_SAID)).toEqual([2, 3, 5]);
  });

  it('is first of all the successor, whatever it costs, if that fits', () => {
    const goods = [card(1, 400, hobFacts(560)), card(2, 900, hobFacts(560)), card(3, 400, hobFacts(600))];
    expect(ids({ ...lostHob, successor: 's2' }, [], goods, NOTHING_SAID)).toEqual([2, 1]);
    expect(ids({ ...lostHob, successor: 'S3' }, [], goods, NOTHING_SAID)).toEqual([1, 2]);
  });

  it('can be bought, is not on the list already and fits the measured space', () => {
    const sold = aCard({ id: 6, sku: 'S6', stock: { state: 'out' }, attributes: hobFacts(560) });
    const free = aCard({ id: 7, sku: 'S7', price: null, attributes: hobFacts(560) });
    const listed = card(8, 400, hobFacts(560));
    const home = { ...NOTHING_SAID, spaces: { hob: { ...UNMEASURED, widths: [557] } } };
    const goods = [sold, free, listed, card(9, 400, hobFacts(561)), card(10, 400, hobFacts(559))];
    expect(ids(lostHob, [pieceOf(listed, 1)], goods, home)).toEqual([10]);
  });

  it('does not clash with the rest of the set', () => {
    const hood = pieceOf(card(20, 200, { Type: 'Cooker hood', Width: '600 mm' }), 1);
    const wide = card(11, 400, hobFacts(560, { Width: '700 mm' }));
    expect(ids(lostHob, [hood], [wide, card(12, 800, hobFacts(560))], NOTHING_SAID)).toEqual([12]);
  });
});

test.each<[string, Record<string, string>, Record<string, string>, boolean]>([
  [
    'an oven for a housing that overlaps',
    { 'Niche height': '585–600 mm' },
    { 'Niche height': '590–595 mm' },
    true,
  ],
  ['an oven for a lower housing', { 'Niche height': '585–600 mm' }, { 'Niche height': '450–455 mm' }, false],
  ['a slimmer fridge', { Width: '600 mm', Height: '1800 mm' }, { Width: '595 mm', Height: '1700 mm' }, true],
  ['a wider fridge', { Width: '600 mm', Height: '1800 mm' }, { Width: '700 mm', Height: '1700 mm' }, false],
  ['one of unknown size', { Width: '600 mm', Height: '1800 mm' }, { Width: '595 mm' }, false],
  [
    'an integrated one for a free gap',
    { Width: '600 mm' },
    { Width: '540 mm', 'Niche width': '560–568 mm' },
    false,
  ],
  ['anything of its type where nothing was noted', {}, { Width: '700 mm' }, true],
])('accepts or rejects an alternative: %s', (_, lost, other, may) => {
  const Type = 'Fridge freezer';
  const found = ids(
    { ...classify({ Type, ...lost }), price: null },
    [],
    [card(1, 500, { Type, ...other })],
    NOTHING_SAID,
  );
  expect(found).toEqual(may ? [1] : []);
});

test('an alternative hood may be of any size as long as it is at least as wide as the hob', () => {
  const hob = pieceOf(card(30, 400, hobFacts(560)), 1);
  const lost = {
    ...classify({ Type: 'Cooker hood', Width: '600 mm', Height: '300 mm' }),
    price: 30_000,
  };
  const goods = [
    card(1, 300, { Type: 'Cooker hood', Width: '520 mm' }),
    card(2, 400, { Type: 'Cooker hood', Width: '900 mm' }),
  ];
  expect(ids(lost, [hob], goods, NOTHING_SAID)).toEqual([2]);
});
