import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Attributes } from '@/lib/catalogue/types';
import { featureTiles } from '@/lib/content/feature-rules';
import { entries, seedContent } from '../../../sandbox/demo/content/seed-content.ts';
import { all } from '../../../sandbox/store/rows.ts';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

let upstream: Upstream;

beforeAll(async () => {
  upstream = await startUpstream(2000);
  seedContent(upstream.store);
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());

/** The makers and custom fields of all goods. */
function goods(): { maker: string; attributes: Attributes }[] {
  const rows = all<{ id: number; maker: string; name: string; value: string }>(
    upstream.store,
    `SELECT p.product_id AS id, b.name AS maker, a.name, v.value FROM product_attribute AS p
     JOIN attribute_value AS v ON v.id = p.value_id JOIN attribute AS a ON a.id = v.attribute_id
     JOIN product AS g ON g.id = p.product_id JOIN brand AS b ON b.id = g.brand_id`,
  );
  const found = new Map<number, { maker: string; attributes: Record<string, string> }>();
  for (const { id, maker, name, value } of rows)
    found.set(id, { maker, attributes: { ...found.get(id)?.attributes, [name]: value } });
  return [...found.values()];
}

test('most large products of the demo have feature tiles, and every picture is used', async () => {
  const { getFeatures } = await import('@/lib/content/feature-queries');
  const kinds = new Map<string, { shown: number; bare: number }>();
  const told = new Set<string>();
  const features = new Map<string, Awaited<ReturnType<typeof getFeatures>>>();
  const written = entries.filter(({ type }) => type === 'featureTile');
  const types = new Set(written.flatMap(({ fields }) => fields['types'] as string[]));
  for (const type of types) features.set(type, await getFeatures(type));
  for (const { maker, attributes } of goods()) {
    const type = attributes['Type'] ?? '';
    const own = features.get(type);
    if (!own) continue;
    const tiles = featureTiles(own, { type, brand: { id: 1, name: maker, path: '/' }, attributes });
    const counted = kinds.get(type) ?? { shown: 0, bare: 0 };
    counted[tiles.length > 0 ? 'shown' : 'bare'] += 1;
    kinds.set(type, counted);
    for (const { title, text, picture } of tiles) {
      expect(`${title} ${text}`).not.toMatch(/[{}]|undefined/);
      told.add(picture.src.replace(/^.*\//, ''));
    }
  }
  expect([...kinds.keys()].toSorted()).toEqual([...types].toSorted());
  const mostlyBare = [...kinds].filter(([, { shown, bare }]) => shown < bare).map(([type]) => type);
  expect(mostlyBare).toEqual([]);
  const pictures = written.map(({ fields }) =>
    JSON.stringify(fields['picture']).replace(/.*closeUp-([a-z-]+).*/, '$1'),
  );
  expect([...new Set(pictures)].filter((name) => !told.has(name))).toEqual([]);
});
