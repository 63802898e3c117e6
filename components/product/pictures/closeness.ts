type Point = readonly [x: number, y: number];

/** How a picture is enlarged in its box: each point, in pixels from the top left of the box, is scaled, then moved. */
export type Closeness = { scale: number; x: number; y: number };

export const WHOLE: Closeness = { scale: 1, x: 0, y: 0 };

/** Smallest enlargement worth offering. */
const WORTH = 1.2;

/**
 * Returns how far a picture can be enlarged before its pixels show; 1 if that is not worth offering.
 * @param pixels its natural width
 * @param side its rendered width, in pixels
 */
export function closestOf(pixels: number, side: number): number {
  const most = side > 0 ? pixels / side : 1;
  return most >= WORTH ? most : 1;
}

/**
 * Returns the picture enlarged by `ratio` about `at`, which is moved by `shift`. The picture always fills its square
 * box of `side` pixels.
 * @param closest largest total enlargement
 */
export function closer(
  { scale, x, y }: Closeness,
  {
    at,
    ratio,
    shift = [0, 0],
    side,
    closest,
  }: { at: Point; ratio: number; shift?: Point; side: number; closest: number },
): Closeness {
  const next = Math.min(closest, Math.max(1, scale * ratio));
  const by = next / scale;
  const kept = (place: number, own: number, moved: number) =>
    Math.min(0, Math.max((1 - next) * side, place - by * (place - own) + moved));
  return { scale: next, x: kept(at[0], x, shift[0]), y: kept(at[1], y, shift[1]) };
}

/** Returns what two fingers did between two moments: the ratio of their distances, their midpoint, and its movement. */
export function pinched([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]) {
  const middle = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const apart = (p: Point, q: Point) => Math.max(1, Math.hypot(p[0] - q[0], p[1] - q[1]));
  const [from, to] = [middle(a, b), middle(c, d)];
  return {
    at: from,
    ratio: apart(c, d) / apart(a, b),
    shift: [to[0] - from[0], to[1] - from[1]] as const,
  };
}
