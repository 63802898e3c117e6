import { frame } from './drawings/compose.ts';
import type { Edges } from './drawings/drawing.ts';
import type { Point, Point3 } from './drawings/kit/geometry.ts';
import { drawingOf } from './drawings/registry.ts';
import { LIKENESSES } from './drawings/sizes/likenesses.ts';
import type { PictureFacts } from './facts.ts';
import type { Anchors, Edge } from './looks/edges.ts';
import { lookOfFacts } from './looks/look-of.ts';
import { renderAnchors } from './renders.ts';

/** Anchors of a drawing, which shows all three edges. */
export type DrawnAnchors = Record<'width' | 'height' | 'depth', Edge> & { size: number };

/**
 * Returns where dimension lines belong on the front picture: along the body's edges, in the picture's own units. Null
 * for kinds that are not drawn to scale, for photographs that show none of these edges, and where the box round a shape
 * reaches beyond its photograph. `height` is null where less than half of it shows, such as a hob without its
 * extractor.
 */
export function anchorsFor(facts: PictureFacts): Anchors | null {
  const photographed = renderAnchors(facts);
  if (!photographed) return LIKENESSES.has(facts.kind) ? null : drawnAnchors(facts);
  if (!isMeasured(photographed) || !isInside(photographed)) return null;
  const shown = lookOfFacts(facts)?.height ?? 0;
  return shown * 2 < facts.height ? { ...photographed, height: null } : photographed;
}

const isMeasured = ({ width, height, depth }: Anchors): boolean => Boolean(width || height || depth);

const isInside = ({ size, width, height, depth }: Anchors): boolean =>
  [width, height, depth].every((edge) => !edge || edge.flat().every((place) => place > 0 && place < size));

/** Returns the anchors of the drawing, whether or not a photograph replaces it. */
export function drawnAnchors(facts: PictureFacts): DrawnAnchors {
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
