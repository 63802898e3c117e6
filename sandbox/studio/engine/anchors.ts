import type { Anchors, Edge } from '@hobwright/demo-store/media/looks/edges.ts';
import type { BadgePlace } from '@hobwright/demo-store/media/looks/badge.ts';
import { type Camera, type Frame, inPicture, type Place, project, turned } from './camera.ts';

type Ends = readonly [from: Place, to: Place];
/** A box between two opposite corners, in millimetres. */
export type Box = { from: Place; to: Place };

/** The body that a product's stated measurements describe. */
export type Measured = {
  body: Box;
  /** Whether its depth runs across the picture. */
  aside?: true;
  /**
   * Whether it is as wide as its outline. The width is then measured through its middle and drawn in front of it, and
   * the depth is not shown.
   */
  round?: true;
  /** Edges to use instead of the box's; null where there are none. */
  edges?: { width?: Ends | null; height?: Ends | null; depth?: Ends | null };
};

/**
 * Returns where dimension lines belong, on the outline of the box: along the near bottom edge, up the near left edge,
 * and along the right bottom edge that runs away from the viewer. From below, the underside is visible and the outline
 * runs round it: along the far bottom edge and the left one.
 */
export function anchorsOf(
  { body, aside, round, edges = {} }: Measured,
  camera: Camera,
  square: Frame,
): Anchors {
  const at = (place: Place) => inPicture(square, project(camera, turned(place, camera.turn)));
  const edge = ([from, to]: Ends): Edge => [at(from), at(to)];
  const [[x0, y0, z0], [x1, y1, z1]] = [body.from, body.to];
  const below = camera.pitch < 0;
  const alongX = (z: number) =>
    edge([
      [x0, y0, z],
      [x1, y0, z],
    ]);
  const alongZ = (x: number) =>
    edge([
      [x, y0, z1],
      [x, y0, z0],
    ]);
  const upright = (z: number) =>
    edge([
      [x0, y0, z],
      [x0, y1, z],
    ]);
  const across = alongX(below ? z0 : z1);
  const away = alongZ(below ? x0 : x1);
  const middle = (z0 + z1) / 2;
  const found: Anchors = round
    ? { size: 1000, width: levelWith(across, alongX(middle)), height: upright(middle), depth: null }
    : { size: 1000, width: aside ? away : across, height: upright(z1), depth: aside ? across : away };
  const { width, height, depth } = edges;
  return {
    ...found,
    ...(width !== undefined && { width: width && edge(width) }),
    ...(height !== undefined && { height: height && edge(height) }),
    ...(depth !== undefined && { depth: depth && edge(depth) }),
  };
}

/**
 * Returns the lower left, lower right and upper left corners of a vertical rectangle centred on `at`, as they appear.
 */
export function cornersOf(
  { at: [x, y, z], size: [w, h] }: { at: Place; size: readonly [number, number] },
  camera: Camera,
  square: Frame,
): BadgePlace {
  const seen = (place: Place) => inPicture(square, project(camera, turned(place, camera.turn)));
  return [seen([x - w / 2, y - h / 2, z]), seen([x + w / 2, y - h / 2, z]), seen([x - w / 2, y + h / 2, z])];
}

/** Moves a farther edge down in the picture to the level of the near one. */
function levelWith([[, y0], [, y1]]: Edge, [from, to]: Edge): Edge {
  const down = (y0 + y1 - from[1] - to[1]) / 2;
  return [
    [from[0], Math.round(from[1] + down)],
    [to[0], Math.round(to[1] + down)],
  ];
}
