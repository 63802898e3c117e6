import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../scripts/search/wishes/conditions.ts';
import { judge } from '../../../scripts/search/wishes/judge.ts';
import type { Product, Question, Results } from '../../../scripts/search/wishes/types.ts';

const product = (sku: string, given: Partial<Product> = {}): Product => ({
  sku,
  name: `Tarnside ${sku} washing machine`,
  path: `/tarnside-${sku.toLowerCase()}-washing-machine`,
  maker: 'Tarnside',
  model: sku,
  barcode: null,
  kind: 'washing-machine',
  type: 'Washing machine',
  category: 'freestanding-washing-machines',
  pence: 40_000,
  isSold: true,
  facts: {},
  ...given,
});

const loud = product('A', { facts: { Noise: '76 dB', Smart: 'Yes', Width: '600 mm' } });
const quiet = product('B', { pence: 60_000, facts: { Noise: '69 dB', Smart: 'No', Width: '450 mm' } });
const quieter = product('C', { maker: 'Norrvik', pence: 90_000, facts: { Noise: '68 dB' } });
const dryer = product('D', { kind: 'tumble-dryer', type: 'Tumble dryer', barcode: '2900000010000' });
const old = product('E', { isSold: false, pence: 10_000 });
const products = [loud, quiet, quieter, dryer, old];
const washers = { kinds: ['washing-machine'] };

const skus = (conditions: Parameters<typeof answersTo>[0]) =>
  answersTo(conditions, products).map(({ sku }) => sku);

const judged = (question: Omit<Question, 'text'>, results: Partial<Results>) =>
  judge({ text: '', ...question }, { products: [], pages: [], sentences: [], ...results }, products);

describe('answersTo', () => {
  it('selects the products that meet every condition', () => {
    expect(skus(washers)).toEqual(['A', 'B', 'C']);
    expect(skus({ ...washers, makers: ['Norrvik'] })).toEqual(['C']);
    expect(skus({ ...washers, notMakers: ['Norrvik'] })).toEqual(['A', 'B']);
    expect(skus({ named: ['TARNSIDE d'] })).toEqual(['D']);
    expect(skus({ barcode: '2900000010000' })).toEqual(['D']);
  });

  it('includes both ends of a price range', () => {
    expect(skus({ ...washers, price: { min: 400, max: 600 } })).toEqual(['A', 'B']);
    expect(skus({ ...washers, price: { max: 399 } })).toEqual([]);
  });

  it('excludes products that do not state a fact, except for facts that must not hold', () => {
    expect(skus({ ...washers, facts: [{ fact: 'Width', max: 600 }] })).toEqual(['A', 'B']);
    expect(skus({ ...washers, facts: [{ fact: 'Smart', is: ['No'] }] })).toEqual(['B']);
    expect(skus({ ...washers, facts: [{ fact: 'Smart', not: ['Yes'] }] })).toEqual(['B', 'C']);
  });

  it('ranks by a fact or the price among what meets the rest', () => {
    expect(skus({ ...washers, extreme: { of: 'Noise', end: 'least', within: 2 } })).toEqual(['B', 'C']);
    expect(skus({ ...washers, extreme: { of: 'price', end: 'most', within: 1 } })).toEqual(['C']);
    expect(skus({ extreme: { of: 'price', end: 'least', within: 1 } })).toEqual(['A', 'D']);
    expect(skus({ ...washers, extreme: { of: 'Weight', end: 'least', within: 1 } })).toEqual([]);
  });

  it('selects discontinued products by model number only', () => {
    expect(skus({ models: ['E'] })).toEqual(['E']);
    expect(skus({ ...washers, price: { max: 200 } })).toEqual([]);
  });
});

describe('judge', () => {
  it('distinguishes the first place from the first three', () => {
    expect(judged({ first: washers }, { products: ['A'] })).toEqual({ isFirst: true, isNear: true });
    expect(judged({ first: washers }, { products: ['D', 'X', 'A'] })).toEqual({
      isFirst: false,
      isNear: true,
    });
    expect(judged({ first: washers }, { products: ['D', 'D', 'D', 'A'] }).isNear).toBe(false);
    expect(judged({ first: washers }, {}).isNear).toBe(false);
  });

  it('matches a page by its path', () => {
    const returns = { pages: ['/returns'] };
    expect(judged(returns, { pages: ['/returns/?from=search#cost'], products: ['A'] }).isFirst).toBe(true);
    expect(judged(returns, { pages: ['/delivery', '/returns'] })).toEqual({ isFirst: false, isNear: true });
    expect(judged(returns, { products: ['A'] }).isNear).toBe(false);
  });

  it('accepts either a product or a page if the question allows both', () => {
    const either = { first: { kinds: ['tumble-dryer'] }, pages: ['/guide'] };
    expect(judged(either, { products: ['D'] }).isFirst).toBe(true);
    expect(judged(either, { products: ['A'], pages: ['/guide'] }).isFirst).toBe(true);
    expect(judged(either, { products: ['A'] }).isFirst).toBe(false);
  });

  it('requires both of two things that are asked for together', () => {
    const both = {
      first: { kinds: ['washing-machine', 'tumble-dryer'] },
      among: [washers, { kinds: ['tumble-dryer'] }],
    };
    expect(judged(both, { products: ['A', 'B', 'D'] }).isFirst).toBe(true);
    expect(judged(both, { products: ['A', 'B', 'C'] })).toEqual({ isFirst: false, isNear: false });
  });

  it.each([
    'We do not sell Bosch.',
    'Sorry, we don’t stock Bosch',
    'bosch is not a maker that we sell',
    'Nothing found for “bosch”',
  ])('recognises that a maker is not sold in: %s', (sentence) => {
    const bosch = { absent: ['Bosch'], first: washers };
    expect(judged(bosch, { products: ['A'], sentences: [sentence] }).isFirst).toBe(true);
    expect(judged(bosch, { products: ['D'], sentences: [sentence] }).isFirst).toBe(false);
  });

  it('requires the maker that is not sold to be named', () => {
    const bosch = { absent: ['Bosch'] };
    expect(judged(bosch, {}).isFirst).toBe(false);
    expect(judged(bosch, { sentences: ['Nothing was found'] }).isFirst).toBe(false);
    expect(judged(bosch, { sentences: ['Showing Bosch and others'] }).isFirst).toBe(false);
  });
});
