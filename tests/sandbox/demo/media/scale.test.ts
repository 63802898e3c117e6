import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { standingOf } from '../../../../sandbox/demo/media/drawings/sizes/standing.ts';
import type { PictureFacts } from '../../../../sandbox/demo/media/facts.ts';
import { drawView } from '../../../../sandbox/demo/media/views.ts';
import { catalogueLooks, plain } from './samples.ts';

/** Lengths of the upright dimension lines in the order in which they were drawn: the product's, the person's. */
const uprights = (svg: string): number[] =>
  [...svg.matchAll(/M\S+ ([\d.]+)h26M\S+ ([\d.]+)h26/g)].map(([, top, foot]) => Number(foot) - Number(top));

/** Edges of what is drawn, and of the silhouette within it, as shares of the square. */
async function edges(svg: string) {
  const size = 250;
  const { data } = await sharp(Buffer.from(svg)).resize(size).raw().toBuffer({ resolveWithObject: true });
  const channels = data.length / size / size;
  const [all, mist]: [number[], number[]] = [[], []];
  for (let at = 0; at < size * size; at += 1) {
    const [r = 0, g = 0, b = 0] = data.subarray(at * channels, at * channels + 3);
    const place = [(at % size) / size, Math.floor(at / size) / size];
    if (r + g + b < 700) all.push(...place);
    if (Math.abs(r - 201) + Math.abs(g - 210) + Math.abs(b - 234) < 6) mist.push(place[1] ?? 0);
  }
  return { all: [Math.min(...all), Math.max(...all)], person: Math.max(...mist) - Math.min(...mist) };
}

describe('the view beside a person 1.70 m tall', () => {
  it.each<[PictureFacts['kind'], number, number]>([
    ['washing-machine', 595, 845],
    ['american-fridge', 908, 1785],
    ['range-cooker', 1200, 905],
    ['hob', 590, 50],
    ['hood', 898, 700],
    ['kettle', 230, 249],
    ['tap', 52, 380],
    ['sink', 1000, 190],
    ['chest-freezer', 1060, 845],
  ])('draws a %s of %i × %i mm to the same scale as the person', (kind, width, height) => {
    const [thing = 0, person = 0] = uprights(drawView(plain(kind, { width, height }), 'scale'));
    expect(thing / person).toBeCloseTo(height / 1700, 2);
  });

  it('shows all of every product in the catalogue, and a recognisable person', async () => {
    for (const { key, facts } of catalogueLooks()) {
      const { all, person } = await edges(drawView(facts, 'scale'));
      expect(all[0], key).toBeGreaterThan(0.02);
      expect(all[1], key).toBeLessThan(0.98);
      expect(person, key).toBeGreaterThan(0.45);
    }
  });
});

test.each<[string, Partial<PictureFacts> & Pick<PictureFacts, 'kind' | 'height'>, string, number]>([
  ['a washer stands on the floor', { kind: 'washing-machine', height: 845 }, 'floor', 0],
  ['a kettle on the worktop', { kind: 'kettle', height: 249 }, 'worktop', 900],
  [
    'a table-top dishwasher too',
    { kind: 'dishwasher', height: 438, installation: 'table-top' },
    'worktop',
    900,
  ],
  ['a sink hangs from it', { kind: 'sink', height: 200 }, 'worktop', 700],
  ['a hood hangs 650 mm above it', { kind: 'hood', height: 620, form: 'chimney' }, 'worktop', 1550],
  ['a canopy is in a wall unit', { kind: 'hood', height: 255, form: 'canopy' }, 'wall unit', 1550],
  ['an oven is in a tall housing', { kind: 'single-oven', height: 595 }, 'housing', 720],
  [
    'a low double oven is under the worktop',
    { kind: 'double-oven', height: 717, form: 'built-under' },
    'worktop',
    140,
  ],
])('%s', (_, facts, setting, foot) => {
  expect(standingOf(plain(facts.kind, facts))).toEqual({ setting, foot });
});
