import { DoubleSide, Shape } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { darkRoom } from '../engine/room.ts';
import { surface } from '../engine/surface.ts';
import { roundedRect } from '../kit/kit.ts';
import { isDark } from '../paints.ts';
import type { Model } from './model.ts';
import { buttons, knob } from './parts/controls.ts';

const roomFor = ({ finish }: Look) => (isDark(finish) ? darkRoom(0.42, { light: 1.8 }) : undefined);
const clear = () => surface({ colour: [0, 0, 0], rough: 0.02, f0: 0.05, glass: 0.14, side: DoubleSide });

/** Stand mixers, with their head to the left. Trait: `lift` for a bowl held by arms. */
export const standMixer: Model = {
  level: 420,
  turn: 0.62,
  room: roomFor,
  build: (kit, look, paints) => {
    const s = look.height / 370;
    const k = kit.part([0, 0, 0]);
    k.group.scale.setScalar(s);
    const [body, bright] = [paints.front, paints.chrome];
    const lift = look.traits['lift'] === true;
    k.slab(roundedRect(360, 200, 95), 34, [0, 18, 0], body, 12, [-Math.PI / 2, 0, 0]);
    const column = new Shape();
    column.moveTo(60, 30);
    column.bezierCurveTo(80, 100, 60, 170, 45, 262);
    column.lineTo(125, 262);
    column.bezierCurveTo(150, 200, 165, 120, 168, 30);
    column.closePath();
    k.slab(column, lift ? 116 : 100, [0, 0, 0], body, 22);
    const head = k.turnery(
      [
        [0, -215],
        [30, -212],
        [50, -200],
        [60, -170],
        [66, -110],
        [74, -20],
        [79, 70],
        [77, 130],
        [62, 175],
        [30, 195],
        [0, 198],
      ],
      [-20, 300, 0],
      body,
      'x',
      80,
    );
    head.scale.z = 0.94;
    k.ring(72, 78, 12, [-40, 300, 0], bright, 3, 'x');
    k.cylinder(30, 12, [-234, 300, 0], bright, { axis: 'x' });
    k.cylinder(36, 50, [-140, 232, 0], bright, { bevel: 4, end: 40 });
    k.cylinder(9, 70, [-140, 190, 0], bright);
    const x = -125;
    k.torus(50, 5, [-140, 118, 0], bright).scale.y = 0.86;
    for (const y of [100, 136]) k.cylinder(4, 92, [-140, y, 0], bright, { axis: 'x' });
    const bowl = surface({ colour: [0.74, 0.745, 0.75], metal: 1, rough: 0.14, side: DoubleSide });
    k.turnery(
      [
        [0, 50],
        [45, 50],
        [60, 56],
        [90, 85],
        [105, 125],
        [110, 165],
        [112.5, 190],
      ],
      [x, 0, 0],
      bowl,
    );
    k.torus(112.5, 2.8, [x, 190, 0], bright, 'y');
    k.cylinder(55, 20, [x, 46, 0], bright, { bevel: 4 });
    if (lift) {
      for (const z of [-1, 1]) k.box([186, 16, 14], [x + 70, 176, z * 112], body, 6);
      k.box([60, 16, 238], [38, 176, 0], body, 6);
    } else
      k.tube(
        [
          [x - 60, 168, 96],
          [x - 75, 162, 128],
          [x - 78, 130, 138],
          [x - 70, 98, 126],
          [x - 55, 90, 88],
        ],
        6.2,
        bowl,
      );
    k.cylinder(9, 18, [30, 268, 76], bright, { axis: 'z' });
    k.cylinder(13, 20, [115, 200, 56], bright, { axis: 'z' });
    return {
      aside: true,
      detail: { from: [-240 * s, 60 * s, -60 * s], to: [40 * s, 320 * s, 80 * s] },
      near: { turn: 0.35, pitch: 0.46 },
    };
  },
};

