import { INK, lighten, lightness, toneOf } from './colour.ts';
import { type Point, type Point3, roundedRect, smooth, turn } from './geometry.ts';
import type { Pen } from './pen.ts';
import { join, round } from './sheet.ts';

/** Width of an outline in units of the finished picture. */
export const OUTLINE = 5;
export const DETAIL = 3;

export type Plane = 'front' | 'top' | 'side';

type PrismStyle = { fill: string; width?: number; capFill?: string; stroke?: string };

/**
 * Draws a profile extruded along an axis. `front`: profile in x, y, from z = `from` (near) to `to` (far). `top`:
 * profile in x, z, from y = `to` (bottom) up to `from` (top). `side`: profile in z, y, from x = `from` (right) to `to`
 * (left). The end that shows is the one at `from`.
 */
export function prism(
  pen: Pen,
  plane: Plane,
  profile: readonly Point[],
  from: number,
  to: number,
  style: PrismStyle,
): void {
  const points = turn(profile) > 0 ? profile : profile.toReversed();
  const lift = lifter(plane);
  const edges = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const normal = liftNormal(plane, point, next);
    return { point, next, normal, seen: pen.projection.faces(normal) };
  });
  const width = style.width ?? OUTLINE;
  const stroke = style.stroke ?? INK;
  for (const { point, next, normal, seen } of edges) {
    if (!seen) continue;
    const tone = toneOf(style.fill, normal);
    pen.polygon([lift(point, from), lift(next, from), lift(next, to), lift(point, to)], {
      fill: tone,
      stroke: tone,
      width: 1.6,
    });
  }
  for (const [index, edge] of edges.entries()) {
    const before = edges[(index + edges.length - 1) % edges.length] ?? edge;
    if (edge.seen) pen.line([lift(edge.point, to), lift(edge.next, to)], { stroke, width });
    const crease = edge.seen && before.seen && isSharp(before.normal, edge.normal);
    if (edge.seen !== before.seen || crease) {
      pen.line([lift(edge.point, from), lift(edge.point, to)], { stroke, width });
    }
  }
  const cap = points.map((point) => lift(point, from));
  const facing: Point3 = plane === 'front' ? [0, 0, -1] : plane === 'top' ? [0, 1, 0] : [1, 0, 0];
  const capFill = style.capFill ?? toneOf(style.fill, facing);
  pen.polygon(cap, { fill: capFill, stroke, width });
  // Black enamel would lose its edges, so a fine light rim marks them.
  if (lightness(capFill) < 0.3 && width >= 4) {
    pen.polygon(cap, { stroke: lighten(capFill, 0.3), width: 1.6 });
  }
}

function lifter(plane: Plane): (point: Point, at: number) => Point3 {
  if (plane === 'front') return ([x, y], z) => [x, y, z];
  if (plane === 'top') return ([x, z], y) => [x, y, z];
  return ([z, y], x) => [x, y, z];
}

/** Outward normal of an edge of an anticlockwise profile. */
function liftNormal(plane: Plane, [ax, ay]: Point, [bx, by]: Point): Point3 {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [(by - ay) / length, -(bx - ax) / length];
  if (plane === 'front') return [nx, ny, 0];
  if (plane === 'top') return [nx, 0, ny];
  return [0, ny, nx];
}

function isSharp(a: Point3, b: Point3): boolean {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] < 0.8;
}

export type Box = { x: number; y: number; z: number; w: number; h: number; d: number };

/** A box whose front is rounded by `radius`; `y` is its underside, `z` its front. */
export function box(pen: Pen, { x, y, z, w, h, d }: Box, style: PrismStyle & { radius?: number }): void {
  prism(pen, 'front', roundedRect(x, y, w, h, style.radius ?? 0), z, z + d, style);
}

/** A box with a rounded plan: robots, bowls, bodies with round corners when seen from above. */
export function column(pen: Pen, { x, y, z, w, h, d }: Box, style: PrismStyle & { radius?: number }): void {
  prism(pen, 'top', roundedRect(x, z, w, d, style.radius ?? 0), y + h, y, style);
}

/** A short cylinder that protrudes from the front: knobs, portholes, dials. */
export function disc(
  pen: Pen,
  cx: number,
  cy: number,
  r: number,
  from: number,
  to: number,
  style: PrismStyle,
): void {
  const steps = r * pen.scale > 60 ? 64 : 32;
  const points = Array.from({ length: steps }, (_, index): Point => {
    const angle = (index / steps) * 2 * Math.PI;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
  prism(pen, 'front', points, from, to, style);
}

type TubeStyle = { fill: string; radius: number; width?: number; straight?: boolean; flatEnds?: boolean };

/** A bent round bar through the points: handles, spouts, hoses. */
export function tube(pen: Pen, points: readonly Point3[], style: TubeStyle): void {
  const path = style.straight ? points : smooth(points);
  for (const point of path) pen.reach(point, style.radius);
  if (pen.measuring) return;
  const flat = path.map(pen.projection.point);
  const line = style.width ?? 4;
  const thick = style.radius * 2 * pen.scale;
  const cap = style.flatEnds ? 'butt' : 'round';
  const stroke = (colour: string, width: number, shift: number, opacity = 1) =>
    pen.add(
      `<polyline points="${join(flat.map(([x, y]) => [x - shift, y - shift]))}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="${cap}" stroke-linejoin="round" opacity="${opacity}"/>`,
    );
  stroke(INK, thick + line * 2, 0);
  stroke(style.fill, thick, 0);
  const shine = lightness(style.fill) < 0.35 ? lighten(style.fill, 0.45) : '#ffffff';
  if (thick > 5) stroke(shine, thick * 0.24, thick * 0.16, 0.75);
}
