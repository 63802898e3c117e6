import { type Camera, type Frame, inPicture, type Place, project, turned } from './camera.ts';

type Edge = [from: [number, number], to: [number, number]];

/** Ends of the body's width, height and depth edges in a picture, in a square of `size` units. */
export type Anchors = { size: number; width: Edge; height: Edge; depth: Edge };

/** The box that a product's stated millimetres describe. */
export type Box = { from: Place; to: Place };

/**
 * Where dimension lines belong, which is on the box's outline: along the near bottom edge, up the near left edge, and
 * along the right bottom edge that runs away from the viewer. From below the underside is seen, and the outline runs
 * round it: along the left bottom edge to the far one.
 */
export function anchorsOf({ from, to }: Box, camera: Camera, square: Frame): Anchors {
  const at = (place: Place) => inPicture(square, project(camera, turned(place, camera.turn)));
  const [[x0, y0, z0], [x1, y1, z1]] = [from, to];
  const below = camera.pitch < 0;
  const [z, x] = below ? [z0, x0] : [z1, x1];
  return {
    size: 1000,
    width: [at([x0, y0, z]), at([x1, y0, z])],
    height: [at([x0, y0, z1]), at([x0, y1, z1])],
    depth: [at([x, y0, z1]), at([x, y0, z0])],
  };
}
