import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { better } from '@/lib/compare/measure';
import { compareRows, differSentence, noValueWords } from '@/lib/compare/rows';

/** The one row of a fact, for these values; undefined is not stated. */
function rowOf(name: string, ...values: (string | undefined)[]) {
  const all = values.map((value) => (value === undefined ? {} : { [name]: value }));
  const [group] = compareRows(all);
  const [row] = group?.rows ?? [];
  if (!row) throw new Error(`${name} is shown`);
  return row;
}
const best = (name: string, ...values: (string | undefined)[]) =>
  rowOf(name, ...values).cells.map((cell) => cell.best);

describe('a difference', () => {
  it.each([
    ['Noise', '72 dB', '74 dB', false],
    ['Noise', '72 dB', '75 dB', true],
    ['Capacity', '8 kg', '8.4 kg', false],
    ['Capacity', '8 kg', '8.5 kg', true],
    ['Total capacity', '330 L', '339 L', false],
    ['Total capacity', '330 L', '340 L', true],
    ['Width', '596 mm', '600 mm', false],
    ['Width', '595 mm', '600 mm', true],
    ['Energy consumption', '49 kWh per 100 cycles', '51 kWh per 100 cycles', false],
    ['Energy consumption', '49 kWh per 100 cycles', '52 kWh per 100 cycles', true],
    ['Energy consumption', '73 kWh per 100 cycles', '560 kWh a year', true],
    ['Colour', 'White', 'white', false],
    ['Colour', 'White', 'Graphite', true],
    ['Steam', 'Yes', 'No', true],
    ['Eco time', '3:48', '3:48', false],
    ['Eco time', '3:48', '3:47', false],
    ['Eco time', '3:48', '3:38', true],
    ['Noise', '72 dB', undefined, true],
  ])('of %s between %s and %s counts: %s', (name, a, b, differs) => {
    expect(rowOf(name, a, b).differs).toBe(differs);
    expect(rowOf(name, b, a).differs).toBe(differs);
  });
});

describe('a missing value', () => {
  it.each([
    ['Security updates until', 'Smart', 'No', 'Does not apply'],
    ['Security updates until', 'Smart', 'Yes', 'Not stated by the maker'],
    ['Security updates until', 'Smart', undefined, 'Not stated by the maker'],
    ['Condensation class', 'Dryer type', 'Vented', 'Does not apply'],
    ['Gas power', 'Fuel', 'Induction', 'Does not apply'],
    ['Gas power', 'Fuel', 'Dual fuel', 'Not stated by the maker'],
    ['Second oven', 'Ovens', '1', 'Does not apply'],
    ['Noise class', 'Energy class', 'B of A+++–D', 'Does not apply'],
    ['Noise class', 'Energy class', 'B of A–G', 'Not stated by the maker'],
    ['Noise', 'Built-in extraction', 'No', 'Does not apply'],
    ['Cable', 'Plug', 'Hardwired', 'Does not apply'],
    ['Niche width', 'Installation', 'Freestanding', 'Does not apply'],
    ['Depth with door', 'Installation', 'Integrated', 'Does not apply'],
    ['Boost zones', 'Type', 'Ceramic hob', 'Does not apply'],
    ['Boost zones', 'Hob type', 'Gas', 'Does not apply'],
    ['Boost zones', 'Hob type', 'Induction', 'Not stated by the maker'],
    ['Run time', 'Type', 'Cylinder vacuum cleaner', 'Does not apply'],
    ['Run time', 'Type', 'Robot vacuum cleaner', 'Not stated by the maker'],
  ])('of %s where %s is %s reads: %s', (name, other, value, words) => {
    const rows = compareRows([{ [name]: 'stated' }, value === undefined ? {} : { [other]: value }]);
    const cell = rows.flatMap((group) => group.rows).find((row) => row.name === name)?.cells[1];
    expect(cell?.value).toBeNull();
    expect(cell && noValueWords(cell)).toBe(words);
  });
});

