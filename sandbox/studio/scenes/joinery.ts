import type { Kit, Material } from '../kit/kit.ts';
import { shaker } from '../models/parts/shaker.ts';
import type { Finishes } from './finishes.ts';

/** Distance of base unit fronts from the wall, in millimetres. */
export const FRONT = 600;
/** Height of the worktop's surface, in millimetres. */
export const WORKTOP = 905;
const PLINTH = 120;
const THICK = 30;

/** Base units of equal width side by side: each has a door with its knob on the left or right, or drawers. */
export function baseUnits(
  kit: Kit,
  paints: Finishes,
  from: number,
  to: number,
  kinds: readonly ('left' | 'right' | 'drawers')[],
  top = WORKTOP - THICK - 8,
): void {
  const deep = FRONT - 20;
  kit.box(
    [to - from, top - PLINTH, deep],
    [(from + to) / 2, (top + PLINTH) / 2, deep / 2],
    paints.joinery,
    2,
  );
  kit.box([to - from, PLINTH, deep - 50], [(from + to) / 2, PLINTH / 2, (deep - 50) / 2], paints.plinth, 2);
  const width = (to - from) / kinds.length;
  kinds.forEach((kind, i) => {
    const x = from + width * (i + 0.5);
    if (kind === 'drawers') {
      const rows = [PLINTH, PLINTH + 290, PLINTH + 545, top];
      for (let row = 0; row < 3; row += 1)
        shaker(kit, paints, { x, width, bottom: rows[row] ?? 0, top: rows[row + 1] ?? 0 }, [[0, 0]], FRONT);
      return;
    }
    const toKnob = (kind === 'left' ? -1 : 1) * (width / 2 - 45);
    shaker(kit, paints, { x, width, bottom: PLINTH, top }, [[toKnob, (top - PLINTH) / 2 - 90]], FRONT);
  });
}

/** A worktop that overhangs the fronts by 25 mm; `notch` leaves space for an inset sink. */
export function worktop(
  kit: Kit,
  material: Material,
  from: number,
  to: number,
  notch?: readonly [number, number],
): void {
  const deep = FRONT + 35;
  const slab = (a: number, b: number, d = deep) =>
    kit.box([b - a, THICK, d], [(a + b) / 2, WORKTOP - THICK / 2, d / 2], material, 4);
  if (!notch) {
    slab(from, to);
    return;
  }
  slab(from, notch[0]);
  slab(notch[1], to);
  slab(notch[0], notch[1], 110);
}

/** A tall housing around a gap of `width`, with cupboards above `top`. */
export function tallHousing(
  kit: Kit,
  paints: Finishes,
  { x, width, top }: { x: number; width: number; top: number },
): void {
  const [side, deep, head] = [32, FRONT + 60, 330];
  const whole = width + 2 * side;
  for (const to of [-1, 1])
    kit.box(
      [side, top + head, deep],
      [x + to * (width + side) * 0.5, (top + head) / 2, deep / 2],
      paints.joinery,
      2,
    );
  kit.box([width, head, deep - 30], [x, top + head / 2, (deep - 30) / 2], paints.joinery, 2);
  for (const to of [-1, 1])
    shaker(
      kit,
      paints,
      { x: x + (to * width) / 4, width: width / 2, bottom: top + 4, top: top + head - 6 },
      [[-to * (width / 4 - 42), -head / 2 + 74]],
      deep - 8,
    );
  kit.box([whole + 14, 40, deep + 12], [x, top + head + 20, (deep + 12) / 2], paints.joinery, 4);
}

/** A shelf on brass brackets. */
export function shelf(kit: Kit, paints: Finishes, x: number, y: number, width: number, deep = 210): void {
  kit.box([width, 34, deep], [x, y - 17, deep / 2 + 2], paints.oak, 4);
  for (const to of [-1, 1]) {
    kit.box([18, 118, 14], [x + to * (width / 2 - 150), y - 92, 10], paints.brass, 3);
    kit.box([18, 14, deep - 40], [x + to * (width / 2 - 150), y - 41, (deep - 40) / 2], paints.brass, 3);
  }
}
