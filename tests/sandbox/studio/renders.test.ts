import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { measureEdge } from '@/components/card/dims-geometry';
import { adoptFacts, type CatalogueFacts } from '../../../sandbox/demo/media/adopt.ts';
import { anchorsFor } from '../../../sandbox/demo/media/anchors.ts';
import type { PictureFacts } from '../../../sandbox/demo/media/facts.ts';
import { hasRender, readBadge, RENDERS } from '../../../sandbox/demo/media/renders.ts';
import { all } from '../../../sandbox/store/rows.ts';
import { lookKey } from '../../../sandbox/demo/media/looks/look.ts';
import { lookOfFacts } from '../../../sandbox/demo/media/looks/look-of.ts';
import { type Job, makeQueue, wantedLooks } from '../../../sandbox/studio/queue.ts';
import { isLong } from '../../../scripts/lib/test-depth.ts';
import { everyNth } from '../../support/sample.ts';
import { seededStore } from '../../support/seeded-store.ts';

const MEGABYTE = 1024 * 1024;
const folders = readdirSync(RENDERS);
const filesOf = (folder: string) =>
  readdirSync(new URL(`${folder}/`, RENDERS)).filter((name) => !name.endsWith('.part'));
const fileOf = (folder: string, name: string) => new URL(`${folder}/${name}`, RENDERS);

let jobs: Job[];
let wanted: Set<string>;
let facts: PictureFacts[];

beforeAll(() => {
  const store = seededStore({ products: 2000 });
  jobs = makeQueue(wantedLooks(store));
  wanted = new Set(jobs.map(({ look }) => lookKey(look)));
  facts = all<{ facts: string }>(store, 'SELECT facts FROM picture').map((row) =>
    adoptFacts(JSON.parse(row.facts) as CatalogueFacts),
  );
  store.close();
}, 60_000);

describe('the committed pictures', () => {
  it('are all of looks that the catalogue still has', () => {
    expect(folders.filter((folder) => !wanted.has(folder))).toEqual([]);
  });

  it('include every view that is needed', () => {
    const missing = jobs.filter(({ look, view }) => !existsSync(fileOf(lookKey(look), `${view}.webp`)));
    expect(missing.map(({ look, view }) => `${lookKey(look)} ${view}`)).toEqual([]);
  });

  it('are small enough to be cloned', () => {
    const sizes = folders.flatMap((folder) =>
      filesOf(folder).map((name) => statSync(fileOf(folder, name)).size),
    );
    expect(Math.max(...sizes)).toBeLessThan(0.1 * MEGABYTE);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(52 * MEGABYTE);
  });

  it('show all goods except services and cover, which have no shape', () => {
    const drawn = facts.filter((each) => !hasRender(each, 'front')).map(({ kind }) => kind);
    expect([...new Set(drawn)].toSorted()).toEqual(['service', 'warranty']);
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
    for (const folder of folders.filter((_, at) => isLong || at % 60 === 0)) {
      const master = readFileSync(fileOf(folder, 'front.webp'));
      const avif = await sharp(master).resize(600).avif({ quality: 58, effort: 1 }).toBuffer();
      expect(avif.length, folder).toBeLessThan(20 * 1024);
    }
  }, 300_000);

  it('have dimension lines inside their square, or none', () => {
    const lined = facts.flatMap((each) => anchorsFor(each) ?? []);
    expect(lined.length).toBeGreaterThan(500);
    for (const { size, width, height, depth } of lined) {
      const places = [width, height, depth].flatMap((edge) => edge?.flat() ?? []);
      expect(places.filter((place) => place <= 0 || place >= size)).toEqual([]);
    }
  });

  it('have dimension lines beside the product, not across it', async () => {
    const across: string[] = [];
    const looks = new Map(
      facts.flatMap((each) => {
        const look = hasRender(each, 'front') && lookOfFacts(each);
        return look ? [[lookKey(look), each]] : [];
      }),
    );
    for (const [folder, each] of everyNth([...looks], 9)) {
      const anchors = anchorsFor(each);
      if (!anchors) continue;
      const greys = await sharp(readFileSync(fileOf(folder, 'front.webp')))
        .resize(SAMPLED)
        .greyscale()
        .raw()
        .toBuffer();
      for (const name of ['width', 'height', 'depth'] as const) {
        const edge = anchors[name];
        if (edge && darkUnder(greys, measureEdge(edge, GAPS[name]).path) > 0.02)
          across.push(`${folder} ${name}`);
      }
    }
    expect(looks.size).toBeGreaterThan(500);
    expect(across).toEqual([]);
  }, 60_000);

  it('show the maker’s name on the front of every large machine, inside the picture', async () => {
    const signed = ['laundry', 'dishwasher', 'cold', 'american', 'oven', 'cooker', 'microwave'];
    const unsigned: string[] = [];
    for (const each of facts) {
      const look = lookOfFacts(each);
      if (!look || !signed.includes(look.model) || look.traits['integrated'] === true) continue;
      const badge = await readBadge(each);
      const places = Object.values(badge?.places ?? {}).flat(2);
      const inside =
        places.length > 0 && (badge?.places.front ?? []).flat().every((at) => at > 0 && at < 1000);
      if (!inside || !each.maker) unsigned.push(lookKey(look));
    }
    expect([...new Set(unsigned)]).toEqual([]);
  });

  it.each(['hose', 'disposer', 'bottle', 'hood-filter'] as const)(
    'of a %s have dimension lines only where it is shown as it is sold',
    (kind) => {
      const shown = facts.filter((each) => each.kind === kind);
      expect(shown.length).toBeGreaterThan(0);
      const lined = shown.filter((each) => anchorsFor(each));
      const measured = {
        hose: 0,
        bottle: 0,
        disposer: 0,
        'hood-filter': shown.filter(({ form }) => form === 'flat').length,
      };
      expect(lined).toHaveLength(measured[kind]);
    },
  );

  it.each(['cordless-vacuum', 'kettle', 'tap', 'blender', 'hood', 'ceiling-hood'])(
    'have a dimension line for the width of a %s',
    (kind) => {
      const measured = facts.filter((each) => each.kind === kind && hasRender(each, 'front'));
      expect(measured.length).toBeGreaterThan(0);
      expect(measured.filter((each) => !anchorsFor(each)?.width)).toEqual([]);
    },
  );

  it('have no dimension line for a height below the worktop', () => {
    const vented = facts.filter(({ kind, height }) => kind === 'hob' && height > 150);
    expect(vented.length).toBeGreaterThan(0);
    expect(vented.map((each) => anchorsFor(each)?.height)).toEqual(vented.map(() => null));
  });
});

/** Pixels of a side; the distances at which `PictureDims` draws its lines. */
const SAMPLED = 250;
const GAPS = { width: 24, height: 40, depth: 30 };

/** The share of a line's places at which the picture is darker than any shadow. */
function darkUnder(greys: Buffer, path: string): number {
  const [x = 0, y = 0, dx = 0, dy = 0] = (path.match(/-?\d+/g) ?? []).slice(0, 4).map(Number);
  const places = Array.from({ length: 61 }, (_, i) =>
    [x + (dx * i) / 60, y + (dy * i) / 60].map((each) => Math.round((each / 1000) * SAMPLED)),
  );
  const dark = places.filter(([left = 0, top = 0]) => {
    const within = left >= 0 && left < SAMPLED && top >= 0 && top < SAMPLED;
    return within && (greys[top * SAMPLED + left] ?? 255) < 130;
  });
  return dark.length / places.length;
}
