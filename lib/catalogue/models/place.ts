/**
 * A point beside a model, in millimetres and glTF's axes: from the middle of the foot line of its back to its right,
 * upwards, and out of its front.
 */
export type Place = readonly [x: number, y: number, z: number];

/** Size of a model with its doors shut, in millimetres. */
export type Extent = { width: number; height: number; depth: number };

/**
 * Size of a model. `wider`: where the part begins that is wider than a housing or cut-out, and so stays outside it, in
 * millimetres from the model's back and foot; null if all of it fits inside.
 */
export type Shape = Extent & { wider: (hole: number) => { back: number; foot: number } | null };

/**
 * A dimension line between two points, with its text. It measures the product itself unless `tone` says otherwise.
 * `leads`: the text is shown however short the line is, on a leader line if necessary.
 */
export type Measured = {
  from: Place;
  to: Place;
  text: string;
  tone?: 'space' | 'air' | 'warn';
  leads?: true;
};

/** Directions of the axes of a rotated object, of length 1: to its right, upwards, and out of its front. */
export type Axes = readonly [right: Place, up: Place, front: Place];

/** A plain-coloured block of the room around a model, between two corners. `axes`: rotation about its middle. */
export type Block = {
  from: Place;
  to: Place;
  tone: 'wall' | 'unit' | 'worktop' | 'floor' | 'warn' | 'carton';
  axes?: Axes;
};

/** Viewing angle of a model, in radians: around it to the right of its front, and up from the floor. */
export type Angle = { round: number; up: number };
