import { surface } from '../../engine/surface.ts';
import type { Kit, Material } from '../../kit/kit.ts';
import type { Paints } from '../../paints.ts';

type Space = { w: number; d: number; bottom: number; top: number; z: number };

/** A white liner with glass shelves and drawers under a light, or only drawers for a freezer; its opening is at `z`. */
export function coldInside(kit: Kit, space: Space, freezer: boolean, paints: Paints, x = 0): void {
  const { w, d, bottom, top, z } = space;
  const high = top - bottom;
  const y = bottom + high / 2;
  const liner = surface({
    colour: [0.8, 0.81, 0.82],
    rough: 0.4,
    openShare: 0.7,
    glow: freezer ? 0.12 : 0.42,
  });
  kit.box([w, high, 6], [x, y, z - d], liner, 2);
  for (const side of [-1, 1]) kit.box([6, high, d], [x + (side * w) / 2, y, z - d / 2], liner, 2);
  for (const end of [-1, 1]) kit.box([w, 6, d], [x, y + (end * high) / 2, z - d / 2], liner, 2);
  const inner = kit.part([x, 0, 0]);
  if (freezer) drawers(inner, space, paints);
  else shelves(inner, space, paints);
}

function drawers(kit: Kit, { w, bottom, top, z }: Space, paints: Paints): void {
  const high = top - bottom;
  const count = Math.max(2, Math.round(high / 210));
  const each = high / count;
  const front = frosted();
  for (let i = 0; i < count; i += 1)
    drawer(kit, [w - 30, each - 16], bottom + each * (i + 0.5), z - 30, front, paints);
}

const frosted = (): Material => surface({ colour: [0.76, 0.8, 0.84], rough: 0.3, coat: 0.3, glow: 0.1 });

/** A drawer's front around the height `y`, with a recessed grip. */
function drawer(
  kit: Kit,
  [w, h]: readonly [number, number],
  y: number,
  z: number,
  front: Material,
  paints: Paints,
): void {
  kit.box([w, h, 10], [0, y, z], front, 4);
  kit.box([w - 4, 9, 14], [0, y + h / 2 - 5, z], paints.whitePlastic, 3);
  kit.box([w * 0.4, 22, 6], [0, y + h * 0.3, z + 6], paints.greyPlastic, 4);
}

function shelves(kit: Kit, { w, d, bottom, top, z }: Space, paints: Paints): void {
  const high = top - bottom;
  const crisper = Math.min(200, high * 0.25);
  const glass = surface({ colour: [0.7, 0.78, 0.78], rough: 0.2, openShare: 0.7, glow: 0.3 });
  drawer(kit, [w - 26, crisper - 8], bottom + crisper / 2 + 2, z - d * 0.1, frosted(), paints);
  const count = Math.max(1, Math.round((high - crisper) / 260));
  for (let i = 0; i <= count; i += 1) {
    const at = bottom + crisper + ((high - crisper) * i) / (count + 1);
    kit.box([w - 14, 5, d * 0.78], [0, at, z - d * 0.55], glass, 1);
    kit.box([w - 14, 14, 8], [0, at, z - d * 0.16], paints.satin, 2);
  }
  const lamp = surface({ colour: [1, 1, 1], rough: 0.5, glow: 1 });
  kit.box([w * 0.42, 6, 60], [0, top - 6, z - 110], lamp, 2);
  for (const side of [-1, 1])
    kit.box([4, high * 0.6, 10], [side * (w / 2 - 5), top - high * 0.36, z - 40], lamp, 1);
}
