import { beforeAll, describe, expect, it } from 'vitest';
import { LEAVES } from '../../../../sandbox/demo/seed/quotas.ts';
import type { Store } from '../../../../sandbox/store/store.ts';
import { count, factsOf, rows, seeded } from './seeded.ts';

/** First segments that the shop itself answers. */
const TAKEN = [
  'account',
  'api',
  'blog',
  'brands',
  'buying-guides',
  'cart',
  'checkout',
  'colors',
  'colours',
  'forgot-password',
  'home',
  'index-client',
  'listing',
  'login',
  'logout',
  'multibuy-list',
  'p',
  'products-old',
  'reset-password',
  'search',
  'search-alg',
  'slug-client',
  'ssr',
  'status',
  'sync',
  'track-order',
  'wishlist',
  'media',
  'graphql',
  'stores',
  'console',
  'builds',
  '_next',
];

let store: Store;
beforeAll(() => {
  store = seeded();
}, 60_000);

describe('the addresses', () => {
  it('are unique, and every redirect leads somewhere', () => {
    const all = rows<{ path: string }>(
      store,
      'SELECT path FROM product UNION ALL SELECT path FROM category UNION ALL SELECT path FROM brand UNION ALL SELECT path FROM page UNION ALL SELECT path FROM blog_post UNION ALL SELECT from_path FROM redirect',
    ).map(({ path }) => path);
    expect(new Set(all).size).toBe(all.length);
    expect(
      rows(
        store,
        "SELECT * FROM redirect WHERE to_url LIKE '/_%' AND to_url NOT IN (SELECT path FROM product UNION SELECT path FROM category UNION SELECT path FROM brand UNION SELECT path FROM page UNION SELECT path FROM blog_post UNION SELECT from_path FROM redirect)",
      ),
    ).toEqual([]);
    expect(
      rows<{ kind: string }>(store, 'SELECT DISTINCT kind FROM redirect')
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['brand', 'category', 'manual', 'page', 'post', 'product']);
  });

  it('of products, categories and pages are one plain segment that the shop does not use itself', () => {
    const found = rows<{ path: string }>(
      store,
      'SELECT path FROM product UNION SELECT path FROM category UNION SELECT path FROM page',
    );
    for (const { path } of found) {
      expect(path).toMatch(/^\/[a-z0-9]+(?:-[a-z0-9]+)*\/$/);
      expect(TAKEN).not.toContain(path.slice(1, -1));
      expect(path.length).toBeLessThan(180);
    }
  });
});

describe('the category tree', () => {
  it('has three levels, with the planned number of products in each leaf', () => {
    expect(count(store, 'SELECT count(*) FROM category')).toBe(133);
    for (const { slug, quota } of LEAVES) {
      const inLeaf = count(
        store,
        'SELECT count(*) FROM product_category AS l JOIN category AS c ON c.id = l.category_id WHERE c.path = ? AND l.is_primary = 1',
        `/${slug}/`,
      );
      expect([slug, inLeaf]).toEqual([slug, quota]);
    }
    expect(count(store, 'SELECT count(*) FROM product')).toBe(2005);
    expect(
      count(
        store,
        'SELECT count(*) FROM product AS p WHERE (SELECT count(*) FROM product_category WHERE product_id = p.id AND is_primary = 1) <> 1',
      ),
    ).toBe(0);
  });

  it('has at least five facets in every leaf', () => {
    const found = rows<{ path: string; facets: number }>(
      store,
      `SELECT path, count(*) AS facets FROM (
         SELECT c.path, v.attribute_id FROM category AS c JOIN product_category AS l ON l.category_id = c.id
         JOIN product_attribute AS x ON x.product_id = l.product_id JOIN attribute_value AS v ON v.id = x.value_id
         JOIN attribute AS a ON a.id = v.attribute_id AND a.facet_sort IS NOT NULL
         GROUP BY c.path, v.attribute_id HAVING count(DISTINCT v.id) >= 2
       ) GROUP BY path`,
    );
    const leaves = new Map(found.map(({ path, facets }) => [path, facets]));
    for (const { slug } of LEAVES) expect([slug, (leaves.get(`/${slug}/`) ?? 0) >= 5]).toEqual([slug, true]);
  });
});

const UNITS = [
  'A',
  'mm',
  'cm',
  'kg',
  'L',
  'dB',
  'rpm',
  'W',
  'kW',
  'kWh',
  '°C',
  'min',
  'm³/h',
  'bar',
  'g',
  'years',
  'places',
  'bottles',
  'zones',
  'zone',
  'm²',
  'm',
  'h',
  's',
  'months',
  'ml',
  'tablets',
  'kPa',
];

/** Wrong pairs of a product's fact, for one assertion over all of them. */
function wrong(test: (facts: ReadonlyMap<string, string>) => string[]): string[] {
  return [...factsOf(store).values()].flatMap((facts) =>
    test(facts).map((what) => `${facts.get('Model')}: ${what}`),
  );
}

const oddValue = (name: string, value: string): boolean => {
  const unit = /^−?\d+(?:\.\d+)? (\S+)$/.exec(value)?.[1];
  const free = ['Model', 'Range', 'Lasts'].includes(name);
  return (
    value === '' ||
    value.trim() !== value ||
    /undefined|NaN|null/.test(value) ||
    Boolean(unit && !free && !UNITS.includes(unit))
  );
};

const RISING = [
  ['Depth', 'Depth with door'],
  ['Depth with door', 'Depth door open'],
  ['Width', 'Packed width'],
  ['Height', 'Packed height'],
  ['Depth', 'Packed depth'],
  ['Height', 'Height max'],
  ['Width', 'Width doors open'],
] as const;

describe('facts', () => {
  it('are at most fifty per product, in known units and never empty', () => {
    expect(wrong((facts) => (facts.size > 50 ? [`${facts.size} facts`] : []))).toEqual([]);
    expect(
      wrong((facts) =>
        [...facts].filter(([name, value]) => oddValue(name, value)).map((pair) => pair.join('=')),
      ),
    ).toEqual([]);
  });

  it('list the sizes of body, door and packing in rising order', () => {
    const less = (facts: ReadonlyMap<string, string>, a: string, b: string) => {
      const [from, to] = [a, b].map((name) => Number.parseInt(facts.get(name) ?? '', 10));
      return from !== undefined && to !== undefined && from > to;
    };
    expect(
      wrong((facts) => RISING.filter(([a, b]) => less(facts, a, b)).map((pair) => pair.join(' > '))),
    ).toEqual([]);
  });
});
