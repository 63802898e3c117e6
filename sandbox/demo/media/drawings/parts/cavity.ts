import { darken, INK, lighten } from '../kit/colour.ts';
import type { Point3 } from '../kit/geometry.ts';
import type { Pen } from '../kit/pen.ts';
import { join } from '../kit/sheet.ts';
import type { Box } from '../kit/solids.ts';

/**
 * A cavity behind an opening in a front: the far wall, left wall and floor, clipped to the opening. `contents` draws
 * what is inside, clipped by the same edges.
 */
export function cavity(pen: Pen, { x, y, z, w, h, d }: Box, fill: string, contents: () => void): void {
  const opening: Point3[] = [
    [x, y, z],
    [x + w, y, z],
    [x + w, y + h, z],
    [x, y + h, z],
  ];
  const points = join(opening.map(pen.projection.point));
  const id = `cut${Math.round(x)}-${Math.round(y)}-${Math.round(z)}-${Math.round(w)}`;
  pen.add(`<clipPath id="${id}"><polygon points="${points}"/></clipPath><g clip-path="url(#${id})">`);
  pen.add(`<polygon points="${points}" fill="${darken(fill, 0.18)}"/>`);
  const far = z + d;
  const wall = (corners: Point3[], tone: string) =>
    pen.add(
      `<polygon points="${join(corners.map(pen.projection.point))}" fill="${tone}" stroke="${INK}" stroke-width="2" stroke-opacity="0.45"/>`,
    );
  wall(
    [
      [x, y, far],
      [x + w, y, far],
      [x + w, y + h, far],
      [x, y + h, far],
    ],
    fill,
  );
  wall(
    [
      [x, y, z],
      [x, y, far],
      [x, y + h, far],
      [x, y + h, z],
    ],
    darken(fill, 0.1),
  );
  wall(
    [
      [x, y, z],
      [x + w, y, z],
      [x + w, y, far],
      [x, y, far],
    ],
    lighten(fill, 0.15),
  );
  contents();
  pen.add('</g>');
  pen.add(
    `<polygon points="${points}" fill="none" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`,
  );
}
