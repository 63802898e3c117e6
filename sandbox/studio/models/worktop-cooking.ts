import { DoubleSide } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import type { Place } from '../engine/camera.ts';
import { darkRoom } from '../engine/room.ts';
import { surface } from '../engine/surface.ts';
import type { Kit } from '../kit/kit.ts';
import { isDark, type Paints } from '../paints.ts';
import { bodyBox, type Model } from './model.ts';
import { buttons, figures, knob, marks } from './parts/controls.ts';

const roomFor = ({ finish }: Look) => (isDark(finish) ? darkRoom(0.42, { light: 1.8 }) : undefined);

/** Air fryers. Traits: `drawers` 1 or 2; `controls`. */
export const airFryer: Model = {
  level: 420,
  turn: 0.4,
  openPitch: 0.5,
  room: roomFor,
  build: (kit, look, paints, pose) => {
    const { width: w, height: h, depth: d, traits } = look;
    const two = traits['drawers'] === 2;
    kit.box([w, h - 12, d], [0, 12 + (h - 12) / 2, 0], paints.front, two ? 36 : 52);
    kit.tray([w - 50, d - 50], 14, [0, 7, 0], paints.blackPlastic, { radius: 50 });
    const z = d / 2 - 6;
    const high = h * 0.52;
    const wide = two ? w * 0.44 : w * 0.78;
    for (const x of two ? [-w * 0.23, w * 0.23] : [0]) {
      const drawer = kit.part([x, 34, pose === 'open' ? z + d * DRAWN : z]);
      drawer.plate([wide, high], 16, [0, high / 2, 0], paints.blackPlastic, { radius: 26, bevel: 5 });
      drawer.plate([wide - 60, high * 0.4], 5, [0, high * 0.68, 9], paints.blackGlass, {
        radius: 12,
        bevel: 1,
      });
      drawer.box([two ? 40 : 64, 34, 62], [0, high * 0.26, 34], paints.blackPlastic, 14);
      drawer.box([two ? 26 : 46, 6, 40], [0, high * 0.26 + 16, 40], paints.chrome, 2);
      if (pose !== 'open') continue;
      kit.plate([wide - 8, high - 8], 4, [x, 34 + high / 2, d / 2], paints.gap, { radius: 24 });
      basket(drawer, [wide - 24, high * 0.84, d * DRAWN], paints);
    }
    controls(kit, look, paints);
    return { body: bodyBox(look) };
  },
};

/** How far an open drawer is pulled out, as a share of the depth. */
const DRAWN = 0.6;

/** The basket behind a drawer's front: four walls around chips, `d` deep. */
function basket(drawer: Kit, [w, h, d]: Place, paints: Paints): void {
  for (const side of [-1, 1])
    drawer.box([5, h, d], [(side * (w - 5)) / 2, h / 2 + 6, -d / 2], paints.blackPlastic, 2);
  drawer.box([w, h * 0.5, d], [0, h * 0.25 + 6, -d / 2], paints.blackPlastic, 4);
  const chip = surface({ colour: [0.68, 0.42, 0.1], rough: 0.55, openShare: 0.8, glow: 0.05 });
  const across = Math.floor((w - 40) / 22);
  for (let i = 0; i < across * 7; i += 1) {
    const [column, row] = [i % across, Math.floor(i / across)];
    const at = [
      (column - (across - 1) / 2) * 22 + ((i * 7) % 5) - 2,
      h * 0.5 + 10 + ((i * 5) % 4) * 7,
      -26 - (row * (d - 60)) / 6,
    ] as const;
    drawer
      .part(at, [((i * 11) % 7) * 0.1 - 0.3, ((i * 13) % 11) * 0.28, ((i * 3) % 5) * 0.12 - 0.24])
      .box([11, 11, 64], [0, 0, 0], chip, 3);
  }
}

/** A glass panel 3 mm in front of the body, with lit text or two knobs. */
function controls(kit: Kit, { width: w, height: h, depth: d, traits }: Look, paints: Paints): void {
  const y = h - 26 - h * 0.12;
  const face = d / 2 + 3;
  kit.plate([w * 0.62, h * 0.2], 8, [0, y, face - 4], paints.blackGlass, { radius: 16, bevel: 1.5 });
  if (traits['controls'] !== 'knobs') {
    figures(kit, [w * 0.4, 30], [0, y + h * 0.01, face + 0.8], '200 °C');
    return;
  }
  for (const x of [-w * 0.15, w * 0.15]) {
    marks(kit, [x, y, face], 16, '#e8f3ff');
    knob(kit, [x, y, face], 16, { material: paints.satin, pointer: paints.gap });
  }
}

