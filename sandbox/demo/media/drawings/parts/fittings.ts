import { darken, INK, lightness } from '../kit/colour.ts';
import type { Pen } from '../kit/pen.ts';
import type { Sheet } from '../kit/sheet.ts';
import { box, disc, tube } from '../kit/solids.ts';

/** A bar handle between two points of the front, `off` millimetres in front of the surface at z. */
export function barHandle(
  pen: Pen,
  from: readonly [number, number],
  to: readonly [number, number],
  options: { fill: string; radius?: number; off?: number; z?: number },
): void {
  const { fill, radius = 9, off = 38, z = 0 } = options;
  const inset = (a: number, b: number) => a + Math.sign(b - a) * Math.min(28, Math.abs(b - a) * 0.12);
  const feet = [
    [inset(from[0], to[0]), inset(from[1], to[1])],
    [inset(to[0], from[0]), inset(to[1], from[1])],
  ] as const;
  for (const [x, y] of feet) {
    tube(
      pen,
      [
        [x, y, z],
        [x, y, z - off],
      ],
      { fill: darken(fill, 0.15), radius: radius * 0.75, straight: true, width: 3 },
    );
  }
  tube(
    pen,
    [
      [from[0], from[1], z - off],
      [to[0], to[1], z - off],
    ],
    { fill, radius, straight: true, width: 3.5 },
  );
}

/** A round knob with a mark at `angle` degrees from the top. */
export function knob(
  pen: Pen,
  cx: number,
  cy: number,
  r: number,
  options: { fill: string; angle?: number; depth?: number; z?: number; collar?: string },
): void {
  const { fill, angle = 0, depth = r * 0.9, z = 0, collar } = options;
  if (collar) disc(pen, cx, cy, r * 1.3, z - 3, z, { fill: collar, width: 2.5 });
  disc(pen, cx, cy, r, z - depth, z, { fill, width: 3.5 });
  const sheet = pen.front(cx, cy, z - depth);
  const turned = (angle * Math.PI) / 180;
  const mark = lightness(fill) < 0.4 ? '#ffffff' : INK;
  sheet.line(
    [
      [Math.sin(turned) * r * 0.25, -Math.cos(turned) * r * 0.25],
      [Math.sin(turned) * r * 0.82, -Math.cos(turned) * r * 0.82],
    ],
    { stroke: mark, width: 3 },
  );
}

/** A dark display with lit digits or bars. */
export function display(sheet: Sheet, x: number, y: number, w: number, h: number): void {
  sheet.rect(x, y, w, h, { fill: '#12172b', radius: h * 0.18 });
  const bar = h * 0.4;
  const lit = '#eaf0ff';
  for (const [at, wide] of [
    [0.1, 0.12],
    [0.26, 0.12],
    [0.46, 0.12],
  ] as const) {
    sheet.rect(x + w * at, y + (h - bar) / 2, Math.min(w * wide, bar * 0.7), bar, {
      fill: lit,
      opacity: 0.92,
    });
  }
  sheet.line(
    [
      [x + w * 0.68, y + h * 0.36],
      [x + w * 0.9, y + h * 0.36],
    ],
    { stroke: lit, width: 2.5 },
  );
  sheet.line(
    [
      [x + w * 0.68, y + h * 0.64],
      [x + w * 0.82, y + h * 0.64],
    ],
    { stroke: lit, width: 2.5 },
  );
}

/** A row of round buttons. */
export function buttons(
  sheet: Sheet,
  x: number,
  y: number,
  count: number,
  gap: number,
  fill: string,
  r = 6,
): void {
  for (let index = 0; index < count; index += 1) {
    sheet.circle(x + index * gap, y, r, { fill, stroke: INK, width: 2 });
  }
}

/** Feet of a body that stands `clear` millimetres above the floor. */
export function feet(pen: Pen, w: number, d: number, clear: number, inset = 40): void {
  for (const [x, z] of [
    [inset, d - inset],
    [w - inset, d - inset],
    [inset, inset],
    [w - inset, inset],
  ] as const) {
    box(pen, { x: x - 16, y: 0, z: z - 16, w: 32, h: clear + 2, d: 32 }, { fill: '#2a2f40', width: 2.5 });
  }
}

/** Slots of a grille. */
export function grille(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  options: { rows?: number; fill?: string } = {},
): void {
  const { rows = 5, fill = INK } = options;
  const step = h / rows;
  for (let row = 0; row < rows; row += 1) {
    sheet.rect(x, y + row * step + step * 0.25, w, step * 0.45, { fill, radius: step, opacity: 0.85 });
  }
}

/** A plain seam between two panels. */
export function join(
  sheet: Sheet,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width = 3,
): void {
  sheet.line(
    [
      [x1, y1],
      [x2, y2],
    ],
    { stroke, width },
  );
}
