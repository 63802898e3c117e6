import { MathUtils } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { darkRoom } from '../engine/room.ts';
import { type Kit, roundedRect } from '../kit/kit.ts';
import { isDark, type Paints } from '../paints.ts';
import { bodyBox, type Model } from './model.ts';

const LID = 78;
const WALL = 62;
const FOOT = 36;

/** Chest freezers: a box, a hinged lid, a handle in front. Open ones are seen from above. */
export const chestFreezer: Model = {
  level: 1500,
  turn: 0.36,
  openPitch: 0.62,
  room: ({ finish }) => (isDark(finish) ? darkRoom(0.36) : undefined),
  build: (kit, look, paints, pose) => {
    const { width: w, height: h, depth: d } = look;
    const filled = pose !== 'closed';
    const body = h - LID - 40;
    const top = FOOT + body;
    for (const x of [-1, 1])
      kit.box([WALL, body, d - 12], [x * (w / 2 - WALL / 2 - 4), FOOT + body / 2, 0], paints.side, 10);
    for (const z of [-1, 1])
      kit.box([w - 8, body, WALL], [0, FOOT + body / 2, z * (d / 2 - WALL / 2 - 6)], paints.front, 10);
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        kit.cylinder(24, 40, [x * (w / 2 - 60), 20, z * (d / 2 - 70)], paints.blackMatt);
    if (filled) inside(kit, look, paints, top);
    else kit.box([w - 30, 8, d - 36], [0, top + 2, 0], paints.gap, 2);
    const turn = [-MathUtils.degToRad(72), 0, 0] as const;
    const hinge = kit.hinged('lid', [0, top + 6, -d / 2 + 10], { turn }, pose === 'open');
    hinge.box([w, LID - 8, d], [0, LID / 2, d / 2 - 10], paints.front, 16);
    if (filled) hinge.box([w - 90, 16, d - 90], [0, 2, d / 2 - 10], paints.liner, 6);
    hinge.box([180, 26, 26], [0, LID * 0.34, d - 2], paints.greyPlastic, 9);
    kit.plate([150, 34], 4, [w / 2 - 130, 110, d / 2 - 5], paints.darkPlastic, { radius: 6 });
    for (let i = 0; i < 3; i += 1)
      kit.cylinder(
        5,
        3,
        [w / 2 - 165 + i * 22, 110, d / 2 - 2],
        i === 0 ? paints.chrome : paints.greyPlastic,
        { axis: 'z' },
      );
    for (let i = 0; i < 9; i += 1) kit.box([3, 60, 3], [w / 2 - 4, 120, -d / 4 + i * 14], paints.gap, 1);
    return { body: bodyBox(look), detail: { from: [0, h - 240, d / 2], to: [w / 2, h, d / 2] } };
  },
};

/**
 * White walls down to the floor, a rim around them, the step over the compressor, and a basket that hangs from the rim.
 */
function inside(kit: Kit, { width: w, depth: d }: Look, paints: Paints, top: number): void {
  const [wide, deep] = [w - 2 * WALL - 8, d - 2 * WALL - 12];
  const high = top - 60;
  kit.tray([w - 30, d - 36], 8, [0, top + 2, 0], paints.liner, {
    holes: [roundedRect(wide - 6, deep - 6, 24)],
  });
  for (const x of [-1, 1]) kit.box([4, high, deep], [(x * wide) / 2, 60 + high / 2, 0], paints.liner, 1);
  for (const z of [-1, 1]) kit.box([wide, high, 4], [0, 60 + high / 2, (z * deep) / 2], paints.liner, 1);
  kit.box([wide, 20, deep], [0, 60, 0], paints.liner, 4);
  kit.box([wide * 0.3, 220, deep], [wide * 0.35, 170, 0], paints.liner, 14);
  basket(kit.part([-wide / 4, top - 130, 0]), Math.min(wide / 2 - 20, 300), deep - 20, paints);
}

/** A wire basket `w` by `d` about its middle, 200 mm high, with handles to lift it by. */
function basket(kit: Kit, w: number, d: number, paints: Paints): void {
  const high = 200;
  for (const y of [-high / 2, -high / 6, high / 6, high / 2]) {
    const thick = y === high / 2 ? 4 : 2.2;
    for (const z of [-1, 1]) kit.cylinder(thick, w, [0, y, (z * d) / 2], paints.wire, { axis: 'x' });
    for (const x of [-1, 1]) kit.cylinder(thick, d, [(x * w) / 2, y, 0], paints.wire, { axis: 'z' });
  }
  const across = Math.round(w / 34);
  for (let i = 0; i <= across; i += 1) {
    const x = -w / 2 + (i * w) / across;
    for (const z of [-1, 1]) kit.cylinder(2.2, high, [x, 0, (z * d) / 2], paints.wire);
    kit.cylinder(2.2, d, [x, -high / 2, 0], paints.wire, { axis: 'z' });
  }
  const along = Math.round(d / 34);
  for (let i = 1; i < along; i += 1)
    for (const x of [-1, 1]) kit.cylinder(2.2, high, [(x * w) / 2, 0, -d / 2 + (i * d) / along], paints.wire);
  for (const z of [-1, 1]) kit.box([90, 16, 12], [0, high / 2 + 6, (z * d) / 2], paints.greyPlastic, 5);
}
