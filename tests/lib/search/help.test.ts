import { expect, it, test } from 'vitest';
import { asksShop, helpFor, type Reading } from '@/lib/search/help';
import { understand } from '@/lib/search/understand/understand';

const readings: Reading[] = [
  {
    name: 'How to choose an American fridge freezer',
    path: '/buying-guides/american-fridge-freezers',
    words: [],
    kind: 'guide',
  },
  { name: 'How to choose a hob', path: '/buying-guides/hobs', words: [], kind: 'guide' },
  { name: 'How to choose a wine cooler', path: '/buying-guides/wine', words: ['wine'], kind: 'guide' },
  {
    name: 'How to choose a fridge freezer',
    path: '/buying-guides/fridge-freezers',
    words: [],
    kind: 'guide',
  },
  { name: 'How to choose a range cooker', path: '/buying-guides/range-cookers', words: [], kind: 'guide' },
  {
    name: 'Cleaning a hood filter',
    path: '/blog/cleaning-a-hood-filter',
    words: ['cooker hood'],
    kind: 'post',
  },
];
const helped = (text: string) => helpFor(understand(text, { makers: [] }), readings);

it.each([
  ['delivery to northern ireland', '/delivery'],
  ['do you take away old appliances', '/recycling'],
  ['how do i measure for a fridge freezer', '/buying-guides/fridge-freezers'],
  ['induction or ceramic', '/buying-guides/hobs'],
  ['how to clean a cooker hood filter', '/blog/cleaning-a-hood-filter'],
  ['where is my order', '/track-order'],
  ['can you install a gas hob', '/installation'],
  ['guarantee', '/guarantee'],
  ["where's my order", '/track-order'],
  ['send it back', '/returns'],
  ['my fridge is broken', '/it-broke?what=fridges'],
  ["washing machine won't drain", '/it-broke?what=washing-machines'],
  ['my fridge isnt cold', '/it-broke?what=fridges'],
  ['my range cooker broke', '/it-broke?what=range-cookers'],
  ['oven shelf replacement', '/spares-and-repair'],
  ['oven door hinge OXL60-B2', '/spares-and-repair'],
  ['my washer stopped mid cycle', '/it-broke?what=washing-machines'],
  ['freezer keeps beeping', '/it-broke?what=freezers'],
  ['fridge arrived with a dent in the door', '/returns'],
  ['ordered the wrong one by mistake', '/cancel-an-order'],
  ['the driver was rude', '/complaints'],
  ['12 washing machines on a business account', '/trade'],
  ['what does kwh mean on a label', '/energy-labels'],
  ['where can i buy a fridge drawer', '/spares-and-repair'],
  ['need a receipt for insurance', '/account'],
  ['it broke', '/it-broke'],
  ['jobs', '/careers'],
  ['pay monthly', '/ways-to-pay'],
  ['can i pay in instalments', '/ways-to-pay'],
  ['£20 a month fridge freezer', '/ways-to-pay'],
  ['washing machine £19.99 per month', '/ways-to-pay'],
  ['cooker 10 quid a week', '/ways-to-pay'],
  ['dishwasher monthly', '/ways-to-pay'],
  ['oven in 4 payments of £100', '/ways-to-pay'],
  ['free over £40', '/delivery'],
  ['£5 delivery', '/delivery'],
  ['do you take paypal', '/ways-to-pay'],
  ['gift cards', '/ways-to-pay'],
  ['gift voucher', '/ways-to-pay'],
  ['do you sell to builders', '/trade'],
  ['want to swap it for a bigger one', '/returns'],
  ['what happens to my old machine', '/recycling'],
  ['who pays if it breaks in year two', '/guarantee'],
  ['is my card safe', '/ways-to-pay'],
  ['john lewis have it cheaper', '/price-policy'],
  ['company address', '/contact'],
  ['leave a review', '/review-policy'],
  ['can your men fit my gas cooker', '/installation'],
  ['how loud should a hob be', '/buying-guides/hobs'],
  ['5 year warranty for a washing machine', '/extended-cover'],
])('%j is answered by the page %s', (text, path) => expect(helped(text).first[0]?.path).toBe(path));

it.each([
  'hob',
  'white fridge freezer under £400',
  'black or white fridge freezer',
  'hob with 5 year guarantee',
  'washing machine £100 off',
  'fridge freezer £10 a month to run',
])('%j is about products and has no help page', (text) => expect(helped(text).first).toEqual([]));

test('a guide is shown beside the products that it is about', () => {
  expect(helped('induction hob').beside?.path).toBe('/buying-guides/hobs');
  expect(helped('kettle').beside).toBeNull();
  expect(helped('range cooker').beside?.path).toBe('/buying-guides/range-cookers');
  expect(helped('60cm gas cooker lpg').beside).toBeNull();
  // Of what has none of its own, the one for its plainest like.
  expect(helped('larder fridge').beside?.path).toBe('/buying-guides/fridge-freezers');
  expect(helped('drinks cooler').beside?.path).toBe('/buying-guides/wine');
  expect(helped('fan for hot bedroom').beside).toBeNull();
});

it.each(['machine', 'kitchen', 'drawer', 'timer', 'hot', 'blue'])(
  'the single word %s is about products and has no help page',
  (text) => {
    expect(helped(text).first).toEqual([]);
  },
);

it.each([
  ['can you come on a sunday', true],
  ['my order has not come', true],
  ['stairs?', true],
  ['machine', false],
  ['kettle in blue', false],
])('%s is a question to the shop: %s', (text, asks) => {
  expect(asksShop(understand(text, { makers: [] }))).toBe(asks);
});

test('the page about the shop is found under a name that fits any shop', () => {
  expect(helped('who are you').first).toEqual([{ name: 'About us', path: '/about', kind: 'help' }]);
});
