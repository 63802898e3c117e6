/** Millimetres to the right, up, and towards the viewer. The origin is on the floor in the middle of the product. */
export type Place = readonly [x: number, y: number, z: number];
export type Point = readonly [x: number, y: number];

/** Where a picture is taken from. Unless pitched, the camera is level, so that verticals stay vertical. */
export type Standpoint = {
  /** Radians by which the product is turned, its front to the left. */
  turn: number;
  /** Eye level above the product's base, in millimetres. */
  level: number;
  /** Radians by which the camera looks down. The eye is raised to keep the product in view. */
  pitch: number;
  /** Distance as a multiple of the product's longest side. */
  distance: number;
};

export const THREE_QUARTER: Standpoint = { turn: 0.4, level: 1250, pitch: 0, distance: 4.2 };
/** Front elevation, from so far away that nothing is foreshortened. */
export const ELEVATION: Standpoint = { turn: 0, level: 0, pitch: 0, distance: 90 };

/** Edges of a picture on the plane one unit in front of the eye. */
export type Frame = { left: number; right: number; bottom: number; top: number };

/** A camera in front of a product whose box is known. */
export type Camera = { eye: Place; pitch: number; turn: number; distance: number };

export function placeCamera(
  { turn, level, pitch, distance }: Standpoint,
  middle: Place,
  longest: number,
): Camera {
  const away = distance * longest;
  const eye: Place =
    pitch === 0
      ? [middle[0], distance > 50 ? middle[1] : level, middle[2] + away]
      : [middle[0], middle[1] + Math.sin(pitch) * away, middle[2] + Math.cos(pitch) * away];
  return { eye, pitch, turn, distance: away };
}

/** Rotates a place of the product by the product's turn. */
export function turned([x, y, z]: Place, turn: number): Place {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [x * cos - z * sin, y, x * sin + z * cos];
}

/** Projects a rotated place on the plane one unit in front of the eye. */
export function project({ eye, pitch }: Pick<Camera, 'eye' | 'pitch'>, [x, y, z]: Place): Point {
  const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]];
  const [cos, sin] = [Math.cos(pitch), Math.sin(pitch)];
  const up = dy * cos - dz * sin;
  const back = dy * sin + dz * cos;
  return [dx / -back, up / -back];
}

function around(points: readonly Point[]): Frame {
  const frame = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (const [x, y] of points) {
    frame.left = Math.min(frame.left, x);
    frame.right = Math.max(frame.right, x);
    frame.bottom = Math.min(frame.bottom, y);
    frame.top = Math.max(frame.top, y);
  }
  return frame;
}

/**
 * Returns the square that shows all points, with their longer side filling `fill` of it, and the points' own bounds.
 */
export function frameSquare(points: readonly Point[], fill: number): { square: Frame; bounds: Frame } {
  const bounds = around(points);
  const half = Math.max(bounds.right - bounds.left, bounds.top - bounds.bottom) / 2 / fill;
  const [x, y] = [(bounds.left + bounds.right) / 2, (bounds.bottom + bounds.top) / 2];
  return { square: { left: x - half, right: x + half, bottom: y - half, top: y + half }, bounds };
}

/** Returns the square of a close-up: as wide as its subject, which is in the upper part. */
export function closeUpSquare({ left, right, top }: Frame): Frame {
  const side = (right - left) * 1.06;
  const middle = (left + right) / 2;
  const above = top + side * 0.08;
  return { left: middle - side / 2, right: middle + side / 2, top: above, bottom: above - side };
}

/** Space for the shadow around a product, as shares of the square's side. */
const SHADOW = { left: 0.11, right: 0.17, bottom: 0.11, top: 0.012 };

/** Returns the part of the square that has to be rendered, in whole pixels of a square of `size`. */
export function cropOf(square: Frame, bounds: Frame, size: number) {
  const side = square.right - square.left;
  const at = (value: number, round: (n: number) => number) =>
    Math.min(size, Math.max(0, round((value / side) * size)));
  const left = at(bounds.left - square.left - SHADOW.left * side, Math.floor);
  const right = at(bounds.right - square.left + SHADOW.right * side, Math.ceil);
  const top = at(square.top - bounds.top - SHADOW.top * side, Math.floor);
  const bottom = at(square.top - bounds.bottom + SHADOW.bottom * side, Math.ceil);
  const unit = side / size;
  const frame: Frame = {
    left: square.left + left * unit,
    right: square.left + right * unit,
    top: square.top - top * unit,
    bottom: square.top - bottom * unit,
  };
  return { left, top, width: right - left, height: bottom - top, frame };
}

export type Crop = ReturnType<typeof cropOf>;

/** Converts a point to picture units: a square of 1000, with the origin at the top left. */
export function inPicture({ left, right, top }: Frame, [x, y]: Point): [number, number] {
  const unit = 1000 / (right - left);
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round((x - left) * unit), round((top - y) * unit)];
}
