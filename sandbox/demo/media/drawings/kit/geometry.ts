export type Point = readonly [x: number, y: number];
export type Point3 = readonly [x: number, y: number, z: number];

/** Points of a rectangle with rounded corners, anticlockwise in a plane whose y runs up. */
export function roundedRect(x: number, y: number, w: number, h: number, radius: number, steps = 6): Point[] {
  const r = Math.min(radius, w / 2, h / 2);
  if (r <= 0)
    return [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ];
  const corners: [number, number, number][] = [
    [x + w - r, y + r, -90],
    [x + w - r, y + h - r, 0],
    [x + r, y + h - r, 90],
    [x + r, y + r, 180],
  ];
  return corners.flatMap(([cx, cy, from]) => arc(cx, cy, r, r, from, from + 90, steps));
}

/** Points along an elliptical arc; angles in degrees, anticlockwise from the right. */
export function arc(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  steps = 12,
): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
  });
}

export function circle(cx: number, cy: number, r: number, steps = 40): Point[] {
  return arc(cx, cy, r, r, 0, 360 - 360 / steps, steps - 1);
}

/** Interpolates a smooth line through the points, with `steps` points for each segment. */
export function smooth(points: readonly Point3[], steps = 10): Point3[] {
  const at = (index: number): Point3 => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0, 0];
  const out: Point3[] = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const part = (axis: 0 | 1 | 2) => catmullRom(p0[axis], p1[axis], p2[axis], p3[axis], t);
      out.push([part(0), part(1), part(2)]);
    }
  }
  out.push(at(points.length - 1));
  return out;
}

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - 3 * c + d - a) * t * t * t)
  );
}

/** Twice the signed area of a polygon: positive when its points run anticlockwise with y up. */
export function turn(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);
}
