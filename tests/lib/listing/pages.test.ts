import { describe, expect, test } from 'vitest';
import { brandLetters } from '@/lib/catalogue/places/brand-letters';
import type { Brand, Category, CategoryNode } from '@/lib/catalogue/types';
import { categoryPlace, findNode, isDepartment, nounOf } from '@/lib/listing/place';
import { categorySeo, listingSeo } from '@/lib/listing/seo';
import { canonicalHref, withoutListingKeys } from '@/lib/listing/url';
import { countWords } from '@/lib/listing/view';
import { breadcrumbList, graph, itemList, jsonLdText } from '@/lib/seo/json-ld';
import { readQuery } from './fixture';

const FACTS = new Set(['brand', 'capacity']);
const pairs = (text: string) => [...new URLSearchParams(text)];
const category = (id: number, name: string, above: [number, string][]): Category => ({
  id,
  name,
  path: `/${id}`,
  descriptionHtml: '',
  picture: null,
  breadcrumbs: [...above, [id, name] as const].map(([own, text]) => ({
    id: own,
    name: text,
    path: `/${own}`,
  })),
  seo: { title: name, description: '' },
});
const brand = (name: string, productCount: number): Brand => ({
  id: 1,
  name,
  path: `/brands/${name}`,
  picture: null,
  descriptionHtml: '',
  productCount,
  seo: { title: name, description: '' },
});

describe('canonical URL', () => {
  test.each([
    ['capacity=9-kg&sort=price-up', null],
    ['utm_source=x', null],
    ['utm_source=x&page=1', '/a?utm_source=x'],
    ['sort=price-up&capacity=9-kg&gclid=1', '/a?capacity=9-kg&sort=price-up&gclid=1'],
    ['capacity=9-kg&capacity=8-kg', '/a?capacity=9-kg,8-kg'],
    ['page=1', '/a'],
    ['awc=2_3&capacity=9-kg&ttclid=E.C', null],
    ['awc=2_3', null],
    ['awc=2_3&capacity=9-kg,&page=1', '/a?capacity=9-kg&awc=2_3'],
  ])('of the query %s is found', (text, elsewhere) =>
    expect(canonicalHref('/a', pairs(text), FACTS)).toBe(elsewhere),
  );

  test('is its own canonical form', () => {
    const once = canonicalHref('/a', pairs('view=list&brand=b,a&price-from=12'), FACTS);
    expect(canonicalHref('/a', pairs(once?.split('?')[1] ?? ''), FACTS)).toBeNull();
  });

  test('has no list keys when the page is not a list', () => {
    expect(withoutListingKeys('/p', pairs('page=2&awc=2_3&utm_source=x'))).toBe('/p?awc=2_3&utm_source=x');
    expect(withoutListingKeys('/p', pairs('colour=white&utm_source=x'))).toBe('/p?utm_source=x');
  });
});

test('only unfiltered pages of a list are indexed, each at its own URL', () => {
  const seo = (text: string) => listingSeo('Washing machines', '/a', readQuery(text));
  expect(seo('')).toEqual({ title: 'Washing machines', path: '/a' });
  expect(seo('page=3')).toEqual({ title: 'Washing machines – page 3', path: '/a?page=3' });
  expect(seo('sort=rating&page=2')).toEqual({ title: 'Washing machines – page 2', path: '/a' });
  expect(seo('capacity=9-kg')).toMatchObject({ path: '/a', robots: 'noindex' });
  expect(seo('stock=all')).toMatchObject({ path: '/a', robots: 'noindex' });
});

test('the whole of a department has a title of its own, and the whole of a list is that list', () => {
  const laundry = category(1, 'Laundry', []);
  expect(categorySeo(laundry, false)).toEqual({ title: 'Laundry', path: '/1' });
  expect(categorySeo(laundry, true)).toEqual({ title: 'All Laundry', path: '/1/all' });
  expect(categorySeo(category(2, 'Washing machines', [[1, 'Laundry']]), true).path).toBe('/2');
});

test('a category counts its products by name, and a department as products', () => {
  const washers = category(2, 'Washing machines', [[1, 'Laundry']]);
  expect(categoryPlace(washers)).toEqual({
    path: '/2',
    base: { within: 2 },
    noun: 'washing machines',
    kinds: false,
    above: { id: 1, name: 'Laundry', path: '/1/all' },
  });
  expect(categoryPlace(washers, true)).toMatchObject({ path: '/2/all', kinds: true });
  const slim = category(3, 'Slim washing machines', [
    [1, 'Laundry'],
    [2, 'Washing machines'],
  ]);
  expect(categoryPlace(slim).above).toMatchObject({ name: 'Washing machines', path: '/2' });
  expect(categoryPlace(category(1, 'Laundry', [])).above).toBeNull();
  expect(isDepartment(category(1, 'Laundry', []))).toBe(true);
  expect(categoryPlace(category(1, 'Laundry', [])).noun).toBe('products');
  expect(nounOf('American fridge freezers')).toBe('American fridge freezers');
  expect(countWords(1, 'washing machines')).toBe('1 product');
  expect(countWords(1234, 'washing machines')).toBe('1,234 washing machines');
});

test('a category is found at any depth of the tree', () => {
  const node = (id: number, children: CategoryNode[] = []): CategoryNode => ({
    id,
    name: '',
    path: `/${id}`,
    productCount: 0,
    picture: null,
    children,
  });
  expect(findNode([node(1, [node(2, [node(3)])])], 3)?.path).toBe('/3');
  expect(findNode([node(1)], 9)).toBeNull();
});

test('makers are grouped by letter, without those that have no products', () => {
  const letters = brandLetters([
    brand('Zephrane', 2),
    brand('Éclat', 1),
    brand('3 Oaks', 1),
    brand('Empty', 0),
    brand('Elm', 4),
  ]);
  expect(letters.map(({ letter, brands }) => [letter, brands.map(({ name }) => name)])).toEqual([
    ['E', ['Éclat', 'Elm']],
    ['Z', ['Zephrane']],
    ['#', ['3 Oaks']],
  ]);
});

test('structured data cannot close its script element', () => {
  const data = graph(
    breadcrumbList([{ name: '</script><b>', path: '/a' }, { name: 'B' }], 'https://x.example'),
    itemList(['/p'], 'https://x.example'),
  );
  const text = jsonLdText(data);
  expect(text).not.toMatch(/[<>&]/);
  expect(JSON.parse(text)).toEqual(data);
  expect(text).toContain('https://x.example/p');
});
