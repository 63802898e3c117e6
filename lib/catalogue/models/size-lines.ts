import { mm } from '@/lib/i18n/length';
import type { Angle, Extent, Measured } from './place';

/** Distance of a dimension line from what it measures, in millimetres per metre of the largest side. */
const OFF = 70;

/**
 * Returns width, height and depth of a model as dimension lines, along visible edges and without crossing the model:
 * width and depth on the floor at the near sides, the height at the corner of its outline.
 */
export function sizeLines({ width, height, depth }: Extent, { round }: Pick<Angle, 'round'>): Measured[] {
  const off = (Math.max(width, height, depth) * OFF) / 1000;
  const side = Math.sin(round) >= 0 ? 1 : -1;
  const isFront = Math.cos(round) >= 0;
  const [near, out] = isFront ? [depth, depth + off] : [0, -off];
  const [left, right] = [-width / 2, width / 2];
  const beside = side * (width / 2 + off);
  const corner = -side * (width / 2 + off);
  return [
    { from: [left, 0, out], to: [right, 0, out], text: mm(width) },
    { from: [beside, 0, 0], to: [beside, 0, depth], text: mm(depth) },
    { from: [corner, 0, near], to: [corner, height, near], text: mm(height) },
  ];
}
