import { describe, expect, it } from 'vitest';
import { NO_ROUTE } from '@/lib/access/route';
import { concernsFor, goodsOf } from '@/lib/basket-checks/rules';
import type { Attributes } from '@/lib/catalogue/types';
import { fitLine } from '@/lib/fit/at-home';
import { UNMEASURED } from '@/lib/fit/space';
import type { Space } from '@/lib/fit/types';
import { NOTHING_SAID } from '@/lib/home/rules';
import { aCard, aLine } from '../../support/shop';

const good = (sku: string, attributes: Attributes) => ({
  card: aCard({ sku, name: sku, path: `/${sku}`, attributes }),
  quantity: 1,
  removes: false,
});
const washer = good('washer', {
  Type: 'Washing machine',
  Width: '598 mm',
  Depth: '600 mm',
  'Depth with door': '640 mm',
  Height: '850 mm',
  Weight: '68 kg',
  'Facts assumed': '',
});
const hob = good('hob', { Type: 'Gas hob', 'Hob type': 'Gas', Width: '750 mm', Plug: '13 A' });
const hood = good('hood', { Type: 'Cooker hood', Width: '600 mm' });

const at = (space: Partial<Space>) => ({
  ...NOTHING_SAID,
  spaces: { laundry: { ...UNMEASURED, left: 'open', right: 'open', ...space } satisfies Space },
});
const keys = (...args: Parameters<typeof concernsFor>) => concernsFor(...args).map(({ key }) => key);

describe('basket check', () => {
  it('finds nothing where nothing was measured and nothing conflicts', () => {
    expect(keys([washer, hob], NOTHING_SAID)).toEqual([]);
  });

  it('does not mistake a hood filter for a hood', () => {
    expect(keys([good('filter', { Type: 'Hood filter', Width: '200 mm' }), hob], NOTHING_SAID)).toEqual([]);
  });

  it('advises to measure again where the gap is tight, and says nothing where there is room', () => {
    expect(concernsFor([washer], at({ widths: [598] }))).toMatchObject([
      { why: 'It may just go in: the gap is exactly as wide as it is.' },
    ]);
    expect(keys([washer], at({ widths: [599] }))).toEqual([]);
  });

  it('explains why a product does not fit, and links to its measurements', () => {
    expect(concernsFor([washer], at({ widths: [586] }))).toEqual([
      {
        key: 'fit washer',
        what: 'washer does not fit the space you measured.',
        why: 'Too wide by 12 mm. Choose one that is at most 586 mm wide.',
        advice: 'Measure again before you pay.',
        path: '/washer#fit',
      },
    ]);
  });

  it('names a product by maker and model', () => {
    const attributes = { ...washer.card.attributes, Model: 'TW-914' };
    const named = { ...washer, card: aCard({ attributes }) };
    expect(named.card.name).toBe('Tarnside TW-914 washing machine, 9 kg');
    expect(concernsFor([named], at({ widths: [586] }))).toMatchObject([
      { what: 'Tarnside TW-914 does not fit the space you measured.' },
    ]);
  });

  it('warns that a door will not be flush where that was wanted', () => {
    const [concern] = concernsFor([washer], at({ depth: 600, flush: true }));
    expect(concern?.what).toBe('washer will not be flush with the units.');
    expect(keys([washer], at({ depth: 600 }))).toEqual([]);
  });

  it('names the point that a product cannot pass', () => {
    const [concern] = concernsFor([washer], { ...NOTHING_SAID, route: { ...NO_ROUTE, door: 500 } });
    expect(concern).toMatchObject({
      key: 'access washer',
      why: 'The narrowest door is 500 mm wide. It is 128 mm too wide, whichever way it is carried. Choose a narrower one, or ring us and we will look at it with you.',
    });
  });

  it('names the old appliance that cannot be taken out, where it is to be taken away', () => {
    const corner = { kind: 'corner' as const, name: 'hall', a: 780, b: 780 };
    const told = { ...NOTHING_SAID, route: { ...NO_ROUTE, old: { laundry: 1100 }, parts: [corner] } };
    expect(keys([washer], told)).toEqual([]);
    const [concern] = concernsFor([{ ...washer, removes: true }], told);
    expect(concern).toMatchObject({
      key: 'old washer',
      why: expect.stringMatching(/^Narrowest point: hall, 780 mm by 780 mm\. It is \d+ mm too large/),
    });
    const smaller = { ...told, route: { ...told.route, old: { laundry: 598 } } };
    expect(keys([{ ...washer, removes: true }], smaller)).toEqual([]);
  });

  it('names both of two products that conflict, and any that does not suit the kitchen', () => {
    const kitchen = { ...NOTHING_SAID.kitchen, fuel: 'electric' as const };
    expect(concernsFor([hood, hob, washer], { ...NOTHING_SAID, kitchen }).map(({ what }) => what)).toEqual([
      'hood and hob do not go together.',
      'hob does not suit your kitchen.',
    ]);
  });

  it('reports a problem once for a product in two lines', () => {
    expect(keys([washer, washer], at({ widths: [586] }))).toEqual(['fit washer']);
  });

  it('includes extras, and leaves out products that the catalogue no longer has', () => {
    const kit = aLine({ id: 'kit', product: aCard({ sku: 'kit' }) });
    const lines = [aLine({ id: 'a', extras: [kit] }), aLine({ id: 'b', product: null })];
    expect(goodsOf(lines).map(({ card }) => card.sku)).toEqual(['TARN-TW914-WH', 'kit']);
    const taking = aLine({ id: 'taking', product: aCard({ attributes: { Type: 'Collection service' } }) });
    expect(goodsOf([aLine({ id: 'a', extras: [taking] })]).map(({ removes }) => removes)).toEqual([
      true,
      false,
    ]);
  });
});

describe('the fit line of an order', () => {
  it('covers products with a measured space only', () => {
    const goods = [washer, hob].map(({ card }) => card);
    expect(fitLine(goods, at({ widths: [620] }).spaces)).toBe(
      'washer: Goes in, with 22 mm to spare in width.',
    );
    expect(fitLine(goods, {})).toBe('');
  });

  it('stays within its maximum length, and ends after a whole answer', () => {
    const many = Array.from({ length: 60 }, () => washer.card);
    const line = fitLine(many, at({ widths: [620] }).spaces);
    expect(line.length).toBeLessThanOrEqual(900);
    expect(line).toMatch(/in width\.$/);
  });
});
