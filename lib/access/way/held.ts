import type { Axes, Block, Place } from '@/lib/catalogue/models/place';
import type { Box, Carried, Held } from '../types';

/** The position of a carried box: its middle, and the directions of its own axes. */
export type Stand = { middle: Place; axes: Axes };

const RADIANS = Math.PI / 180;

/**
 * Returns the directions of a box's sides as it is held. The way leads away from the viewer, and the box leans away
 * too.
 */
export function axesOf({ across, up, along, lean }: Held): Axes {
  const [sin, cos] = [Math.sin(lean * RADIANS), Math.cos(lean * RADIANS)];
  const ways: Readonly<Record<keyof Box, Place>> = {
    width: [0, 0, 0],
    height: [0, 0, 0],
    depth: [0, 0, 0],
    [across]: [1, 0, 0],
    [up]: [0, cos, -sin],
    [along]: [0, sin, cos],
  };
  const { width: right, height, depth } = ways;
  return isRightHanded(right, height, depth) ? [right, height, depth] : [minus(right), height, depth];
}

const minus = ([x, y, z]: Place): Place => [-x, -y, -z];

const isRightHanded = ([ax, ay, az]: Place, [bx, by, bz]: Place, [cx, cy, cz]: Place): boolean =>
  (ay * bz - az * by) * cx + (az * bx - ax * bz) * cy + (ax * by - ay * bx) * cz > 0;

/** Turns axes on the floor by an angle in radians, from the direction of the way towards the right. */
export function turnedBy(axes: Axes, angle: number): Axes {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const turn = ([x, y, z]: Place): Place => [x * cos - z * sin, y, x * sin + z * cos];
  return [turn(axes[0]), turn(axes[1]), turn(axes[2])];
}

/** Returns the carton round an appliance that is still packed; none for any other. */
export function carton({ as, box }: Carried, { middle: [x, y, z], axes }: Stand): Block[] {
  if (as !== 'IN') return [];
  const { width, height, depth } = box;
  return [
    {
      from: [x - width / 2, y - height / 2, z - depth / 2],
      to: [x + width / 2, y + height / 2, z + depth / 2],
      tone: 'carton',
      axes,
    },
  ];
}

/**
 * Returns the origin of the model whose box stands there: in the middle of a carton, or else at the back of the
 * appliance without its doors.
 */
export function originOf({ as, box }: Carried, { middle, axes }: Stand, shape: Box): Place {
  const [, up, front] = axes;
  const back = as === 'IN' ? shape.depth / 2 : box.depth / 2;
  const at = (axis: 0 | 1 | 2) => middle[axis] - (up[axis] * shape.height) / 2 - front[axis] * back;
  return [at(0), at(1), at(2)];
}
