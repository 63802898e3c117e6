type Point = readonly [x: number, y: number];

export type Edge = readonly [from: Point, to: Point];

/** Ends of the body's width, height and depth edges in a picture `size` units square; null for a hidden edge. */
export type Anchors = { size: number; width: Edge | null; height: Edge | null; depth: Edge | null };
