import { beforeAll, describe, expect, it } from 'vitest';
import { BRAND_STORIES } from '../../../../sandbox/demo/seed/data/brand-stories.ts';
import type { Store } from '../../../../sandbox/store/store.ts';
import { count, factsOf, type Product, rows, seeded, TODAY } from './seeded.ts';

const CLICHES =
  /lorem|undefined|\bNaN\b|\bnull\b|\{|\}|stunning|must-have|game.?chang|elevate your|look no further|seamless|effortless|perfect for\b|unparalleled|cutting.edge|state.of.the.art|!/i;

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '').length;

let store: Store;
let products: Product[];
beforeAll(() => {
  store = seeded();
  products = rows<Product>(store, 'SELECT * FROM product');
}, 60_000);

const SPACING = / {2}| [.,;]|\.\.|,,/;
/** A word or two, and the same again. */
const TWICE = /\b([a-z]+ [a-z]+|[a-z]{3,}) \1\b/i;
const PLURAL = /(?<![\d.,:×–-])\b1 [a-z]+[^s\W]s\b/;
/** A capital counts only where a sentence begins: elsewhere it is an ampere or a letter of the label. */
const ARTICLE = /(?:\ba|(?:^|<p>|<li>|\. )A) (?:8|1[18](?!\d)|[aei]|o(?!n(?:e|ce)\b))/;

/** What is wrong with a text, if anything. */
const slip = (text: string): string | null =>
  [CLICHES, SPACING, TWICE, PLURAL, ARTICLE].map((sort) => sort.exec(text)?.[0]).find(Boolean) ?? null;

function expectClean(where: string, text: string): void {
  expect([where, slip(text)]).toEqual([where, null]);
}

