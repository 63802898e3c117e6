import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plural } from '@/lib/catalogue/kinds/rules';
import { byKind, refusalOf } from '@/lib/compare/kinds';
import { type Chosen, compareHref, MOST, parseChosen, readCompared } from '@/lib/compare/tray';
import { aCard } from '../../support/shop';

const chosen = (sku: string, type = 'Washing machine'): Chosen => ({ id: sku.length, sku, type });
const four = ['A', 'B', 'C', 'D'].map((sku) => chosen(sku));

describe('one more to compare', () => {
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
  ])('%#: %j and %j with room for %i: %s', (list, product, most, kind) =>
    expect(refusalOf(list, product, most)?.kind ?? null).toBe(kind),
  );

  it('is refused in words that say why', () => {
    expect(refusalOf(four, chosen('E'), MOST.wide)?.words).toBe(
      'Four can be compared at once. Remove one to compare this.',
    );
    expect(refusalOf(four, chosen('E', 'Dishwasher'), MOST.wide)?.words).toBe(
      'You are comparing washing machines. This is a different kind of product, with a different specification.',
    );
    expect(plural('Ducting')).toBe('ducting');
  });
});

describe('what is asked for', () => {
  it('is read from the address as it was written, at most four, each once', () => {
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

  it('falls into groups of a kind, the largest first', () => {
    const card = (sku: string, type: string) => aCard({ sku, attributes: { Type: type } });
    const groups = byKind([
      card('A', 'Dishwasher'),
      card('B', 'Washing machine'),
      card('C', 'Integrated washing machine'),
    ]);
    expect(groups.map((group) => group.map(({ sku }) => sku))).toEqual([['B', 'C'], ['A']]);
  });
});

describe('the list in storage', () => {
  it('is read as it was written', () => {
    expect(parseChosen(JSON.stringify(four))).toEqual(four);
  });

  it('is whatever can be read of it', () => {
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
