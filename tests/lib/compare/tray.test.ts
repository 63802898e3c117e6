import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plural } from '@/lib/catalogue/kinds/rules';
import { byKind, refusalOf } from '@/lib/compare/kinds';
import { type Chosen, compareHref, MOST, parseChosen, readCompared } from '@/lib/compare/tray';
import { aCard } from '../../support/shop';

const chosen = (sku: string, type = 'Washing machine'): Chosen => ({ id: sku.length, sku, type });
const four = ['A', 'B', 'C', 'D'].map((sku) => chosen(sku));

describe('adding a product to compare', () => {
  it.each([
    [[], chosen('A'), MOST.wide, null],
    [four.slice(0, 3), chosen('E'), MOST.wide, null],
    [four, chosen('E'), MOST.wide, 'full'],
    [four.slice(0, 2), chosen('E'), MOST.narrow, 'full'],
    [four.slice(0, 1), chosen('E', 'Dishwasher'), MOST.wide, 'other kind'],
    [four.slice(0, 1), chosen('E', 'Integrated washing machine'), MOST.wide, null],
    [[chosen('A', 'Fridge freezer')], chosen('E', 'American fridge freezer'), MOST.wide, null],
    [[chosen('A', 'Dishwasher')], chosen('E', 'Integrated dishwasher'), MOST.wide, null],
    [[chosen('A', 'Cooker hood')], chosen('E', 'Electric cooker'), MOST.wide, 'other kind'],
  ])('%#: with %j, %j and room for %i is refused as: %s', (list, product, most, kind) =>
    expect(refusalOf(list, product, most)?.kind ?? null).toBe(kind),
  );

  it('is refused with the reason', () => {
    expect(refusalOf(four, chosen('E'), MOST.wide)?.words).toBe(
      'Four can be compared at once. Remove one to compare this.',
    );
    expect(refusalOf(four, chosen('E', 'Dishwasher'), MOST.wide)?.words).toBe(
      'You are comparing washing machines. This is a different kind of product, with a different specification.',
    );
    expect(plural('Ducting')).toBe('ducting');
  });
});

describe('products to compare', () => {
  it('are read back from the URL that was written, at most four and each once', () => {
    const sku = fc.stringMatching(/^[A-Z0-9][A-Z0-9./+-]{0,20}$/);
    fc.assert(
      fc.property(fc.uniqueArray(sku, { maxLength: 6 }), fc.boolean(), (skus, all) => {
        const { searchParams } = new URL(compareHref(skus, all), 'https://shop.example');
        expect(readCompared(searchParams.get('sku') ?? undefined)).toEqual(skus.slice(0, 4));
      }),
    );
    expect(readCompared(['A,a', 'B'])).toEqual(['A', 'B']);
    expect(readCompared(undefined)).toEqual([]);
  });

  it('are grouped by kind with the largest group first', () => {
    const card = (sku: string, type: string) => aCard({ sku, attributes: { Type: type } });
    const groups = byKind([
      card('A', 'Dishwasher'),
      card('B', 'Washing machine'),
      card('C', 'Integrated washing machine'),
    ]);
    expect(groups.map((group) => group.map(({ sku }) => sku))).toEqual([['B', 'C'], ['A']]);
  });
});

describe('stored list', () => {
  it('is read as it was written', () => {
    expect(parseChosen(JSON.stringify(four))).toEqual(four);
  });

  it('keeps its valid entries, at most four', () => {
    expect(parseChosen('[{"id":1,"sku":"A","type":"Hob"},{"id":"x"},null,7]')).toEqual([
      { id: 1, sku: 'A', type: 'Hob' },
    ]);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseChosen(text).length).toBeLessThanOrEqual(4);
      }),
    );
  });
});