/** Blenders: a glass jug on a motor base, or with `personal` an upturned cup. */
export const blender: Model = {
  level: 420,
  turn: 0.35,
  room: roomFor,
  build: (kit, look, paints) => {
    const { height: h, traits } = look;
    const small = traits['personal'] === true;
    const r = small ? 55 : 82;
    const base = small ? h * 0.34 : h * 0.38;
    kit.turnery(
      [
        [r * 0.96, 0],
        [r, 10],
        [r * 0.98, base * 0.4],
        [r * 0.86, base * 0.85],
        [r * 0.7, base],
      ],
      [0, 0, 0],
      paints.front,
    );
    kit.cylinder(r * 0.98, 12, [0, 6, 0], paints.blackPlastic);
    kit.cylinder(r * 0.72, 10, [0, base, 0], paints.chrome);
    if (small) buttons(kit, [0, base * 0.5, r * 0.94], 1, 0, 14, paints.chrome);
    else {
      knob(kit, [0, base * 0.48, r * 0.93], 22, {
        material: paints.satin,
        skirt: paints.chrome,
        pointer: paints.gap,
        turn: 0,
      });
      buttons(kit, [-44, base * 0.22, r * 0.97], 2, 88, 8, paints.chrome);
    }
    const [w0, w1, top] = small ? [44, 38, h - 6] : [62, 80, h - 46];
    kit.turnery(
      [
        [w0 * 0.9, base + 6],
        [w0, base + 18],
        [(w0 + w1) / 2, (base + top) / 2],
        [w1, top],
      ],
      [0, 0, 0],
      clear(),
    ).renderOrder = 8;
    const smoothie = surface({ colour: [0.5, 0.07, 0.1], rough: 0.3 });
    const fill = base + (top - base) * 0.55;
    kit.turnery(
      [
        [0, base + 8],
        [w0 * 0.84, base + 10],
        [w0 * 0.95, base + 20],
        [(w0 + w1) / 2 - 4, fill],
        [0, fill],
      ],
      [0, 0, 0],
      smoothie,
    );
    if (small) kit.cylinder(w1, 10, [0, h - 5, 0], paints.blackPlastic, { bevel: 4 });
    else {
      kit.cylinder(w1 + 2, 26, [0, top + 12, 0], paints.blackPlastic, { bevel: 6 });
      kit.cylinder(28, 24, [0, top + 34, 0], paints.blackPlastic, { bevel: 6 });
      kit.tube(
        [
          [w1 - 4, top - 10, 0],
          [w1 + 44, top - 18, 0],
          [w1 + 46, top - 90, 0],
          [w0 + 14, base + 46, 0],
        ],
        9,
        paints.blackPlastic,
        50,
      );
    }
    return {
      detail: { from: [-r, 0, 0], to: [r, base * (small ? 1.04 : 1.14), r * 0.95] },
      near: { pitch: 0.16 },
    };
  },
};

/** Food processors: a clear bowl with a feed tube on a motor base. */
export const processor: Model = {
  level: 420,
  turn: 0.38,
  room: roomFor,
  build: (kit, look, paints) => {
    const { width: w, height: h, depth: d } = look;
    const base = h * 0.34;
    kit.box([w, base, d], [0, base / 2 + 6, 0], paints.front, 28);
    kit.box([w - 24, 12, d - 24], [0, 6, 0], paints.blackPlastic, 5);
    knob(kit, [0, base * 0.52, d / 2], 30, {
      material: paints.satin,
      skirt: paints.chrome,
      pointer: paints.gap,
      turn: 0.2,
    });
    const r = Math.min(w, d) * 0.44;
    const top = h * 0.72;
    kit.cylinder(r * 0.9, 10, [0, base + 8, 0], paints.blackPlastic);
    kit.turnery(
      [
        [r * 0.92, base + 10],
        [r, base + 30],
        [r, top],
      ],
      [0, 0, 0],
      clear(),
    ).renderOrder = 8;
    kit.cylinder(14, top - base - 14, [0, (base + top) / 2, 0], paints.whitePlastic);
    for (const s of [0, 1])
      kit
        .part([0, base + 24 + s * 40, 0], [0, s * Math.PI + 0.5, 0.08])
        .box([r * 0.86, 3, 22], [r * 0.45, 0, 0], paints.chrome, 1);
    kit.cylinder(r + 4, 16, [0, top + 6, 0], paints.blackPlastic, { bevel: 5 });
    kit.box([96, h - top - 10, 66], [r * 0.24, top + (h - top) / 2, 0], clear(), 14).renderOrder = 9;
    kit.box([84, 20, 56], [r * 0.24, h - 10, 0], paints.blackPlastic, 9);
    kit.tube(
      [
        [r, top - 8, 0],
        [r + 40, top - 14, 0],
        [r + 42, base + 60, 0],
        [r - 2, base + 30, 0],
      ],
      10,
      paints.blackPlastic,
      50,
    );
    return {
      detail: { from: [-r - 6, base, -r], to: [r + 30, top + 40, r] },
      near: { pitch: 0.34 },
    };
  },
};
