import type { Kit } from '../../kit/kit.ts';
import type { Paints } from '../../paints.ts';

type Space = { w: number; d: number; bottom: number; top: number; z: number };

/** White liner with glass shelves and drawers, or drawers only in a freezer; its mouth is at `z`. */
export function coldInside(
  kit: Kit,
  { w, d, bottom, top, z }: Space,
  freezer: boolean,
  paints: Paints,
  x = 0,
): void {
  const high = top - bottom;
  const y = bottom + high / 2;
  kit.box([w, high, 6], [x, y, z - d], paints.liner, 2);
  for (const side of [-1, 1]) kit.box([6, high, d], [x + (side * w) / 2, y, z - d / 2], paints.liner, 2);
  for (const end of [-1, 1]) kit.box([w, 6, d], [x, y + (end * high) / 2, z - d / 2], paints.liner, 2);
  if (freezer) {
    const count = Math.max(2, Math.round(high / 210));
    for (let i = 0; i < count; i += 1) {
      const each = high / count;
      kit.box([w - 30, each - 16, 10], [x, bottom + each * (i + 0.5), z - 30], paints.whitePlastic, 4);
      kit.box([w * 0.4, 22, 6], [x, bottom + each * (i + 0.5) + each * 0.28, z - 24], paints.greyPlastic, 4);
    }
    return;
  }
  const crisper = Math.min(200, high * 0.25);
  kit.box([w - 26, crisper, d * 0.8], [x, bottom + crisper / 2 + 6, z - d * 0.5], paints.whitePlastic, 8);
  kit.box([w * 0.4, 18, 6], [x, bottom + crisper * 0.75, z - d * 0.09], paints.greyPlastic, 4);
  const shelves = Math.max(1, Math.round((high - crisper) / 260));
  for (let i = 1; i <= shelves; i += 1) {
    const at = bottom + crisper + ((high - crisper) * i) / (shelves + 1);
    kit.box([w - 14, 5, d * 0.78], [x, at, z - d * 0.55], paints.liner, 1);
    kit.box([w - 14, 12, 8], [x, at, z - d * 0.16], paints.satin, 2);
  }
  kit.box([w * 0.3, 8, 120], [x, top - 8, z - 120], paints.whitePlastic, 2);
}
