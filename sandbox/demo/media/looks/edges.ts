type Point = readonly [x: number, y: number];

export type Edge = readonly [from: Point, to: Point];

/** Ends of the body's width, height and depth edges in a picture, in a square of `size` units; null where none shows. */
export type Anchors = { size: number; width: Edge | null; height: Edge | null; depth: Edge | null };
