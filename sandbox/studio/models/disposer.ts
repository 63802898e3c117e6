import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { darkRoom } from '../engine/room.ts';
import type { Kit } from '../kit/kit.ts';
import { isDark, type Paints } from '../paints.ts';
import { type Built, type Model, UNMEASURED } from './model.ts';

/** Food-waste disposers: a motor below a grinding chamber, the sink's flange on top, the outlet on the right. */
export const disposer: Model = {
  level: 0,
  turn: 0.25,
  pitch: 0.24,
  room: ({ finish }) => (isDark(finish) ? darkRoom(0.25, { light: 2 }) : undefined),
  build,
};

function build(kit: Kit, look: Look, paints: Paints): Built {
  const { width: w, height: h } = look;
  const r = w / 2;
  kit.lathe(
    [
      [0, 4],
      [r * 0.8, 4],
      [r * 0.88, 12],
      [r * 0.9, 24],
      [r * 0.9, h * 0.06],
    ],
    [0, 0, 0],
    paints.blackPlastic,
  );
  kit.turnery(
    [
      [r * 0.92, h * 0.06],
      [r * 0.97, h * 0.1],
      [r * 0.99, h * 0.24],
      [r * 0.99, h * 0.38],
      [r * 0.95, h * 0.44],
    ],
    [0, 0, 0],
    paints.front,
  );
  kit.cylinder(r, h * 0.035, [0, h * 0.46, 0], paints.satin, { bevel: 3 });
  kit.turnery(
    [
      [r * 0.94, h * 0.475],
      [r * 0.96, h * 0.52],
      [r * 0.95, h * 0.6],
      [r * 0.86, h * 0.68],
      [r * 0.68, h * 0.745],
      [r * 0.56, h * 0.78],
    ],
    [0, 0, 0],
    paints.front,
  );
  mount(kit, r, h, paints);
  outlet(kit, r, h, paints);
  for (let i = 0; i < 9; i += 1) {
    const slot = kit.part([0, h * 0.1, 0], [0, -0.62 + i * 0.155, 0]);
    slot.box([5, 22, 4], [0, 8, r * 0.975], paints.gap, 1.5);
  }
  return { edges: UNMEASURED };
}

/** The ring by which it hangs under the sink, and the polished flange in the sink's hole. */
function mount(kit: Kit, r: number, h: number, paints: Paints): void {
  kit.cylinder(r * 0.54, h * 0.05, [0, h * 0.8, 0], paints.rubber, { bevel: 3 });
  kit.cylinder(r * 0.7, h * 0.03, [0, h * 0.84, 0], paints.satinDark, { bevel: 3 });
  for (let i = 0; i < 3; i += 1) {
    const ear = kit.part([0, h * 0.84, 0], [0, i * 2.094 + 0.6, 0]);
    ear.box([18, h * 0.05, 26], [0, h * 0.012, r * 0.7], paints.satin, 4);
  }
  kit.cylinder(r * 0.47, h * 0.1, [0, h * 0.9, 0], paints.chrome, { bevel: 1 });
  kit.lathe(
    [
      [r * 0.47, h * 0.95],
      [r * 0.6, h * 0.978],
      [r * 0.62, h * 0.992],
      [r * 0.58, h],
      [r * 0.4, h * 0.985],
      [r * 0.36, h * 0.955],
    ],
    [0, 0, 0],
    paints.chrome,
  );
  kit.disc(r * 0.38, [0, h * 0.958, 0], paints.gap, [-Math.PI / 2, 0, 0]);
}

/** The elbow to which the drain is screwed, and the inlet for a dishwasher's hose. */
function outlet(kit: Kit, r: number, h: number, paints: Paints): void {
  const y = h * 0.56;
  kit.cylinder(r * 0.3, r * 0.2, [r * 0.98, y, r * 0.1], paints.satinDark, { axis: 'x', bevel: 3 });
  const bend = [
    [r * 0.9, y, r * 0.1],
    [r * 1.24, y, r * 0.1],
    [r * 1.4, y - r * 0.12, r * 0.1],
    [r * 1.44, y - r * 0.6, r * 0.1],
  ] as const;
  kit.tube(bend, r * 0.2, paints.blackPlastic);
  kit.cylinder(r * 0.27, r * 0.22, [r * 1.44, y - r * 0.5, r * 0.1], paints.blackPlastic, { bevel: 4 });
  kit.cylinder(r * 0.1, r * 0.4, [-r * 0.98, h * 0.66, r * 0.2], paints.blackPlastic, { axis: 'x' });
}
