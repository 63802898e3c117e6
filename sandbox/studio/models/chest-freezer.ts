import { MathUtils } from 'three';
import { darkRoom } from '../engine/room.ts';
import { isDark } from '../paints.ts';
import { bodyBox, type Model } from './model.ts';

/** Chest freezers: a box, a lid on hinges, a handle at its front. */
export const chestFreezer: Model = {
  level: 1500,
  turn: 0.36,
  room: ({ finish }) => (isDark(finish) ? darkRoom(0.36) : undefined),
  build: (kit, look, paints, pose) => {
    const { width: w, height: h, depth: d } = look;
    const lid = 78;
    const body = h - lid - 40;
    const wall = 62;
    for (const x of [-1, 1])
      kit.box([wall, body, d - 12], [x * (w / 2 - wall / 2 - 4), 36 + body / 2, 0], paints.side, 10);
    for (const z of [-1, 1])
      kit.box([w - 8, body, wall], [0, 36 + body / 2, z * (d / 2 - wall / 2 - 6)], paints.front, 10);
    kit.box([w - 30, 40, d - 30], [0, 60, 0], paints.liner, 4);
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        kit.cylinder(24, 40, [x * (w / 2 - 60), 20, z * (d / 2 - 70)], paints.blackMatt);
    kit.box([w - 30, 8, d - 36], [0, 36 + body + 2, 0], pose === 'open' ? paints.liner : paints.gap, 2);
    if (pose === 'open') kit.box([w - 130, 6, d - 140], [0, 36 + body - 140, 0], paints.gap, 1);
    const hinge = kit.part(
      [0, 36 + body + 6, -d / 2 + 10],
      [pose === 'open' ? -MathUtils.degToRad(72) : 0, 0, 0],
    );
    hinge.box([w, lid - 8, d], [0, lid / 2, d / 2 - 10], paints.front, 16);
    hinge.box([180, 26, 26], [0, lid * 0.34, d - 2], paints.greyPlastic, 9);
    kit.plate([150, 34], 4, [w / 2 - 130, 110, d / 2 - 5], paints.darkPlastic, { radius: 6 });
    for (let i = 0; i < 3; i += 1)
      kit.cylinder(
        5,
        3,
        [w / 2 - 165 + i * 22, 110, d / 2 - 2],
        i === 0 ? paints.chrome : paints.greyPlastic,
        { axis: 'z' },
      );
    for (let i = 0; i < 9; i += 1) kit.box([3, 60, 3], [w / 2 + -4, 120 + 0, -d / 4 + i * 14], paints.gap, 1);
    return { body: bodyBox(look), detail: { from: [0, h - 240, d / 2], to: [w / 2, h, d / 2] } };
  },
};
