import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { adoptFacts, type CatalogueFacts } from '../../../sandbox/media/adopt.ts';
import { anchorsFor } from '../../../sandbox/media/anchors.ts';
import type { PictureFacts } from '../../../sandbox/media/facts.ts';
import { hasRender, RENDERS } from '../../../sandbox/media/renders.ts';
import { seedCatalogue } from '../../../sandbox/seed/catalogue.ts';
import { all } from '../../../sandbox/store/rows.ts';
import { openStore } from '../../../sandbox/store/store.ts';
import { lookKey } from '../../../sandbox/studio/look.ts';
import { wantedLooks } from '../../../sandbox/studio/queue.ts';

const MEGABYTE = 1024 * 1024;
const folders = readdirSync(RENDERS);
const filesOf = (folder: string) =>
  readdirSync(new URL(`${folder}/`, RENDERS)).filter((name) => !name.endsWith('.part'));
const fileOf = (folder: string, name: string) => new URL(`${folder}/${name}`, RENDERS);

let wanted: Set<string>;
let facts: PictureFacts[];

beforeAll(() => {
  const store = openStore(':memory:');
  seedCatalogue(store, { products: 2000 });
  wanted = new Set(wantedLooks(store).map(({ look }) => lookKey(look)));
  facts = all<{ facts: string }>(store, 'SELECT facts FROM picture').map((row) =>
    adoptFacts(JSON.parse(row.facts) as CatalogueFacts),
  );
  store.close();
}, 60_000);

describe('the committed pictures', () => {
  it('are all of looks that the catalogue still has', () => {
    expect(folders.filter((folder) => !wanted.has(folder))).toEqual([]);
  });

  it('are small enough to be cloned', () => {
    const sizes = folders.flatMap((folder) =>
      filesOf(folder).map((name) => statSync(fileOf(folder, name)).size),
    );
    expect(Math.max(...sizes)).toBeLessThan(0.1 * MEGABYTE);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40 * MEGABYTE);
  });

  it('show every front at 1,200 pixels', async () => {
    const smaller: string[] = [];
    for (const folder of folders) {
      const { width, height } = await sharp(readFileSync(fileOf(folder, 'front.webp'))).metadata();
      if (width !== 1200 || height !== 1200) smaller.push(folder);
    }
    expect(smaller).toEqual([]);
  }, 60_000);

  it('are light at 600 pixels', async () => {
    for (const folder of folders.filter((_, at) => at % 20 === 0)) {
      const master = readFileSync(fileOf(folder, 'front.webp'));
      const avif = await sharp(master).resize(600).avif({ quality: 58, effort: 1 }).toBuffer();
      expect(avif.length, folder).toBeLessThan(20 * 1024);
    }
  }, 60_000);

  it('have dimension lines inside their square, or none', () => {
    const outside = facts.filter((each) => {
      const anchors = anchorsFor(each);
      if (!anchors) return false;
      const places = [...anchors.width, ...anchors.height, ...anchors.depth].flat();
      return places.some((place) => place <= 0 || place >= anchors.size);
    });
    expect(facts.filter((each) => hasRender(each, 'front')).length).toBeGreaterThan(100);
    expect(outside).toEqual([]);
  });
});
