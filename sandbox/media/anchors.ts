import { frame } from './drawings/compose.ts';
import type { Edges } from './drawings/drawing.ts';
import type { Point, Point3 } from './drawings/kit/geometry.ts';
import { drawingOf } from './drawings/registry.ts';
import { LIKENESSES } from './drawings/sizes/likenesses.ts';
import type { PictureFacts } from './facts.ts';
import { renderAnchors } from './renders.ts';

type Edge = [from: Point, to: Point];

/** Ends of the body's width, height and depth edges in the front picture, in a square of `size` units. */
export type Anchors = { size: number; width: Edge; height: Edge; depth: Edge };

/**
 * Where dimension lines belong on the front picture: along the near bottom edge, the left edge, and the right bottom
 * edge that runs away from the viewer. Null for kinds that have no such edges, and where the box around something round
 * reaches beyond the picture that its shape fills.
 */
export function anchorsFor(facts: PictureFacts): Anchors | null {
  if (LIKENESSES.has(facts.kind)) return null;
  const photographed = renderAnchors(facts);
  if (!photographed) return drawnAnchors(facts);
  return isInside(photographed) ? photographed : null;
}

function isInside({ size, width, height, depth }: Anchors): boolean {
  return [...width, ...height, ...depth].flat().every((place) => place > 0 && place < size);
}

/** Those of the drawing, whether or not a photograph stands in its place. */
export function drawnAnchors(facts: PictureFacts): Anchors {
  const drawing = drawingOf(facts);
  const { point } = frame(drawing, (pen) => drawing.draw(pen, facts));
  const { width: w, height: h, depth: d } = facts;
  const at = (corner: Point3): Point => {
    const [x, y] = point(corner);
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  };
  const edges = drawing.edges?.(facts) ?? boxEdges(w, h, d);
  const edge = ([from, to]: [Point3, Point3]): Edge => [at(from), at(to)];
  return { size: 1000, width: edge(edges.width), height: edge(edges.height), depth: edge(edges.depth) };
}

function boxEdges(w: number, h: number, d: number): Edges {
  return {
    width: [
      [0, 0, 0],
      [w, 0, 0],
    ],
    height: [
      [0, 0, 0],
      [0, h, 0],
    ],
    depth: [
      [w, 0, 0],
      [w, 0, d],
    ],
  };
}
