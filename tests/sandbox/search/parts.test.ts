import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { natural } from '../../../sandbox/search/attributes.ts';
import { ones, seek } from '../../../sandbox/search/bitset.ts';
import { countShared } from '../../../sandbox/search/count.ts';
import { VALUE_LIMIT } from '../../../sandbox/search/facets.ts';
import { IdMap } from '../../../sandbox/search/id-map.ts';
import { eachNumber } from '../../../sandbox/search/lists.ts';
import { openProductSearch } from '../../../sandbox/search/product-search.ts';
import { PLAIN, storeOf } from './catalogue.ts';

describe('the parts of the index', () => {
  it('count the set bits of a word', () => {
    fc.assert(
      fc.property(fc.integer(), (word) => {
        expect(ones(word)).toBe((word >>> 0).toString(2).replaceAll('0', '').length);
      }),
    );
  });

  it('count the bits shared by a partial mask and a full one', () => {
    const words = fc.array(fc.tuple(fc.integer(), fc.integer(), fc.boolean()), {
      maxLength: 60,
      size: 'max',
    });
    fc.assert(
      fc.property(words, fc.boolean(), fc.nat({ max: 60 }), fc.nat({ max: 60 }), (all, gaps, first, last) => {
        const kept = all.map(([mask, bits, stays], word) => ({ mask, bits, word, stays: stays || !gaps }));
        const some = kept.filter(({ stays }) => stays);
        const domain = Uint32Array.from(some, ({ word }) => word);
        const mask = Uint32Array.from(some, (word) => word.mask);
        const bits = Uint32Array.from([0, ...all.map(([, word]) => word)]);
        const shared = some
          .filter(({ word }) => word >= first && word < last)
          .reduce((sum, word) => sum + ones(word.mask & word.bits), 0);
        expect(countShared(domain, mask, bits, first, last, 1)).toBe(shared);
      }),
    );
  });

  it('seek to the same place as a linear walk', () => {
    const numbers = fc.uniqueArray(fc.nat({ max: 300 }), { maxLength: 60 });
    fc.assert(
      fc.property(numbers, fc.nat({ max: 310 }), fc.nat(), (some, target, start) => {
        const sorted = Uint32Array.from(some).toSorted();
        const from = start % (sorted.length + 1);
        const walked = sorted.findIndex((number, i) => i >= from && number >= target);
        expect(seek(sorted, from, sorted.length, target)).toBe(walked < 0 ? sorted.length : walked);
      }),
    );
  });

  it('find ids that are close together and far apart', () => {
    const ids = fc.uniqueArray(fc.oneof(fc.nat({ max: 50 }), fc.nat({ max: 2 ** 31 - 1 })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(ids, fc.nat({ max: 60 }), (some, other) => {
        const map = new IdMap(Uint32Array.from(some).toSorted());
        for (const id of some) expect(map.ids[map.rankOf(id)]).toBe(id);
        if (!some.includes(other)) expect(map.rankOf(other)).toBe(-1);
        expect(map.rankOf(-1)).toBe(-1);
      }),
    );
  });

  it('read comma-separated numbers', () => {
    const read: number[] = [];
    eachNumber('7,0,4294967295', (number) => read.push(number));
    eachNumber(null, () => expect.unreachable());
    expect(read).toEqual([7, 0, 4_294_967_295]);
  });
});

describe('the values of an attribute', () => {
  it('are in natural order', () => {
    const values = [
      'No',
      '10 kg',
      '9.5 kg',
      '−15 °C',
      '9 kg',
      'A of A–G',
      '1.25 m',
      '1.5 m',
      '60/40',
      '60/30',
    ];
    expect(values.toSorted(natural)).toEqual([
      '−15 °C',
      '1.25 m',
      '1.5 m',
      '9 kg',
      '9.5 kg',
      '10 kg',
      '60/30',
      '60/40',
      'A of A–G',
      'No',
    ]);
  });

  it('are limited to the most frequent, and always include the selected', () => {
    const products = Array.from({ length: 80 }, (_, i) => ({
      ...PLAIN,
      id: i + 1,
      sku: `A${i}`,
      name: 'Hob',
      facts: { Width: `${Math.min(i, 60)} mm` },
    }));
    const search = openProductSearch(
      storeOf({ brands: [], categories: [], attributes: [{ name: 'Width', facet: true }], products }),
    );
    const attributes = [{ attribute: 'Width', values: ['59 mm'] }];
    const { facets, total } = search.search({ attributes, offset: 0, limit: 1, facets: true });
    const values = facets!.attributes[0]!.values;
    expect(total).toBe(1);
    expect(values).toHaveLength(VALUE_LIMIT + 1);
    expect(values.at(-1)).toEqual({ name: '60 mm', count: 20, selected: false });
    expect(values.at(-2)).toEqual({ name: '59 mm', count: 1, selected: true });
  });
});