describe('the texts', () => {
  it('of products and reviews hold no slips and no clichés', () => {
    const texts = products.flatMap(({ description, summary }) => [description, summary]);
    const reviews = rows<{ title: string; text: string }>(store, 'SELECT title, text FROM review');
    const all = [...texts, ...reviews.map(({ title, text }) => `${title}. ${text}`)];
    expect(all.filter((text) => slip(text) !== null)).toEqual([]);
    expect(reviews.filter(({ text }) => text !== '' && text.length <= 8)).toEqual([]);
  });

  it('of products have two to four paragraphs, a list and a summary that a search result shows whole', () => {
    for (const { sku, description, summary } of products.filter(
      ({ kind }) => kind !== 'service' && kind !== 'warranty',
    )) {
      if (description === '') continue;
      const paragraphs = description.match(/<p>/g)?.length ?? 0;
      expect([sku, paragraphs >= 2 && paragraphs <= 4]).toEqual([sku, true]);
      expect([sku, description.includes('<ul><li>')]).toEqual([sku, true]);
      expect([sku, summary.length >= 20 && summary.length <= 160]).toEqual([sku, true]);
    }
    expect(products.filter(({ description }) => description === '').map(({ sku }) => sku)).toEqual([
      'MARL-M7DV-WH',
    ]);
  });

  it('of products list strengths in words, and nothing that is lacking', () => {
    const lacking = products.filter(
      ({ kind, description }) => kind !== 'service' && /: (Yes|No|None)</i.test(description),
    );
    expect(lacking.map(({ sku }) => sku)).toEqual([]);
  });

  it('of products are sentences, not fields with their values', () => {
    const fields = products.flatMap(({ sku, kind, description }) => {
      const field =
        /<li>[A-Z][a-z]+(?: [a-z]+)?: [^<]*|(?:Dishwasher safe|Speed settings|Filter): [^<]*/.exec(
          description,
        );
      return field && kind !== 'service' && kind !== 'warranty' ? [`${sku}: ${field[0]}`] : [];
    });
    expect(fields).toEqual([]);
  });

  it('of purifiers mention a carbon filter only if there is one', () => {
    const facts = factsOf(store);
    const wrong = products.filter(
      ({ id, kind, description }) =>
        kind === 'purifier' &&
        description.includes('carbon layer') &&
        !facts.get(id)?.get('Filter')?.includes('carbon'),
    );
    expect(wrong.map(({ sku }) => sku)).toEqual([]);
  });

  it('of products belong to their kind', () => {
    const facts = factsOf(store);
    const told = (sentence: RegExp) =>
      products
        .filter(({ description }) => sentence.test(description))
        .map(({ id }) => facts.get(id) ?? new Map<string, string>());
    const typesTold = (sentence: RegExp) => new Set(told(sentence).map((known) => known.get('Type')));
    expect(typesTold(/lock on the lid/)).toEqual(new Set(['Chest freezer']));
    expect(typesTold(/Drawers slide fully out|three drawers, the top one shallow/)).not.toContain(
      'Chest freezer',
    );
    const fridgesOnly = typesTold(/so D is good|the commonest letter since/);
    for (const type of ['Freezer', 'Chest freezer', 'Integrated freezer'])
      expect(fridgesOnly).not.toContain(type);
    const dials = new Set(told(/The dial goes straight/).map((known) => known.get('Controls')));
    expect([...dials].filter((controls) => !controls?.toLowerCase().includes('knob'))).toEqual([]);
    expect(
      told(
        /keeps the water warm for (?!\d)|half freezer|twice the air|water costs more|down the middle|according to model/,
      ),
    ).toEqual([]);
  });

  it('of neighbouring products start differently', () => {
    const beginnings = (from: number) =>
      products.slice(from, from + 4).map(({ description }) => description.slice(0, 60));
    const washers = products.findIndex(({ kind }) => kind === 'washing-machine');
    for (let at = washers; at < washers + 60; at += 4)
      expect(new Set(beginnings(at)).size).toBeGreaterThanOrEqual(3);
    const all = products.map(({ description }) => description).filter((text) => text !== '');
    expect(new Set(all).size).toBeGreaterThan(all.length * 0.99);
  });

  it('introduce every category in 60 to 120 words and every brand in 80 to 130', () => {
    for (const { path, description, meta_description: meta } of rows<{
      path: string;
      description: string;
      meta_description: string;
    }>(store, 'SELECT * FROM category')) {
      expectClean(path, description);
      expect([path, words(description) >= 60 && words(description) <= 120]).toEqual([path, true]);
      expect([path, meta.length >= 20 && meta.length <= 160]).toEqual([path, true]);
    }
    for (const [maker, paragraphs] of Object.entries(BRAND_STORIES)) {
      expectClean(maker, paragraphs.join(' '));
      expect([maker, words(paragraphs.join(' ')) >= 80 && words(paragraphs.join(' ')) <= 130]).toEqual([
        maker,
        true,
      ]);
    }
  });

  it('of pages and posts are complete', () => {
    const slugs = rows<{ path: string }>(store, 'SELECT path FROM page').map(({ path }) => path.slice(1, -1));
    const wanted = [
      'delivery',
      'returns',
      'guarantee',
      'recycling',
      'price-policy',
      'ways-to-pay',
      'review-policy',
      'how-we-rank',
      'energy-labels',
      'extended-cover',
      'accessibility',
      'privacy',
      'cookies',
      'terms',
      'contact',
      'installation',
      'complaints',
      'about',
      'trade',
      'spares-and-repair',
      'cancel-an-order',
    ];
    for (const slug of wanted) expect(slugs).toContain(slug);
    for (const { name, html } of rows<{ name: string; html: string }>(
      store,
      'SELECT name, html FROM page UNION ALL SELECT name, html FROM blog_post',
    )) {
      // Addresses hold what no sentence does: `?depth=..550`; names of figures are read as such.
      const read = html.replaceAll(/ href="[^"]*"|\{[\w.-]+\}/g, (each) =>
        each.startsWith('{') ? '30' : '',
      );
      expectClean(name, read.replaceAll(/\s*\n\s*/g, ' '));
      expect([name, words(html) > 50]).toEqual([name, true]);
      expect([
        name,
        (html.match(/<(p|h2|ul|ol|table|blockquote)>/g) ?? []).length ===
          (html.match(/<\/(p|h2|ul|ol|table|blockquote)>/g) ?? []).length,
      ]).toEqual([name, true]);
    }
    expect(rows(store, 'SELECT id FROM blog_post WHERE is_published = 1').length).toBe(24);
  });
});

describe('reviews', () => {
  it('add up to the product’s rating', () => {
    const off = rows(
      store,
      'SELECT p.name FROM product AS p LEFT JOIN (SELECT product_id, count(*) AS n, sum(rating) AS s FROM review GROUP BY product_id) AS r ON r.product_id = p.id WHERE p.rating_count <> coalesce(r.n, 0) OR p.rating_sum <> coalesce(r.s, 0)',
    );
    expect(off).toEqual([]);
  });

  it('are marked as a demonstration, and none is older than its product or from the future', () => {
    const reviews = rows<{ id: number; value: string | null; early: number }>(
      store,
      `SELECT r.id, m.value, r.created_at < p.created_at AS early FROM review AS r JOIN product AS p ON p.id = r.product_id
       LEFT JOIN metafield AS m ON m.owner = 'product' AND m.owner_id = CAST(p.id AS TEXT) AND m.namespace = 'reviews' AND m.key = CAST(r.id AS TEXT)`,
    );
    expect(reviews.filter(({ value }) => !value?.startsWith('{"demo":true'))).toEqual([]);
    expect(reviews.filter(({ early }) => early).length).toBe(0);
    expect(count(store, 'SELECT count(*) FROM review WHERE created_at > ?', TODAY)).toBe(0);
  });
});
