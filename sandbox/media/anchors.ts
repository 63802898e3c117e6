import { frame } from './drawings/compose.ts';
import type { Point, Point3 } from './drawings/kit/geometry.ts';
import { drawingOf } from './drawings/registry.ts';
import type { PictureFacts } from './facts.ts';

type Edge = [from: Point, to: Point];

/** Ends of the body's width, height and depth edges in the front picture, in a square of `size` units. */
export type Anchors = { size: number; width: Edge; height: Edge; depth: Edge };

/**
 * Where dimension lines belong on the front picture: along the near bottom edge, the left edge, and the right bottom
 * edge that runs away from the viewer.
 */
export function anchorsFor(facts: PictureFacts): Anchors {
  const drawing = drawingOf(facts);
  const { point } = frame(drawing, (pen) => drawing.draw(pen, facts));
  const { width: w, height: h, depth: d } = facts;
  const at = (corner: Point3): Point => {
    const [x, y] = point(corner);
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  };
  return {
    size: 1000,
    width: [at([0, 0, 0]), at([w, 0, 0])],
    height: [at([0, 0, 0]), at([0, h, 0])],
    depth: [at([w, 0, 0]), at([w, 0, d])],
  };
}
