import { darken, INK, lighten } from '../kit/colour.ts';
import { type Point3, roundedRect } from '../kit/geometry.ts';
import type { Pen } from '../kit/pen.ts';
import { join } from '../kit/sheet.ts';

type Basin = { x: number; z: number; w: number; d: number; deep: number };

/** A bowl let into a top at height `y`: far wall, left wall, floor and waste, clipped to the bowl's rounded rim. */
export function cavityBelow(pen: Pen, { x, z, w, d, deep }: Basin, y: number, fill: string): void {
  const rim: Point3[] = roundedRect(x, z, w, d, Math.min(w, d) * 0.12).map(([px, pz]) => [px, y, pz]);
  const points = join(rim.map(pen.projection.point));
  const id = `basin${Math.round(x)}-${Math.round(z)}`;
  pen.add(`<clipPath id="${id}"><polygon points="${points}"/></clipPath><g clip-path="url(#${id})">`);
  const face = (corners: Point3[], tone: string) =>
    pen.add(
      `<polygon points="${join(corners.map(pen.projection.point))}" fill="${tone}" stroke="${INK}" stroke-width="2" stroke-opacity="0.4"/>`,
    );
  const low = y - deep;
  face(
    [
      [x, y, z],
      [x + w, y, z],
      [x + w, y, z + d],
      [x, y, z + d],
    ],
    darken(fill, 0.3),
  );
  face(
    [
      [x, y, z + d],
      [x + w, y, z + d],
      [x + w, low, z + d],
      [x, low, z + d],
    ],
    darken(fill, 0.08),
  );
  face(
    [
      [x, y, z],
      [x, y, z + d],
      [x, low, z + d],
      [x, low, z],
    ],
    darken(fill, 0.2),
  );
  face(
    [
      [x, low, z],
      [x + w, low, z],
      [x + w, low, z + d],
      [x, low, z + d],
    ],
    darken(fill, 0.14),
  );
  const floor = pen.top(x, low, z + d);
  floor.circle(w * 0.5, d * 0.42, Math.min(w, d) * 0.14, { fill: lighten(fill, 0.2), stroke: INK, width: 3 });
  floor.circle(w * 0.5, d * 0.42, Math.min(w, d) * 0.08, { fill: '#2a2f40' });
  pen.add('</g>');
  pen.add(
    `<polygon points="${points}" fill="none" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`,
  );
}
