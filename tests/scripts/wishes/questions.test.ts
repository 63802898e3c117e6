import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BRANDS } from '../../../sandbox/demo/seed/data/brands.ts';
import { PAGES } from '../../../sandbox/demo/seed/write/pages.ts';
import { answersTo } from '../../../scripts/search/wishes/conditions.ts';
import { demoProducts } from '../../../scripts/search/wishes/products.ts';
import { SETS } from '../../../scripts/search/wishes/sets.ts';
import type { Question, Questions, Wish } from '../../../scripts/search/wishes/types.ts';

const products = demoProducts(Date.UTC(2026, 10, 20, 12));
const { open, first, second, third, fourth, fifth, sixth, ...together } = SETS;
const of = (set: Questions): Question[] => Object.values(set).flat();
const all = Object.values(SETS).flatMap(of);

const slugs = (pattern: string) => globSync(pattern).map((path) => basename(path, '.md'));

const paths = new Set([
  ...PAGES.filter(({ draft }) => !draft).map(({ slug }) => `/${slug}`),
  ...slugs('sandbox/demo/content/pages/*.md').map((slug) => `/${slug}`),
  ...slugs('sandbox/demo/content/guides/*.md').map((slug) => `/buying-guides/${slug}`),
  ...slugs('sandbox/demo/seed/posts/*.md').map((slug) => `/blog/${slug}`),
  ...globSync('app/**/page.tsx').map((path) =>
    path.replace(/^app(?:\/\([a-z]+\))*/, '').replace('/page.tsx', ''),
  ),
]);

describe('the questions for the search', () => {
  it('are enough of each kind of wish and in each set', () => {
    expect(of(first).length).toBeGreaterThanOrEqual(160);
    for (const wish of Object.keys(first) as Wish[])
      expect(
        of({ [wish]: [...(open[wish] ?? []), ...(first[wish] ?? [])] }).length,
        wish,
      ).toBeGreaterThanOrEqual(15);
    for (const set of [fourth, fifth, sixth]) expect(of(set).length).toBeGreaterThanOrEqual(80);
    // Of one writing.
    expect(Object.values(together).flatMap(of).length).toBeGreaterThanOrEqual(160);
    for (const set of [second, third]) {
      expect(of(set).length).toBeGreaterThanOrEqual(80);
      expect(Object.keys(first).filter((wish) => (set[wish as Wish] ?? []).length < 3)).toEqual([]);
    }
  });

  it('are each asked once', () => {
    const texts = all.map(({ text }) => text.toLowerCase());
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('can be answered with products that are sold', () => {
    const unanswerable = all.filter(({ first, among = [] }) =>
      [...(first ? [first] : []), ...among].some(
        (conditions) => answersTo(conditions, products).length === 0,
      ),
    );
    expect(unanswerable.map(({ text }) => text)).toEqual([]);
  });

  it('each have an expected answer', () => {
    expect(all.filter(({ first, pages, absent, among }) => !(first ?? pages ?? absent ?? among))).toEqual([]);
  });

  it('name only existing pages', () => {
    expect(all.flatMap(({ pages = [] }) => pages).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('call absent only names that no maker has', () => {
    const makers = new Set(BRANDS.map(({ name }) => name.toLowerCase()));
    const absent = all.flatMap((question) => question.absent ?? []);
    expect(absent.filter((name) => makers.has(name.toLowerCase()))).toEqual([]);
  });
});
