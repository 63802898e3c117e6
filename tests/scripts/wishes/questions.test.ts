import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BRANDS } from '../../../sandbox/demo/seed/data/brands.ts';
import { PAGES } from '../../../sandbox/demo/seed/write/pages.ts';
import { answersTo } from '../../../scripts/search/wishes/conditions.ts';
import { kept } from '../../../scripts/search/wishes/kept.ts';
import { open } from '../../../scripts/search/wishes/open.ts';
import { demoProducts } from '../../../scripts/search/wishes/products.ts';
import type { Question, Questions, Wish } from '../../../scripts/search/wishes/types.ts';

const products = demoProducts(Date.UTC(2026, 10, 20, 12));
const wishes = Object.keys(open) as Wish[];
const of = (half: Questions): Question[] => Object.values(half).flat();
const all = [...of(open), ...of(kept)];

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

describe('the questions', () => {
  it('are enough of each kind of wish, and enough are kept aside', () => {
    expect(of(kept).length).toBeGreaterThanOrEqual(160);
    expect(all.length).toBeGreaterThanOrEqual(320);
    for (const wish of wishes) {
      expect(open[wish].length, wish).toBeGreaterThanOrEqual(kept[wish].length);
      expect(kept[wish].length, wish).toBeGreaterThanOrEqual(7);
      expect(open[wish].length + kept[wish].length, wish).toBeGreaterThanOrEqual(15);
    }
  });

  it('are each put once', () => {
    const texts = all.map(({ text }) => text.toLowerCase());
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('can be answered from what is sold', () => {
    const unanswerable = all.filter(({ first, among = [] }) =>
      [...(first ? [first] : []), ...among].some(
        (conditions) => answersTo(conditions, products).length === 0,
      ),
    );
    expect(unanswerable.map(({ text }) => text)).toEqual([]);
  });

  it('ask for something', () => {
    expect(all.filter(({ first, pages, absent }) => !(first ?? pages ?? absent))).toEqual([]);
  });

  it('name pages that there are', () => {
    expect(all.flatMap(({ pages = [] }) => pages).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('call absent what no maker is called', () => {
    const makers = new Set(BRANDS.map(({ name }) => name.toLowerCase()));
    const absent = all.flatMap((question) => question.absent ?? []);
    expect(absent.filter((name) => makers.has(name.toLowerCase()))).toEqual([]);
  });
});
