import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { understand } from '@/lib/search/understand/understand';
import { runs } from '../../../support/runs';

const read = (text: string) => understand(text, { makers: [] });

describe('a sum that is not a price', () => {
  it.each([
    'washing machine £100 off',
    'save £50 on a dishwasher',
    'kettle fifty quid off',
    'dishwasher 50% off',
    'up to £200 off a range cooker',
    'fridge freezer between £50 and £100 off',
    'hob £50-£100 off',
    'save up to £100 on a washing machine',
    'dishwasher with £50 cashback',
    'tumble dryer reduced by £80',
    'oven spend £500 and save £50',
    '£20 a month fridge freezer',
    'fridge freezer £20/month',
    'fridge freezer £19.99pcm',
    'washing machine under £50 a month',
    'no more than £30 per month cooker',
    'cooker £10 a week',
    'fridge freezer 36 months at £15',
    'oven in 4 payments of £100',
    'dishwasher £40 x 10',
    'washing machine £30 deposit',
    'american fridge £50 down £30 a month',
    'kettle free delivery over £40',
    '£5 delivery kettle',
    'toaster delivery £5',
    'microwave £10 voucher',
    '£50 trade in washing machine',
    'dishwasher £50 for my old one',
    'fridge reduced from £500',
    'kettle rrp £60',
    'tumble dryer less than £1 a load',
    'washing machine £50 a year to run',
  ])('does not filter and is not text: %j', (text) =>
    expect(read(text)).toMatchObject({ minPrice: null, maxPrice: null, text: '' }),
  );

  it.each([
    ['up to £200 off american fridge under £1500', null, 150_000],
    ['cooker under £500 with £50 off', null, 50_000],
    ['was £500 now £400 dishwasher', 34_000, 46_000],
    ['reduced from £500 to £400 fridge', 34_000, 46_000],
    ['washing machine £300 or £20 a month', 25_500, 34_500],
    ['£300 fridge delivery £20', 25_500, 34_500],
  ])('does not change the price beside it: %j', (text, minPrice, maxPrice) =>
    expect(read(text)).toMatchObject({ minPrice, maxPrice }),
  );

  it('keeps what else is asked for beside it', () => {
    expect(read('fridge under £100 a year to run').sort).toBe('running-cost');
    expect(read('reduced dishwasher')).toMatchObject({ text: '', kept: 'dishwasher' });
  });

  it.each([
    ['dishwasher', 'dishwasher 10p a cycle'],
    ['dishwasher', 'dishwasher 10p/cycle'],
    ['dishwasher', 'dishwasher that costs 9p to run'],
    ['washing machine', 'washing machine 15p per wash'],
    ['washing machine', 'washing machine 15 pence a wash'],
    ['tumble dryer', 'less than 50p a load tumble dryer'],
    ['tumble dryer', 'tumble dryer under 20p an hour'],
    ['oven', 'oven 12.5p each use'],
  ])('of pence for each use sorts a %s by running cost: %j', (goods, text) => {
    const { kinds } = read(goods);
    expect(read(text)).toMatchObject({
      kinds,
      minPrice: null,
      maxPrice: null,
      sort: 'running-cost',
      text: '',
    });
  });

  it('of pence for electricity has no effect', () =>
    expect(read('tumble dryer 28p a kwh')).toMatchObject({ maxPrice: null, sort: null, text: '' }));

  it.each(['10p', 'dw 10p', 'tarnside 10p white'])(
    'of pence without a use stays part of a number: %j',
    (text) => expect(read(text).text).toContain('10p'),
  );

  it.each(['£5 delivery', '£100 off', '£20 a month'])(
    'is not a price even where no product is named: %j',
    (text) => expect(read(text)).toMatchObject({ kinds: [], minPrice: null, maxPrice: null }),
  );
});

describe('a price beside such words', () => {
  it.each([
    ['under £100 off white toaster', null, 10_000],
    ['hood £100 off white', 8_500, 11_500],
    ['energy saving £300 fridge freezer', 25_500, 34_500],
    ['dryer £300 saving energy', 25_500, 34_500],
    ['frost free over £400 fridge freezer', 40_000, null],
    ['fridge freezer £300 delivered', 25_500, 34_500],
    ['kettle £30 delivery tomorrow', 2_550, 3_450],
    ['next day delivery £30 kettle', 2_550, 3_450],
    ['washing machine free delivery under £300', null, 30_000],
    ['my budget was £500 fridge', 42_500, 57_500],
    ['no deposit £300 washing machine', 25_500, 34_500],
    ['2 year guarantee £30 toaster', 2_550, 3_450],
    ['washing machine £300 load 9kg', 25_500, 34_500],
  ])('is a price: %j', (text, minPrice, maxPrice) =>
    expect(read(text)).toMatchObject({ minPrice, maxPrice }),
  );

  it('is not read from a number of months', () => expect(read('oven over 48 months').minPrice).toBeNull());
});

const GOODS = ['washing machine', 'fridge freezer', 'hob', 'kettle'];
const SAID = [
  (sum: string) => `${sum} off`,
  (sum: string) => `save ${sum}`,
  (sum: string) => `${sum} cashback`,
  (sum: string) => `${sum} a month`,
  (sum: string) => `${sum} per month`,
  (sum: string) => `under ${sum} monthly`,
  (sum: string) => `${sum} deposit`,
  (sum: string) => `${sum} voucher`,
];
const SUMS = [
  (pounds: number) => `£${pounds}`,
  (pounds: number) => `£${pounds}.99`,
  (pounds: number) => `${pounds} pounds`,
  (pounds: number) => `${pounds} quid`,
];

test('a discount, instalment or deposit does not change the list', () => {
  const asked = fc.record({
    thing: fc.constantFrom(...GOODS),
    limit: fc.constantFrom('', ' under £600', ' white', ' under £600 not black'),
    said: fc.constantFrom(...SAID),
    sum: fc.constantFrom(...SUMS),
    pounds: fc.integer({ min: 1, max: 2_000 }),
    isFirst: fc.boolean(),
  });
  fc.assert(
    fc.property(asked, ({ thing, limit, said, sum, pounds, isFirst }) => {
      const goods = `${thing}${limit}`;
      const aside = said(sum(pounds));
      const { kinds, facts, minPrice, maxPrice, sort, text, kept } = read(goods);
      const wanted = { kinds, facts, minPrice, maxPrice, sort, text, kept };
      expect(read(isFirst ? `${aside} ${goods}` : `${goods} ${aside}`)).toMatchObject(wanted);
    }),
    runs(200),
  );
});
