import { DoubleSide } from 'three';
import { surface } from '../engine/surface.ts';
import { bodyBox, type Model } from './model.ts';
import type { Kit } from '../kit/kit.ts';
import type { Paints } from '../paints.ts';
import { figures } from './parts/controls.ts';

const smoky = () => surface({ colour: [0, 0, 0], rough: 0.03, f0: 0.05, glass: 0.35, side: DoubleSide });

/** Depth of the floor head in millimetres. */
const DEEP = 230;

/** Cordless stick vacuums, standing behind their nozzles. */
export const cordlessVacuum: Model = {
  level: 1180,
  turn: 0.5,
  distance: 2.3,
  build: (kit, look, paints) => {
    const { height: h, width: w } = look;
    nozzles(kit.part([270, 0, 90], [0, 0.5, 0]), paints);
    head(kit, w, paints);
    const tilt = kit.part([0, 62, -10], [-0.05, 0, 0]);
    const motor = h - 450;
    tilt.cylinder(20, motor, [0, motor / 2 + 10, 0], paints.satin);
    tilt.cylinder(26, 46, [0, 30, 0], paints.blackPlastic);
    tilt.cylinder(17, 70, [0, -8, 4], paints.blackPlastic);
    const k = tilt.part([0, motor, 0]);
    k.group.scale.setScalar(1.5);
    k.cylinder(24, 56, [0, 0, 0], paints.blackPlastic);
    const bin = k.part([0, 92, 26], [0.32, 0, 0]);
    bin.turnery(
      [
        [40, -66],
        [52, -58],
        [54, 40],
        [50, 66],
      ],
      [0, 0, 0],
      smoky(),
    ).renderOrder = 8;
    bin.turnery(
      [
        [22, -54],
        [38, 20],
        [44, 62],
      ],
      [0, 0, 0],
      paints.satin,
    );
    bin.cylinder(50, 10, [0, -66, 0], paints.blackPlastic, { bevel: 4 });
    bin.cylinder(54, 64, [0, 96, 0], paints.front, { bevel: 16 });
    bin.ring(20, 40, 8, [0, 130, 0], paints.blackPlastic, 2, 'y');
    k.tube(
      [
        [0, 190, 20],
        [0, 230, -40],
        [0, 210, -110],
        [0, 130, -130],
        [0, 70, -112],
      ],
      16,
      paints.front,
      60,
    );
    k.box([54, 90, 70], [0, 44, -106], paints.blackPlastic, 14);
    k.cylinder(30, 60, [0, 60, -50], paints.front, { axis: 'z', bevel: 10 });
    return {
      body: { from: [-w / 2, 0, -DEEP / 2], to: [w / 2, h, DEEP / 2] },
      // The nozzles are in front of the depth edge.
      edges: { depth: null },
      detail: { from: [-w / 2, 0, 0], to: [w / 2, 190, 128] },
      near: { turn: 0.42, pitch: 0.42 },
    };
  },
};

/** A crevice nozzle, a powered brush for stairs and upholstery, and a dusting brush. */
function nozzles(kit: Kit, paints: Paints): void {
  const crevice = kit.part([150, 22, -60], [0, 0.35, 0]);
  crevice.cylinder(19, 190, [0, 0, -40], paints.darkPlastic, { axis: 'z', end: 14, bevel: 3 });
  crevice.box([26, 16, 130], [0, -3, 110], paints.darkPlastic, 7);
  crevice.cylinder(23, 46, [0, 0, -140], paints.blackPlastic, { axis: 'z' });
  const brush = kit.part([0, 0, 60]);
  brush.box([170, 58, 96], [0, 32, 0], paints.front, 20);
  brush.cylinder(26, 146, [0, 30, 36], smoky(), { axis: 'x' }).renderOrder = 8;
  brush.cylinder(19, 138, [0, 30, 34], surface({ colour: [0.35, 0.05, 0.1], rough: 0.8 }), { axis: 'x' });
  brush.cylinder(21, 84, [0, 40, -78], paints.blackPlastic, { axis: 'z' });
  const dusting = kit.part([215, 0, 120], [0, -0.5, 0]);
  dusting.cylinder(34, 44, [0, 22, 0], paints.ironBlack, { end: 26, bevel: 2 });
  dusting.cylinder(28, 20, [0, 54, 0], paints.darkPlastic, { bevel: 4 });
  dusting.cylinder(21, 50, [0, 84, 0], paints.blackPlastic);
}

function head(kit: Kit, w: number, paints: Paints): void {
  kit.box([w, 50, 116], [0, 29, 56], paints.front, 22);
  kit.cylinder(30, w - 24, [0, 32, 98], smoky(), { axis: 'x' }).renderOrder = 8;
  kit.cylinder(22, w - 40, [0, 32, 96], surface({ colour: [0.35, 0.05, 0.1], rough: 0.8 }), { axis: 'x' });
  kit.cylinder(20, 70, [0, 38, 10], paints.blackPlastic, { axis: 'x' });
  for (const x of [-1, 1])
    kit.cylinder(16, 12, [x * (w / 2 - 26), 17, 26], paints.blackPlastic, { axis: 'x' });
}

