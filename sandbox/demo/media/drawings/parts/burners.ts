import { INK } from '../kit/colour.ts';
import type { Pen } from '../kit/pen.ts';
import type { Sheet } from '../kit/sheet.ts';
import { column } from '../kit/solids.ts';

/** A cooking zone on a hob: its centre from the left and from the near edge, and its radius. */
export type Zone = { x: number; z: number; r: number };

/** Marks on glass: a ring with a cross for induction, a double ring for radiant heat. */
export function glassZone(sheet: Sheet, depth: number, { x, z, r }: Zone, radiant: boolean): void {
  const y = depth - z;
  const stroke = '#aab3c6';
  sheet.circle(x, y, r, { stroke, width: 2.5 });
  if (radiant) {
    sheet.circle(x, y, r * 0.78, { stroke: '#b4553f', width: 4, opacity: 0.75 });
    sheet.circle(x, y, r * 0.52, { stroke: '#b4553f', width: 4, opacity: 0.5 });
    return;
  }
  const arm = r * 0.22;
  sheet.line(
    [
      [x - arm, y],
      [x + arm, y],
    ],
    { stroke, width: 2.5 },
  );
  sheet.line(
    [
      [x, y - arm],
      [x, y + arm],
    ],
    { stroke, width: 2.5 },
  );
}

/** A gas burner with its cap and pan support, on a top at height `y`. */
export function gasBurner(pen: Pen, y: number, { x, z, r }: Zone, double = false): void {
  const small = r * 0.46;
  ring(pen, x, z, small * 1.25, y, 10, '#aeb5c2');
  if (double) ring(pen, x, z, small, y + 10, 8, '#2a2f40');
  ring(pen, x, z, small * (double ? 0.5 : 0.8), y + 10, 10, '#2a2f40');
  const top = y + 34;
  for (const [dx, dz] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    const [far, near] = [r * 0.92, r * 0.26];
    pen.line(
      [
        [x + dx * far, y, z + dz * far],
        [x + dx * far, top, z + dz * far],
        [x + dx * near, top, z + dz * near],
      ],
      { stroke: INK, width: Math.max(3, 11 * pen.scale) },
    );
  }
}

function ring(pen: Pen, x: number, z: number, r: number, y: number, h: number, fill: string): void {
  column(pen, { x: x - r, y, z: z - r, w: r * 2, h, d: r * 2 }, { fill, radius: r, width: 2.5 });
}

/** A cast-iron electric plate. */
export function solidPlate(pen: Pen, y: number, { x, z, r }: Zone): void {
  ring(pen, x, z, r, y, 8, '#d5dae2');
  ring(pen, x, z, r * 0.92, y + 8, 8, '#2f3444');
  const sheet = pen.top(x, y + 16, z);
  sheet.circle(0, 0, r * 0.3, { fill: '#454b5e' });
}

/** Spreads `count` zones over a top of w by d, with those in the far row slightly smaller. */
export function spread(count: number, w: number, d: number): Zone[] {
  if (count <= 1) return [{ x: w / 2, z: d / 2, r: Math.min(w, d) * 0.36 }];
  if (count === 2 && w < d) {
    return [
      { x: w / 2, z: d * 0.32, r: w * 0.3 },
      { x: w / 2, z: d * 0.72, r: w * 0.34 },
    ];
  }
  if (count === 2) return [0.28, 0.72].map((at) => ({ x: w * at, z: d / 2, r: Math.min(w * 0.2, d * 0.36) }));
  if (count === 3) {
    return [
      { x: w * 0.26, z: d * 0.3, r: d * 0.18 },
      { x: w * 0.26, z: d * 0.74, r: d * 0.16 },
      { x: w * 0.7, z: d * 0.54, r: Math.min(d * 0.28, w * 0.24) },
    ];
  }
  const middle = count % 2 === 1;
  const columns = Math.floor(count / 2);
  const usable = middle ? w * 0.34 : w;
  const r = Math.min(d * 0.19, (w / (columns + (middle ? 1 : 0))) * 0.4);
  const zones: Zone[] = [];
  for (let column = 0; column < columns; column += 1) {
    const at = (column + 0.5) / columns;
    const x = !middle ? usable * at : at < 0.5 || columns === 1 ? w * 0.16 : at > 0.5 ? w * 0.84 : w * 0.5;
    zones.push({ x, z: d * 0.3, r: r * 0.95 }, { x, z: d * 0.73, r: r * 0.84 });
  }
  if (middle) zones.push({ x: w * 0.5, z: d * 0.52, r: Math.min(r * 1.3, w * 0.17) });
  return zones.toSorted((a, b) => b.z - a.z);
}
