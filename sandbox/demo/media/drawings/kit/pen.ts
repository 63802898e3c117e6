import { type Bounds, emptyBounds, extend, type Projection } from './camera.ts';
import type { Point3 } from './geometry.ts';
import { attributes, blankSheet, join, makeSheet, round, type Sheet, type Style } from './sheet.ts';

/** Draws in millimetres of the real product: x right, y up, z away from the front. */
export type Pen = {
  projection: Projection;
  bounds: Bounds;
  /** Units per millimetre, for lengths that look the same on every product. */
  scale: number;
  add: (svg: string) => void;
  /** Whether the pen only measures, in which case shapes may skip their SVG. */
  measuring: boolean;
  polygon: (points: readonly Point3[], style: Style) => void;
  line: (points: readonly Point3[], style: Style) => void;
  /** A surface parallel to the front; its upper left corner is at x, y, z. */
  front: (x: number, y: number, z: number) => Sheet;
  /** A surface seen from above; its far left corner is at x, y, z, and its y runs towards the viewer. */
  top: (x: number, y: number, z: number) => Sheet;
  /** A surface seen from the right; its near upper corner is at x, y, z, and its x runs away from the viewer. */
  side: (x: number, y: number, z: number) => Sheet;
  /** Extends the bounds to a point, for the framing. */
  reach: (point: Point3, margin?: number) => void;
  /** Where the product touches the floor, in millimetres; null while nothing does. */
  footprint: () => Footprint | null;
  /** Extends the footprint to an area that touches the floor. */
  stand: (x0: number, x1: number, z0: number, z1: number) => void;
  svg: () => string;
};

export type Footprint = { x0: number; x1: number; z0: number; z1: number };

/** Height above the floor in millimetres below which a point counts as standing on it. */
export const LOW = 18;

export function makePen(projection: Projection, measuring = false): Pen {
  const parts: string[] = [];
  const bounds = emptyBounds();
  const { scale } = projection.fit;
  const add = (svg: string): void => {
    parts.push(svg);
  };
  let footprint: Footprint | null = null;
  const stand = (x0: number, x1: number, z0: number, z1: number): void => {
    const { x0: a, x1: b, z0: c, z1: d } = footprint ?? { x0, x1, z0, z1 };
    footprint = { x0: Math.min(a, x0), x1: Math.max(b, x1), z0: Math.min(c, z0), z1: Math.max(d, z1) };
  };
  const reach = (point: Point3, margin = 0): void => {
    extend(bounds, projection.point(point), margin * scale);
    const [x, y, z] = point;
    if (y - margin < LOW) stand(x - margin, x + margin, z - margin, z + margin);
  };
  const draw = (shape: string, points: readonly Point3[], style: Style, line: boolean) => {
    for (const point of points) reach(point);
    if (measuring) return;
    add(`<${shape} points="${join(points.map(projection.point))}" ${attributes(style, 1, line)}/>`);
  };
  const surface = (origin: Point3, right: Point3, down: Point3): Sheet => {
    if (measuring) return blankSheet;
    const [a, b] = projection.direction(right);
    const [c, d] = projection.direction(down);
    const [e, f] = projection.point(origin);
    return makeSheet(add, [a, b, c, d, e, f].map(round), scale);
  };
  return {
    projection,
    bounds,
    scale,
    add,
    reach,
    stand,
    footprint: () => footprint,
    measuring,
    polygon: (points, style) => draw('polygon', points, style, false),
    line: (points, style) => draw('polyline', points, style, true),
    front: (x, y, z) => surface([x, y, z], [1, 0, 0], [0, -1, 0]),
    top: (x, y, z) => surface([x, y, z], [1, 0, 0], [0, 0, -1]),
    side: (x, y, z) => surface([x, y, z], [0, 0, 1], [0, -1, 0]),
    svg: () => parts.join(''),
  };
}