describe('the best value', () => {
  it.each([
    ['Noise', ['72 dB', '76 dB'], [true, false]],
    ['Noise', ['72 dB', '74 dB'], [false, false]],
    ['Noise', ['70 dB', '72 dB', '76 dB'], [true, true, false]],
    ['Capacity', ['9 kg', '9 kg', '7 kg'], [true, true, false]],
    ['Capacity', ['9 kg', undefined, '7 kg'], [false, false, false]],
    ['Steam', ['Yes', 'No'], [true, false]],
    ['Steam', ['Yes', 'Yes'], [false, false]],
    ['Spin class', ['B', 'A'], [false, true]],
    ['Eco time', ['3:48', '3:02'], [false, true]],
    ['Energy consumption', ['73 kWh per 100 cycles', '560 kWh a year'], [false, false]],
    ['Width', ['595 mm', '450 mm'], [false, false]],
    ['Cable', ['1.5 m', '2.2 m'], [false, false]],
    ['Programmes', ['15', '22'], [false, false]],
    ['Cordless', ['Yes', 'No'], [false, false]],
    ['Colour', ['White', 'Black'], [false, false]],
  ] as const)('of %s in %j is marked', (name, values, expected) =>
    expect(best(name, ...values)).toEqual([...expected]),
  );

  it('of energy is not marked when one product burns gas and another does not', () => {
    const use = (Fuel: string, kwh: string) => ({ Fuel, 'Energy consumption': `${kwh} kWh per cycle` });
    const bestUse = (...fuels: [string, string][]) =>
      compareRows(fuels.map(([fuel, kwh]) => use(fuel, kwh)))
        .flatMap(({ rows }) => rows)
        .find(({ name }) => name === 'Energy consumption')
        ?.cells.map((cell) => cell.best);
    expect(bestUse(['Electric', '0.80'], ['Gas', '1.60'])).toEqual([false, false]);
    expect(bestUse(['Electric', '0.80'], ['Dual fuel', '1.60'])).toEqual([true, false]);
  });

  it.each([
    ['Kettle', '0.9 kg', 'Kettle', '1.3 kg', [true, false]],
    ['Cordless vacuum cleaner', '2.1 kg', 'Cylinder vacuum cleaner', '5.4 kg', [true, false]],
    ['Cordless vacuum cleaner', '2.1 kg', 'Cordless vacuum cleaner', '2.2 kg', [false, false]],
    ['Cordless vacuum cleaner', '2.1 kg', 'Robot vacuum cleaner', '3.4 kg', [false, false]],
    ['Washing machine', '60 kg', 'Washing machine', '82 kg', [false, false]],
    ['Stand mixer', '5 kg', 'Stand mixer', '9 kg', [false, false]],
  ])(
    'by weight is marked only for goods that are lifted in use: a %s of %s and a %s of %s',
    (type, a, other, b, expected) => {
      const row = compareRows([
        { Type: type, Weight: a },
        { Type: other, Weight: b },
      ])
        .flatMap(({ rows }) => rows)
        .find(({ name }) => name === 'Weight');
      expect(row?.cells.map((cell) => cell.best)).toEqual(expected);
    },
  );

  it('is not decided between energy classes of different scales', () => {
    expect(better('Energy class', 'A of A–G', 'D of A–G')).toBe(1);
    expect(better('Energy class', 'A of A–G', 'A+++ of A+++–D')).toBe(0);
  });

  it('is symmetric, and not marked beside an unknown value or without a difference', () => {
    const value = fc.option(
      fc.oneof(
        fc.integer({ min: 60, max: 80 }).map((n) => `${n} dB`),
        fc.constantFrom('Yes', 'No', 'A', ''),
      ),
      { nil: undefined },
    );
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(better('Noise', a ?? null, b ?? null) + better('Noise', b ?? null, a ?? null)).toBe(0);
        if (!a && !b) return;
        const row = rowOf('Noise', a, b);
        if (!a || !b || !row.differs) expect(row.cells.some((cell) => cell.best)).toBe(false);
      }),
    );
  });
});

describe('the rows', () => {
  const groups = compareRows([
    {
      Type: 'Washing machine',
      Capacity: '9 kg',
      Noise: '72 dB',
      Width: '600 mm',
      Range: 'x',
      Colour: 'White',
    },
    {
      Type: 'Washing machine',
      Capacity: '8 kg',
      Noise: '73 dB',
      Width: '600 mm',
      Range: 'y',
      Colour: 'Black',
    },
  ]);

  it('start with what differs and matters most, without fields that are hidden or shown elsewhere', () => {
    expect(groups.map(({ title, rows }) => [title, rows.map(({ name }) => name)])).toEqual([
      ['What matters most', ['Capacity']],
      ['Noise', ['Noise']],
      ['Size', ['Width']],
      ['More', ['Colour']],
    ]);
  });

  it('are counted in a sentence', () => {
    expect(differSentence(groups)).toBe('2 of 4 rows differ');
    const said = (...all: Record<string, string>[]) => differSentence(compareRows(all));
    const quiet = { Noise: '72 dB', Width: '600 mm' };
    expect(said(quiet, quiet)).toBe('None of the 2 rows differs');
    expect(said(quiet, { ...quiet, Noise: '80 dB' })).toBe('1 of 2 rows differs');
    expect(said({ Noise: '72 dB' }, { Noise: '72 dB' })).toBe('The only row does not differ');
    expect(said({ Noise: '72 dB' }, { Noise: '80 dB' })).toBe('The only row differs');
    expect(said({}, {})).toBe('There are no figures to compare');
  });
});
