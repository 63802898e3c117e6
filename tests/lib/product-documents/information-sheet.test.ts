import { describe, expect, it } from 'vitest';
import { parseEnergy } from '@/lib/catalogue/energy';
import type { Attributes } from '@/lib/catalogue/types';
import { informationSheet } from '@/lib/product-documents/information-sheet';
import { readFigures } from '@/lib/product-documents/rules';
import { aCard } from '../../support/shop';

const MAKER = { name: 'Tarnside Ltd', address: 'Mill Yard, Kendal', electronic: 'safety@tarnside.example' };

const sheetOf = (attributes: Attributes, figures: Record<string, string> = {}) =>
  informationSheet(aCard({ attributes, energy: parseEnergy(attributes['Energy class'] ?? 'A of A–G') }), {
    figures,
    maker: MAKER,
  });
const rowsOf = (attributes: Attributes, figures?: Record<string, string>) =>
  (sheetOf(attributes, figures)?.groups ?? []).flatMap(({ rows }) => rows);
const valueOf = (attributes: Attributes, label: string) =>
  rowsOf(attributes).find((row) => row.label === label)?.value;

it('the information sheet names the supplier with its address, and the model', () => {
  expect(sheetOf({ Type: 'Washing machine', Model: 'TW-914' })?.lines).toEqual([
    'Supplier: Tarnside',
    'Supplier’s address: Tarnside Ltd, Mill Yard, Kendal',
    'Model identifier: TW-914',
  ]);
});

it('the sheet of a washing machine follows the order of its regulation, and marks missing figures', () => {
  const rows = rowsOf(
    {
      Type: 'Washing machine',
      Capacity: '9 kg',
      'Eco time': '3:48',
      Noise: '72 dB',
      'Energy class': 'A of A–G',
    },
    { 'Energy efficiency index': '51.8' },
  );
  expect(rows.slice(0, 8)).toEqual([
    { label: 'Rated capacity', value: '9 kg' },
    { label: 'Height', value: 'not stated' },
    { label: 'Width', value: 'not stated' },
    { label: 'Depth', value: 'not stated' },
    { label: 'Energy efficiency index', value: '51.8' },
    { label: 'Energy efficiency class', value: 'A (scale A to G)' },
    { label: 'Washing efficiency index', value: 'not stated' },
    { label: 'Rinsing effectiveness, g/kg', value: 'not stated' },
  ]);
  expect(rows).toContainEqual({ label: 'Eco 40-60 programme duration, rated capacity', value: '3 h 48 min' });
});

it.each<[Attributes, string]>([
  [{ Type: 'Washing machine' }, '2019/2014'],
  [{ Type: 'Integrated washer dryer' }, '2019/2014'],
  [{ Type: 'Table-top dishwasher' }, '2019/2017'],
  [{ Type: 'Chest freezer' }, '2019/2016'],
  [{ Type: 'Built-in wine cooler' }, '2019/2016'],
  [{ Type: 'Tumble dryer', 'Energy class': 'B of A–G' }, '2023/2534'],
  [{ Type: 'Tumble dryer', 'Energy class': 'A++ of A+++–D' }, '392/2012'],
  [{ Type: 'Double oven', 'Energy class': 'A of A+++–D' }, '65/2014, annex IV (A)'],
  [{ Type: 'Cooker hood', 'Energy class': 'A of A+++–D' }, '65/2014, annex IV (B)'],
  [{ Type: 'Portable air conditioner', 'Energy class': 'A of A+++–D' }, '626/2011, annex IV'],
])('%j is described by regulation %s', (attributes, regulation) =>
  expect(sheetOf(attributes)?.foot).toContain(regulation),
);

describe('derived figures', () => {
  it.each([
    ['SN-T', '10 °C', '43 °C'],
    ['N-ST', '16 °C', '38 °C'],
    ['N', '16 °C', '32 °C'],
    ['?', 'not stated', 'not stated'],
  ])('climate class %s ranges from %s to %s', (climate, from, to) => {
    const fridge = { Type: 'Fridge', 'Climate class': climate };
    expect(valueOf(fridge, 'Minimum ambient temperature')).toBe(from);
    expect(valueOf(fridge, 'Maximum ambient temperature')).toBe(to);
  });

  it.each([
    ['Gas', 'Gas'],
    ['Dual fuel', 'Electricity'],
    ['Induction', 'Electricity'],
  ])('the oven of a cooker with fuel %s has the heat source %s', (fuel, source) =>
    expect(valueOf({ Type: 'Electric cooker', Fuel: fuel }, 'Heat source')).toBe(source),
  );

  it.each([
    ['Yes', 'Automatic'],
    ['No', 'Manual'],
    ['', 'not stated'],
  ])('a freezer that states “%s” for frost free has the defrosting type %s', (stated, defrosted) => {
    const freezer = { Type: 'Freezer', 'Freezer capacity': '176 L', 'Frost free': stated };
    expect(valueOf(freezer, '4-star: defrosting type')).toBe(defrosted);
  });

  it('there are no rows for a missing compartment or oven', () => {
    expect(valueOf({ Type: 'Fridge', 'Fridge capacity': '200 L' }, '4-star: volume')).toBeUndefined();
    expect(valueOf({ Type: 'Single oven' }, 'Volume, second oven')).toBeUndefined();
    expect(valueOf({ Type: 'Double oven', 'Second oven': '34 L' }, 'Volume, second oven')).toBe('34 L');
  });
});

it.each([
  [{ Smart: 'Yes', 'Security updates until': '2031-12-31' }, '31 Dec 2031'],
  [{ Smart: 'Yes' }, 'not stated'],
  [{ Smart: 'No' }, undefined],
] as const)('%j has security updates until %s', (stated, until) =>
  expect(valueOf({ Type: 'Washing machine', ...stated }, 'Security updates until at least')).toBe(until),
);

it('a labelled kind without an order of its own lists its figures as the shop groups them', () => {
  const sheet = sheetOf({ Type: 'Ice maker', Model: 'IM-1', Noise: '40 dB', 'Energy class': 'A of A–G' });
  expect(sheet?.lines).toContain('Energy efficiency: Class A of A to G');
  expect(sheet?.groups.map(({ title }) => title)).toContain('Noise');
});

it.each([
  ['{"Off-mode, W":"0.3"}', { 'Off-mode, W': '0.3' }],
  ['{"Off-mode, W":0.3}', {}],
  ['[', {}],
  [undefined, {}],
])('figures stored as %s are read', (json, figures) => expect(readFigures(json)).toEqual(figures));
