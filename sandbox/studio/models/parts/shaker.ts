import { type Kit, type Material, roundedRect } from '../../kit/kit.ts';

export type Front = { x: number; width: number; bottom: number; top: number };

/** A framed door or drawer front, 20 mm thick around `z`, with knobs at places given from its middle. */
export function shaker(
  kit: Kit,
  { joinery, brass }: { joinery: Material; brass: Material },
  { x, width, bottom, top }: Front,
  knobs: readonly (readonly [number, number])[],
  z: number,
): void {
  const [w, h] = [width - 5, top - bottom - 5];
  const y = (top + bottom) / 2;
  const rail = h < 220 ? 46 : 74;
  kit.plate([w, h], 20, [x, y, z], joinery, {
    radius: 2,
    bevel: 1.2,
    holes: [roundedRect(w - rail * 2, h - rail * 2, 1)],
  });
  kit.box([w - 60, h - 60, 10], [x, y, z - 6], joinery, 1);
  for (const [dx, dy] of knobs) {
    kit.cylinder(6, 20, [x + dx, y + dy, z + 18], brass, { axis: 'z' });
    kit.cylinder(15, 12, [x + dx, y + dy, z + 31], brass, { axis: 'z', bevel: 5 });
  }
}