/** Cylinder vacuums with hose, tube and floor head. */
export const cylinderVacuum: Model = {
  level: 620,
  turn: 0.62,
  build: (kit, look, paints) => {
    const { width: w, height: h, depth: d } = look;
    const body = kit.part([0, 0, 0]);
    body
      .turnery(
        [
          [0, -d / 2],
          [w * 0.3, -d / 2 + 12],
          [w * 0.44, -d * 0.3],
          [w * 0.46, 0],
          [w * 0.4, d * 0.3],
          [w * 0.2, d * 0.46],
          [0, d / 2],
        ],
        [0, h * 0.52, 0],
        paints.front,
        'z',
      )
      .scale.set(1, 1, 0.9);
    body.cylinder(70, 130, [0, h * 0.62, d * 0.16], smoky(), { axis: 'z' }).renderOrder = 8;
    body.cylinder(48, 120, [0, h * 0.62, d * 0.16], paints.satin, { axis: 'z' });
    for (const x of [-1, 1]) {
      body.cylinder(h * 0.36, 34, [x * w * 0.47, h * 0.36, -d * 0.2], paints.blackPlastic, {
        axis: 'x',
        bevel: 10,
      });
      body.cylinder(h * 0.2, 38, [x * w * 0.47, h * 0.36, -d * 0.2], paints.satin, { axis: 'x', bevel: 4 });
    }
    body.cylinder(26, 30, [0, 26, d * 0.36], paints.blackPlastic, { axis: 'x' });
    body.tube(
      [
        [0, h * 0.86, -d * 0.24],
        [0, h * 1.04, -d * 0.1],
        [0, h * 1.04, d * 0.1],
        [0, h * 0.9, d * 0.26],
      ],
      12,
      paints.blackPlastic,
    );
    const grip = [250, 640, 60] as const;
    kit.tube(
      [[0, h * 0.6, d * 0.5], [40, h * 0.9, d * 0.74], [150, 520, d * 0.6], [220, 690, 120], grip],
      19,
      paints.darkPlastic,
      90,
    );
    kit.tube([grip, [262, 560, 100], [300, 300, 240], [330, 70, 350]], 15, paints.satin);
    kit.tube([grip, [244, 680, 50], [240, 730, 20]], 20, paints.blackPlastic, 30);
    kit.part([340, 0, 372], [0, 0.4, 0]).box([250, 44, 90], [0, 26, 0], paints.blackPlastic, 16);
    // The floor head is in front of both edges.
    return {
      body: bodyBox(look),
      edges: { width: null, depth: null },
      detail: { from: [-w * 0.56, 0, -d * 0.5], to: [w * 0.56, h * 1.05, d * 0.5] },
      near: { turn: -1.1, pitch: 0.4 },
    };
  },
};

/** Robot vacuums. Trait: `dock` for one with an emptying station. */
export const robotVacuum: Model = {
  level: 620,
  turn: 0.35,
  build: (kit, look, paints) => {
    const { width: w, height: h, traits } = look;
    const r = w / 2;
    const z = traits['dock'] === true ? 90 : 0;
    kit.lathe(
      [
        [r - 20, 10],
        [r - 4, 14],
        [r, 24],
        [r, h - 28],
        [r - 5, h - 16],
        [r - 16, h - 12],
        [0, h - 12],
      ],
      [0, 0, z],
      paints.front,
      'y',
      96,
    );
    kit.cylinder(r - 12, 12, [0, 8, z], paints.blackPlastic);
    kit.ring(r - 0.5, r + 3, 22, [0, 40, z], paints.blackPlastic, 2, 'y');
    kit.cylinder(48, 22, [0, h - 6, z - 40], paints.blackPlastic, { bevel: 6 });
    kit.cylinder(44, 3, [0, h + 5, z - 40], paints.satin, { bevel: 1 });
    const top = kit.part([0, h - 11, z + 70], [-Math.PI / 2, 0, 0]);
    top.ring(17, 20, 2, [0, 0, 0], paints.chrome, 0.8);
    top.cylinder(12, 2, [0, 0, 0], paints.whitePlastic, { axis: 'z', bevel: 0.6 });
    if (traits['dock'] === true) {
      kit.box([260, 380, 150], [0, 200, -r + 30], paints.front, 40);
      kit.box([270, 20, 330], [0, 10, -40], paints.blackPlastic, 8);
      kit.box([190, 6, 80], [0, 388, -r + 30], paints.blackPlastic, 3);
      figures(kit, [60, 20], [0, 330, -r + 106], '●');
    }
    return {
      body: { from: [-r, 0, z - r], to: [r, h, z + r] },
      detail: { from: [-r, h * 0.4, z - r], to: [r, h + 6, z + r] },
      near: { turn: 0.35, pitch: 0.85 },
    };
  },
};
