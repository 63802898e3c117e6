import { expect, test } from 'vitest';
import { kindOf } from '@/lib/catalogue/kinds/rules';
import type { Attributes } from '@/lib/catalogue/types';
import { shownValue, specification } from '@/lib/catalogue/attributes';
import { bigFacts, cardFacts } from '@/lib/catalogue/key-facts';

const washer = {
  Type: 'Washing machine',
  Model: 'TW-914',
  Capacity: '9 kg',
  'Spin speed': '1400 rpm',
  Noise: '72 dB',
  Depth: '545 mm',
  'Depth door open': '1050 mm',
  'Water per cycle': '46 L',
  'Eco time': '3:48',
  'Energy class': 'A of A–G',
  Steam: 'Yes',
  'Colour code': 'WH',
  Wobble: '3 µm',
};

const shown = (attributes: Attributes) => ({ kind: kindOf(attributes['Type']), attributes });

test('a card shows four facts of its kind', () => {
  expect(cardFacts(shown(washer)).map(({ text }) => text)).toEqual([
    '9 kg',
    '1400 rpm',
    '72 dB',
    '55 cm deep',
  ]);
});

test.each<[Attributes, string[]]>([
  [
    { Type: 'Fridge freezer', 'Frost free': 'Yes', Width: '600 mm', Noise: '38 dB' },
    ['Frost free', '60 cm wide', '38 dB'],
  ],
  [
    { Type: 'Single oven', Cleaning: 'Pyrolytic', Steam: 'No', Installation: 'Built-in' },
    ['Pyrolytic', 'Built-in', 'Single oven'],
  ],
  [
    { Type: 'Kettle', Colour: 'Cream', Guarantee: '2 years', Smart: 'No' },
    ['Cream', '2 years guarantee', 'Kettle'],
  ],
  [{}, []],
])('a card of %j shows the facts that it has', (attributes, texts) => {
  expect(cardFacts(shown(attributes)).map(({ text }) => text)).toEqual(texts);
});

test('a fact in words has no figure and is never a “Yes” above its name', () => {
  const facts = cardFacts(
    shown({ Type: 'Fridge freezer', 'Frost free': 'Yes', Width: '600 mm', Fuel: 'Gas' }),
  );
  expect(facts.map(({ text, figure }) => [text, figure])).toEqual([
    ['Frost free', null],
    ['60 cm wide', { number: '60', unit: 'cm wide' }],
    ['Fridge freezer', null],
  ]);
});

test('large figures are separate from their units', () => {
  expect(bigFacts(shown(washer)).map(({ label, figure, unit }) => [label, figure, unit])).toEqual([
    ['Load', '9', 'kg'],
    ['Spin', '1400', 'rpm'],
    ['Spin noise', '72', 'dB'],
    ['Water a wash', '46', 'L'],
    ['Eco 40-60', '3:48', 'h'],
  ]);
});

test('the specification is grouped, ordered and in words, and keeps unknown fields', () => {
  const groups = specification(washer);
  expect(groups.map(({ title }) => title)).toEqual([
    'Capacity',
    'Performance',
    'Energy & water',
    'Noise',
    'Size',
    'Programmes',
    'More',
  ]);
  const rows = Object.fromEntries(groups.flatMap((group) => group.rows.map((row) => [row.name, row.value])));
  expect(rows['Eco time']).toBe('3 h 48 min');
  expect(rows['Depth door open']).toBe('1,050 mm');
  expect(rows['Energy class']).toBe('A (scale A to G)');
  expect(shownValue('Facts assumed', 'Gap left, Hose rear')).toBe(
    'air on the left, room behind for the hose',
  );
  expect(rows['Wobble']).toBe('3 µm');
  expect(rows['Colour code']).toBeUndefined();
});

test('the specification words what shoppers would miss and omits what is simply absent', () => {
  const rows = (attributes: Attributes) =>
    specification(attributes).flatMap((group) => group.rows.map(({ label, value }) => [label, value]));
  expect(rows({ 'Half load': 'No', Smart: 'No', 'Frost free': 'No', 'Child lock': 'Yes' })).toEqual([
    ['Frost free', 'No, manual defrost'],
    ['Half load', 'No half-load programme'],
    ['Works with an app', 'No app needed'],
    ['Child lock', 'Yes'],
  ]);
  expect(
    rows({ 'Gap left': '0 mm', 'Gap rear': '0 mm', Hinge: 'None', 'Keep warm': 'None', Timer: 'No' }),
  ).toEqual([]);
});

test.each([
  ['Dishwasher safe', 'Basket only', 'Goes in the dishwasher', 'Basket only'],
  ['Cutlery', 'Both', 'Cutlery', 'Tray and basket'],
  ['Hinge', 'Both', 'Door hinge', 'Left and right'],
  ['Plug', 'Hardwired', 'Plug', 'Wired in'],
  ['Form', 'Tablets', 'Comes as', 'Tablets'],
])('the specification words %s, %s as a shop does', (name, stated, label, value) => {
  expect(specification({ [name]: stated })[0]?.rows[0]).toMatchObject({ label, value });
});

test('a gas hob has burners and an induction hob has zones', () => {
  const hob = (type: string) => ({ Type: `${type} hob`, 'Hob type': type, 'Hob zones': '4 zones' });
  const said = (type: string) => ({
    card: cardFacts(shown(hob(type))).find(({ name }) => name === 'Hob zones')?.text,
    big: bigFacts(shown(hob(type)))[0],
    row: specification(hob(type))[0]?.rows[0],
  });
  expect(said('Gas')).toMatchObject({
    card: '4 burners',
    big: { label: 'Burners', figure: '4' },
    row: { label: 'Burners', value: '4 burners' },
  });
  expect(said('Induction')).toMatchObject({
    card: '4 zones',
    big: { label: 'Cooking zones', figure: '4' },
    row: { label: 'Cooking zones', value: '4 zones' },
  });
});
