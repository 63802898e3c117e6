import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { anchorsFor, type DrawnAnchors, drawnAnchors } from '../../../../sandbox/demo/media/anchors.ts';
import { drawingOf, KINDS } from '../../../../sandbox/demo/media/drawings/registry.ts';
import { drawView, hasOpenView } from '../../../../sandbox/demo/media/views.ts';
import { catalogueLooks, plain } from './samples.ts';
import { runs } from '../../../support/runs.ts';
import { everyNth } from '../../../support/sample.ts';

const SIZE = 300;
const looks = catalogueLooks();

/** Greys of a drawing, row by row. */
async function pixels(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(SIZE).flatten({ background: '#ffffff' }).greyscale().raw().toBuffer();
}

/** Edges of what is not white. */
function extent(greys: Buffer): { left: number; right: number; top: number; bottom: number; share: number } {
  let [left, right, top, bottom, dark] = [SIZE, -1, SIZE, -1, 0];
  for (const [index, grey] of greys.entries()) {
    if (grey > 200) continue;
    const [x, y] = [index % SIZE, Math.floor(index / SIZE)];
    dark += 1;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, right, top, bottom, share: dark / greys.length };
}

describe('drawings', () => {
  it('exist for every kind in the catalogue', () => {
    expect(looks.length).toBeGreaterThan(80);
    expect(looks.filter(({ facts }) => facts.kind === 'carton').map(({ key }) => key)).toEqual([]);
  });

  it('fill their square and stay within it', async () => {
    for (const { key, facts } of everyNth(looks, 3)) {
      const { left, right, top, bottom, share } = extent(await pixels(drawView(facts, 'front')));
      const reach = Math.max(right - left, bottom - top) / SIZE;
      expect(reach, key).toBeGreaterThan(0.8);
      expect(reach, key).toBeLessThan(0.97);
      expect(Math.min(left, top, SIZE - 1 - right, SIZE - 1 - bottom), key).toBeGreaterThanOrEqual(3);
      expect(share, key).toBeGreaterThan(0.01);
    }
  });

  it('differ between kinds', () => {
    const front = KINDS.filter((kind) => kind !== 'carton').map((kind) => drawView(plain(kind), 'front'));
    const shared = KINDS.length - 1 - new Set(front).size;
    // A washer, washer dryer and dryer share a case, and so do a few others; without their facts three pairs are one.
    expect(shared).toBeLessThanOrEqual(3);
  });

  it('show the inside of whatever has a door', async () => {
    for (const kind of KINDS) {
      const facts = plain(kind);
      if (!hasOpenView(facts)) continue;
      expect(drawView(facts, 'open'), kind).not.toBe(drawView(facts, 'front'));
    }
    expect(KINDS.filter((kind) => drawingOf({ kind }).open).length).toBeGreaterThanOrEqual(12);
  });

  it('show dimensions', () => {
    const svg = drawView(plain('dishwasher', { depthDoorOpen: 1183 }), 'dimensions');
    expect(svg).not.toContain('NaN');
    expect(svg.length).toBeGreaterThan(4000);
  });

  it('contain no invalid number, whatever the figures', () => {
    const finish = fc.record({
      code: fc.constantFrom('SS', 'BL', 'WH', 'PB', 'zz'),
      name: fc.string(),
      hex: fc.constantFrom('#ffffff', '#000000', '#b5ccd8'),
    });
    const mm = fc.integer({ min: 40, max: 2200 });
    const facts = fc.record(
      {
        kind: fc.constantFrom(...KINDS),
        width: mm,
        height: mm,
        depth: mm,
        finish,
        form: fc.constantFrom('', 'gas', 'side-by-side', 'integrated', 'belfast', 'nothing'),
        zones: fc.integer({ min: 1, max: 8 }),
        ovens: fc.integer({ min: 1, max: 6 }),
        bowls: fc.constantFrom(1, 1.5, 2),
        split: fc.double({ min: 0, max: 1, noNaN: true }),
        style: fc.integer({ min: 0, max: 5 }),
        installation: fc.constantFrom('built-in', 'integrated', 'freestanding', 'table-top'),
      },
      { requiredKeys: ['kind', 'width', 'height', 'depth', 'finish'] },
    );
    fc.assert(
      fc.property(facts, fc.constantFrom('front', 'open', 'scale', 'dimensions'), (given, view) => {
        const svg = drawView(given, view);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }),
      runs(300),
    );
  });
});

describe('anchors of dimension lines', () => {
  it('are on the product, at the ends of its edges', async () => {
    const boxes = looks.filter(({ facts }) => drawingOf(facts).open && facts.kind !== 'steam-cabinet');
    expect(boxes.length).toBeGreaterThan(25);
    for (const { key, facts } of everyNth(boxes, 2)) {
      expect(anchorsFor(facts), key).not.toBeNull();
      const { size, width, height, depth } = drawnAnchors(facts);
      const greys = await pixels(drawView(facts, 'front'));
      for (const [x, y] of [...width, ...height, ...depth]) {
        expect(inked(greys, (x / size) * SIZE, (y / size) * SIZE), `${key} at ${x}, ${y}`).toBe(true);
      }
      expect(width[1][0], key).toBeGreaterThan(width[0][0]);
      expect(height[1][1], key).toBeLessThan(height[0][1]);
      expect(depth[1][0], key).toBeGreaterThan(depth[0][0]);
    }
  });

  it('keep the proportions of the dimensions', () => {
    const length = ([[x1, y1], [x2, y2]]: DrawnAnchors['width']) => Math.hypot(x2 - x1, y2 - y1);
    const at = (depth: number) => drawnAnchors(plain('washing-machine', { depth }));
    const [slim, deep] = [at(430), at(620)];
    expect(length(deep.depth) / length(deep.width)).toBeGreaterThan(length(slim.depth) / length(slim.width));
  });
});

/** Pixels: between two feet a corner of the body hangs this far above the floor. */
const NEAR = 14;

/** Whether anything of the drawing is near. */
function inked(greys: Buffer, cx: number, cy: number): boolean {
  for (let y = Math.round(cy) - NEAR; y <= cy + NEAR; y += 1) {
    for (let x = Math.round(cx) - NEAR; x <= cx + NEAR; x += 1) {
      if (x >= 0 && y >= 0 && x < SIZE && y < SIZE && (greys[y * SIZE + x] ?? 255) < 200) return true;
    }
  }
  return false;
}
