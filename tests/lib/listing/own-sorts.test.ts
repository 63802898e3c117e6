import { describe, expect, test } from 'vitest';
import type { ProductCard } from '@/lib/catalogue/types';
import { listingDictionary } from '@/lib/listing/dictionary';
import { sortedHere } from '@/lib/listing/own-sorts';
import { MOST_SORTED_HERE, parseSort, sortKey, sortsFor } from '@/lib/listing/sorts';
import { knownQuery } from '@/lib/listing/url';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aCard } from '../../support/shop';
import { attributeFacet, readQuery, washerDictionary } from './fixture';

const NOW = new Date('2026-11-20T12:00:00Z');

function card(
  id: number,
  attributes: Record<string, string>,
  stock: ProductCard['stock'] = { state: 'in', available: 5 },
): ProductCard {
  const sku = `S${id}`;
  return aCard({ id, sku, stock, attributes: { Type: 'Washing machine', ...attributes } });
}
const ids = (cards: ProductCard[]) => cards.map(({ id }) => id);

describe('sort orders of the shop', () => {
  test('put the cheapest to run first, those without a figure last, and keep ties in order', () => {
    const cards = [
      card(1, {}),
      card(2, { 'Energy consumption': '71 kWh per 100 cycles' }),
      card(3, { 'Energy consumption': '49 kWh per 100 cycles' }),
      card(4, { 'Energy consumption': '49 kWh per 100 cycles' }),
    ];
    expect(ids(sortedHere(cards, 'running-cost', NOW, BUILT_IN))).toEqual([3, 4, 2, 1]);
  });

  test('put the quietest first', () => {
    const cards = [card(1, { Noise: '76 dB' }), card(2, {}), card(3, { Noise: '69 dB' })];
    expect(ids(sortedHere(cards, 'quietest', NOW, BUILT_IN))).toEqual([3, 1, 2]);
  });

  test('put what can be delivered soonest first', () => {
    const cards = [
      card(1, {}, { state: 'out' }),
      card(2, {}, { state: 'due', on: '2026-12-15T00:00:00Z', message: null }),
      card(3, {}),
    ];
    expect(ids(sortedHere(cards, 'soonest', NOW, BUILT_IN))).toEqual([3, 2, 1]);
  });

  test('are offered when the list has their figure and is short enough', () => {
    const names = (total: number, dictionary = washerDictionary) =>
      sortsFor({ total, isSearch: false, isWeighed: false, chosen: 'popular' }, dictionary).map(
        ({ name }) => name,
      );
    expect(names(74)).toEqual([
      'popular',
      'price-up',
      'price-down',
      'rating',
      'running-cost',
      'newest',
      'soonest',
    ]);
    expect(names(74, listingDictionary([attributeFacet('Noise', { '70 dB': 1 })]))).toContain('quietest');
    const chosen = { total: 5000, isSearch: false, isWeighed: false, chosen: 'a-to-z' } as const;
    expect(sortsFor(chosen, washerDictionary).at(-1)).toEqual({ name: 'a-to-z', label: 'Name, A to Z' });
    expect(sortKey('a-to-z', true)).toBe('A_TO_Z');
    expect(names(MOST_SORTED_HERE + 1)).toEqual(['popular', 'price-up', 'price-down', 'rating', 'newest']);
    const found = sortsFor(
      { total: 5000, isSearch: true, isWeighed: false, chosen: 'popular' },
      washerDictionary,
    );
    expect(found.slice(0, 2)).toEqual([
      { name: 'popular', label: 'Best match' },
      { name: 'most-bought', label: 'Most popular' },
    ]);
    expect(found.map(({ name }) => sortKey(name, true)).slice(0, 3)).toEqual([
      'RELEVANCE',
      'BEST_SELLING',
      'LOWEST_PRICE',
    ]);
  });

  test('fall back to the default when they are not offered', () => {
    expect(parseSort('quietest')).toBe('quietest');
    expect(parseSort('best_selling')).toBe('popular');
    expect(
      knownQuery(readQuery('sort=quietest'), washerDictionary, {
        total: 74,
        isSearch: false,
        isWeighed: false,
      }).sort,
    ).toBe('popular');
    expect(
      knownQuery(readQuery('sort=running-cost'), washerDictionary, {
        total: 74,
        isSearch: false,
        isWeighed: false,
      }).sort,
    ).toBe('running-cost');
    expect(
      knownQuery(readQuery('sort=running-cost'), washerDictionary, {
        total: 5000,
        isSearch: false,
        isWeighed: false,
      }).sort,
    ).toBe('popular');
  });
});
