import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonAmounts, parseAmount } from '@/lib/catalogue/amount';
import { bandLabel, bandToken, bandsFor, inBand, parseBand } from '@/lib/listing/bands';

const mm = (...numbers: number[]) => numbers.map((n) => `${n} mm`);

describe('amounts', () => {
  test.each([
    ['9 kg', 9, 'kg'],
    ['−15 °C', -15, '°C'],
    ['0.87 kWh', 0.87, 'kWh'],
    ['620 m³/h', 620, 'm³/h'],
    ['2', 2, ''],
  ])('in %s are parsed', (text, number, unit) => expect(parseAmount(text)).toEqual({ number, unit }));

  test.each(['3:48', '560–568 mm', 'Yes', '60/40', 'A of A–G', '', '49 kWh per 100 cycles 3'])(
    'are not found in %j',
    (text) => {
      expect(parseAmount(text)).toBeNull();
    },
  );

  test('are comparable only in one unit', () => {
    expect(commonAmounts(['9 kg', '10 kg'])?.unit).toBe('kg');
    expect(commonAmounts(['1 year', '2 years'])?.unit).toBe('years');
    expect(commonAmounts(['9 kg', '10 L'])).toBeNull();
    expect(commonAmounts(['−15 °C', 'No'])).toBeNull();
  });
});

describe('bands', () => {
  test('follow the usual sizes of the trade', () => {
    const bands = bandsFor('Depth', mm(430, 462, 470, 500, 545, 560, 588, 590, 598, 640));
    expect(bands?.map((band) => bandLabel(band, 'mm'))).toEqual([
      'Up to 470 mm',
      '470 to 550 mm',
      '550 to 600 mm',
      'Over 600 mm',
    ]);
    expect(bands?.map(bandToken)).toEqual(['..470', '471..550', '551..600', '601..']);
  });

  test('of programmes have even steps', () => {
    const bands = bandsFor(
      'Programmes',
      Array.from({ length: 11 }, (_, at) => String(at + 8)),
    );
    expect(bands?.map((band) => bandLabel(band, ''))).toEqual(['Up to 8', '9 to 12', '13 to 16', 'Over 16']);
  });

  test('join sizes that the trade does not distinguish', () => {
    const widths = bandsFor('Width', mm(595, 596, 597, 598, 600)) ?? [];
    expect(widths.map((band) => bandLabel(band, 'mm'))).toEqual(['Up to 600 mm']);
    const wide = bandsFor('Width', mm(1190, 1198)) ?? [];
    expect(wide.map((band) => bandLabel(band, 'mm'))).toEqual(['Over 900 mm']);
  });

  test('are not made of few values, words or negative numbers', () => {
    expect(bandsFor('Capacity', mm(1, 2, 3))).toBeNull();
    expect(bandsFor('Colour', [...'abcdefghij'])).toBeNull();
    expect(
      bandsFor(
        'Garage safe',
        Array.from({ length: 12 }, (_, at) => `−${at + 1} °C`),
      ),
    ).toBeNull();
  });

  test('hold every value exactly once, and none is empty', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 5000 }), { minLength: 9, maxLength: 60 });
    const names = fc.constantFrom('Noise', 'Width', 'Depth', 'Anything');
    fc.assert(
      fc.property(numbers, names, (all, name) => {
        const bands = bandsFor(name, mm(...all));
        if (!bands) return;
        for (const n of all) expect(bands.filter((band) => inBand(n, band))).toHaveLength(1);
        for (const band of bands) {
          expect(all.some((n) => inBand(n, band))).toBe(true);
          expect(parseBand(bandToken(band))).toEqual(band);
        }
      }),
    );
  });

  test.each([
    ['L', [483, 510, 541, 560, 571, 588, 610, 633, 650, 680], ['Up to 520 L', '520 to 560 L']],
    ['kg', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], ['Up to 2 kg', '3 to 4 kg']],
  ])('have round edges in %s', (unit, numbers, labels) => {
    const bands = bandsFor(
      'Anything',
      numbers.map((n) => `${n} ${unit}`),
    );
    expect(bands?.slice(0, 2).map((band) => bandLabel(band, unit))).toEqual(labels);
  });

  test('hold values with tenths', () => {
    const tenths = ['0.3 L', '0.4 L', '0.5 L', '0.7 L', '1.1 L', '1.5 L', '1.8 L', '2 L', '2.2 L', '2.5 L'];
    const bands = bandsFor('Bin', tenths) ?? [];
    for (const text of tenths)
      expect(bands.filter((band) => inBand(Number.parseFloat(text), band))).toHaveLength(1);
  });

  test.each(['..', '470', 'a..b', '1..2..3', '-5..3', '1e9..'])('are not parsed from %j', (token) =>
    expect(parseBand(token)).toBeNull(),
  );
});
