/**
 * A place beside a model in millimetres, as the model itself counts (glTF's axes): from the middle of the foot line of
 * its back to its right, upwards, and out of its front.
 */
export type Place = readonly [x: number, y: number, z: number];

/** What a model takes up, doors shut, in millimetres. */
export type Extent = { width: number; height: number; depth: number };

/**
 * What a model takes up, and where of it begins what is wider than a hole, which rests on the hole's edge: millimetres
 * from its back and from its foot; null where all of it goes in.
 */
export type Shape = Extent & { wider: (hole: number) => { back: number; foot: number } | null };

/**
 * A measured line: between two places, with the figure that stands on it; of the thing itself unless told otherwise.
 * `leads`: the figure matters however short the line is, and is led out of it.
 */
export type Measured = {
  from: Place;
  to: Place;
  text: string;
  tone?: 'space' | 'air' | 'warn';
  leads?: true;
};

/** Where the three axes of a thing point that is turned: to its right, upwards, and out of its front; of length 1. */
export type Axes = readonly [right: Place, up: Place, front: Place];

/** A flat-coloured block of the room round a model, between two corners; `axes`: turned about its middle. */
export type Block = {
  from: Place;
  to: Place;
  tone: 'wall' | 'unit' | 'worktop' | 'floor' | 'warn' | 'carton';
  axes?: Axes;
};

/** From where a model is looked at, in radians: round it to the right of its front, and up from the floor. */
export type Angle = { round: number; up: number };
