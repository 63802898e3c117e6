import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edge } from '../../../sandbox/demo/media/looks/edges.ts';
import { anchorsOf, type Box } from '../../../sandbox/studio/engine/anchors.ts';
import {
  cropOf,
  ELEVATION,
  frameSquare,
  inPicture,
  type Place,
  placeCamera,
  project,
  THREE_QUARTER,
  turned,
} from '../../../sandbox/studio/engine/camera.ts';

const boxOf = (width: number, height: number, depth: number): Box => ({
  from: [-width / 2, 0, -depth / 2],
  to: [width / 2, height, depth / 2],
});

const cornersOf = ({ from, to }: Box): Place[] =>
  [from[0], to[0]].flatMap((x) =>
    [from[1], to[1]].flatMap((y) => [from[2], to[2]].map((z): Place => [x, y, z])),
  );

function photograph(box: Box, standpoint = THREE_QUARTER) {
  const longest = Math.max(...box.to.map((end, i) => end - (box.from[i] ?? 0)));
  const camera = placeCamera(standpoint, [0, (box.from[1] + box.to[1]) / 2, 0], longest);
  const seen = cornersOf(box).map((corner) => project(camera, turned(corner, camera.turn)));
  const { square, bounds } = frameSquare(seen, 0.87);
  return { camera, square, bounds, anchors: anchorsOf({ body: box }, camera, square) };
}

function length(edge: Edge | null): number {
  const [[x1, y1], [x2, y2]] = shown(edge);
  return Math.hypot(x2 - x1, y2 - y1);
}

function shown(edge: Edge | null): Edge {
  if (!edge) throw new Error('the edge shows');
  return edge;
}

const side = fc.integer({ min: 60, max: 2100 });

describe('a picture', () => {
  it('shows the whole product, whose longer side fills 87 % of the square', () => {
    fc.assert(
      fc.property(side, side, side, (w, h, d) => {
        const { square, bounds } = photograph(boxOf(w, h, d));
        const share =
          Math.max(bounds.right - bounds.left, bounds.top - bounds.bottom) / (square.right - square.left);
        expect(share).toBeCloseTo(0.87, 6);
      }),
    );
  });

  it('keeps verticals vertical and shows the right side', () => {
    const { anchors } = photograph(boxOf(598, 848, 550));
    const [[x1, y1], [x2, y2]] = shown(anchors.height);
    expect(x1).toBeCloseTo(x2, 0);
    expect(y2).toBeLessThan(y1);
    const [near, far] = shown(anchors.depth);
    expect(far[0]).toBeGreaterThan(near[0]);
    expect(shown(anchors.width)[1]).toEqual(near);
  });

  it('has its dimension lines along the outline, from above and from below', () => {
    fc.assert(
      fc.property(side, side, side, fc.constantFrom(-0.5, 0.62), (w, h, d, pitch) => {
        const box = boxOf(w, h, d);
        const { camera, square, anchors } = photograph(box, { turn: 0.4, level: 0, pitch, distance: 4.2 });
        const corners = cornersOf(box).map((each) =>
          inPicture(square, project(camera, turned(each, camera.turn))),
        );
        for (const edge of [anchors.width, anchors.depth, anchors.height]) {
          const [[x1, y1], [x2, y2]] = shown(edge);
          const sides = corners.map(([x, y]) => (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
          // To a tenth of a unit all corners lie on one side of an outline's edge.
          const slack = 0.2 * Math.max(length(edge), 1);
          expect(sides.every((each) => each < slack) || sides.every((each) => each > -slack)).toBe(true);
        }
      }),
    );
  });

  it('measures a round product from outline to outline, whichever way it is turned', () => {
    const body = boxOf(300, 250, 200);
    const { camera, square } = photograph(body);
    const { width, depth } = anchorsOf({ body, round: true }, camera, square);
    const [left, right] = [-150, 150].map((x) => inPicture(square, project(camera, turned([x, 0, 0], 0.4))));
    expect([shown(width)[0][0], shown(width)[1][0]]).toEqual([left?.[0], right?.[0]]);
    expect(depth).toBeNull();
  });

  it('has its depth across if the product stands sideways', () => {
    const body = boxOf(300, 250, 200);
    const { camera, square, anchors } = photograph(body);
    const { width, depth } = anchorsOf({ body, aside: true }, camera, square);
    expect({ width, depth }).toEqual({ width: anchors.depth, depth: anchors.width });
  });

  it('shows a slim machine as slim', () => {
    const [slim, deep] = [435, 600].map((d) => photograph(boxOf(598, 848, d)).anchors);
    if (!slim || !deep) throw new Error('two pictures were asked for');
    expect(length(slim.depth) / length(slim.width)).toBeLessThan(length(deep.depth) / length(deep.width));
  });

  it('has true proportions seen straight on', () => {
    fc.assert(
      fc.property(side, side, (w, h) => {
        const { anchors } = photograph(boxOf(w, h, 600), ELEVATION);
        expect(length(anchors.height) / length(anchors.width)).toBeCloseTo(h / w, h > w * 3 ? -1 : 1);
      }),
    );
  });

  it('crops plain white before rendering', () => {
    const { square, bounds } = photograph(boxOf(600, 1855, 650));
    const { left, top, width, height, frame } = cropOf(square, bounds, 840);
    expect(left + width).toBeLessThanOrEqual(840);
    expect(top + height).toBeLessThanOrEqual(840);
    expect(width).toBeLessThan(840 * 0.75);
    expect(frame.left).toBeLessThanOrEqual(bounds.left);
    expect(frame.right).toBeGreaterThanOrEqual(bounds.right);
  });
});