/** Slow cookers, and `pressure` cookers with a locking lid. */
export const slowCooker: Model = {
  level: 400,
  turn: 0.3,
  room: roomFor,
  build: (kit, look, paints) => {
    const { width: w, height: h, depth: d, traits } = look;
    const k = kit.part([0, 0, 0]);
    const pressure = traits['pressure'] === true;
    const r = (pressure ? Math.min(w, d) : w * 0.88) / 2;
    k.group.scale.z = pressure ? 1 : Math.min(1, d / (w * 0.88));
    const rim = h * 0.66;
    k.turnery(
      [
        [r * 0.8, 14],
        [r * 0.94, 22],
        [r, h * 0.3],
        [r * 0.99, rim - 12],
        [r * 0.96, rim],
      ],
      [0, 0, 0],
      paints.front,
    );
    k.cylinder(r * 0.84, 16, [0, 9, 0], paints.blackPlastic);
    k.cylinder(r * 0.98, 16, [0, rim, 0], paints.chrome, { bevel: 5 });
    if (pressure) {
      k.turnery(
        [
          [r, rim + 6],
          [r * 1.02, rim + 30],
          [r * 0.9, rim + 62],
          [r * 0.4, h - 26],
          [0, h - 22],
        ],
        [0, 0, 0],
        paints.blackPlastic,
      );
      k.box([r * 0.9, 24, 34], [0, h - 12, 0], paints.blackPlastic, 10);
    } else {
      k.turnery(
        [
          [r * 0.94, rim + 6],
          [r * 0.9, rim + 16],
          [r * 0.5, h - 54],
          [0, h - 44],
        ],
        [0, 0, 0],
        surface({ colour: [0, 0, 0], rough: 0.02, f0: 0.06, glass: 0.3, side: DoubleSide }),
      ).renderOrder = 8;
      k.cylinder(r * 0.9, 4, [0, rim + 2, 0], surface({ colour: [0.26, 0.09, 0.03], rough: 0.5 }), {
        bevel: 1,
      });
      k.turnery(
        [
          [0, h - 46],
          [12, h - 44],
          [14, h - 30],
          [30, h - 16],
          [28, h - 4],
          [0, h],
        ],
        [0, 0, 0],
        paints.blackPlastic,
      );
    }
    for (const x of [-1, 1]) k.box([44, 20, 96], [x * (r + 10), rim - 26, 0], paints.blackPlastic, 9);
    const z = r * 0.985;
    k.plate([150, 66], 8, [0, h * 0.26, z], paints.blackPlastic, { radius: 14 });
    if (traits['controls'] === 'knobs')
      knob(k, [0, h * 0.26, z + 3], 20, { material: paints.satin, pointer: paints.gap });
    else {
      figures(k, [90, 30], [0, h * 0.26 + 10, z + 4.8], pressure ? '0:25' : '8:00');
      buttons(k, [-44, h * 0.26 - 20, z + 4], 4, 29, 6, paints.satin);
    }
    return {
      round: true,
      detail: { from: [-r - 34, h * 0.1, -r * 0.4], to: [r + 34, h, r] },
      near: { turn: 0.16, pitch: 0.42 },
    };
  },
};

/** Bread makers: a box with a window in its lid. */
export const breadMaker: Model = {
  level: 440,
  turn: 0.42,
  room: roomFor,
  build: (kit, look, paints) => {
    const { width: w, height: h, depth: d } = look;
    kit.box([w, h - 60, d], [0, 10 + (h - 60) / 2, 0], paints.front, 30);
    kit.tray([w - 30, d - 30], 12, [0, 6, 0], paints.blackPlastic, { radius: 24 });
    kit.box([w - 4, 56, d - 4], [0, h - 34, 0], paints.front, 26);
    kit.tray([w - 6, d - 6], 4, [0, h - 60, 0], paints.gap, { radius: 28, bevel: 1 });
    kit.tray([w * 0.44, d * 0.5], 6, [-w * 0.12, h - 5, 0], paints.blackGlass, { radius: 18 });
    kit.plate([w * 0.62, 66], 6, [0, h - 122, d / 2], paints.blackGlass, { radius: 10 });
    figures(kit, [w * 0.3, 30], [0, h - 112, d / 2 + 3.6], '3:10');
    buttons(kit, [-w * 0.22, h - 140, d / 2 + 3], 6, w * 0.088, 6, paints.satin);
    kit.box([90, 16, 18], [0, h - 56, d / 2 + 2], paints.satin, 5);
    return {
      body: bodyBox(look),
      detail: { from: [-w / 2, h - 170, -d * 0.2], to: [w / 2, h, d / 2] },
      near: { turn: 0.3, pitch: 0.55 },
    };
  },
};
