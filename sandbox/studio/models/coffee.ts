import { DoubleSide } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import type { Box } from '../engine/anchors.ts';
import { darkRoom } from '../engine/room.ts';
import { surface } from '../engine/surface.ts';
import type { Kit } from '../kit/kit.ts';
import { isDark, type Paints } from '../paints.ts';
import { bodyBox, type Model } from './model.ts';
import { feet } from './parts/case.ts';
import { buttons, figures, knob, touchSigns } from './parts/controls.ts';

const TURN = 0.42;

/** Coffee machines. Traits: `brew` bean, espresso or filter; `controls`. */
export const coffeeMachine: Model = {
  level: 500,
  turn: TURN,
  room: ({ finish }) => (isDark(finish) ? darkRoom(TURN, { light: 1.8 }) : undefined),
  build: (kit, look, paints) => {
    if (look.traits['brew'] === 'bean') beanToCup(kit, look, paints);
    else if (look.traits['brew'] === 'filter') filter(kit, look, paints);
    else espresso(kit, look, paints);
    return { body: bodyBox(look), detail: outlet(look) };
  },
};

/** The box around where coffee comes out: portafilter, spouts or jug. */
function outlet({ width: w, height: h, depth: d, traits }: Look): Box {
  if (traits['brew'] === 'espresso') return { from: [-95, 80, d * 0.24], to: [105, h - 150, d / 2] };
  if (traits['brew'] === 'filter') return { from: [-w / 2, 10, d * 0.14], to: [w / 2, h * 0.68, d / 2] };
  return { from: [-w * 0.5, 20, d * 0.3], to: [w * 0.5, h * 0.58, d * 0.3] };
}

function cup(kit: Kit, [x, y, z]: readonly [number, number, number], size = 1): void {
  const china = surface({ colour: [0.84, 0.83, 0.81], rough: 0.15, coat: 0.5, side: DoubleSide });
  const side = [
    [0, 0],
    [18, 0],
    [21, 4],
    [27, 18],
    [30.5, 36],
    [32, 50],
    [29, 50],
    [28, 36],
    [23, 16],
    [0, 8],
  ] as const;
  kit.turnery(
    side.map(([r, h]) => [r * size, h * size]),
    [x, y, z],
    china,
  );
  kit.cylinder(27 * size, 1, [x, y + 42 * size, z], surface({ colour: [0.16, 0.075, 0.03], rough: 0.4 }), {
    bevel: 0.3,
  });
  kit.tube(
    [
      [x + 28 * size, y + 42 * size, z],
      [x + 46 * size, y + 40 * size, z + 4],
      [x + 46 * size, y + 22 * size, z + 4],
      [x + 26 * size, y + 16 * size, z],
    ],
    3.5 * size,
    china,
    30,
  );
}

function dripTray(kit: Kit, w: number, d: number, y: number, z: number, paints: Paints): void {
  kit.tray([w, d], 8, [0, y, z], paints.blackPlastic, { radius: 10 });
  const bars = Math.round(w / 20);
  for (let i = 1; i < bars; i += 1)
    kit.box([5.5, 4, d - 16], [-w / 2 + (i * w) / bars, y + 5, z], paints.chrome, 1.5);
}

function espresso(kit: Kit, { width: w, height: h, depth: d, traits }: Look, paints: Paints): void {
  feet(kit, w, d, paints, 12, 35);
  kit.box([w, 72, d], [0, 48, 0], paints.front, 12);
  kit.box([w - 10, h - 150, d * 0.44], [0, 84 + (h - 190) / 2, -d * 0.28], paints.front, 8);
  const head = 112;
  const y = h - head / 2 - 14;
  kit.box([w, head, d - 10], [0, y, -5], paints.front, 14);
  dripTray(kit, w - 36, d * 0.5, 86, d * 0.2, paints);
  const [x, z, under] = [10, d * 0.24, h - head - 14];
  kit.cylinder(38, 30, [x, under - 10, z], paints.chrome, { bevel: 4 });
  kit.cylinder(35, 24, [x, under - 34, z], paints.chrome, { bevel: 5 });
  kit.cylinder(5.5, 60, [x, under - 34, z + 54], paints.chrome, { axis: 'z' });
  kit.turnery(
    [
      [0, 0],
      [10.5, 1],
      [12.5, 15],
      [12.5, 50],
      [15, 85],
      [14, 100],
      [0, 106],
    ],
    [x, under - 34, z + 74],
    paints.blackPlastic,
    'z',
    32,
  );
  for (const s of [-1, 1])
    kit.tube(
      [
        [x + s * 4, under - 48, z],
        [x + s * 12, under - 58, z],
        [x + s * 12, under - 70, z],
      ],
      5,
      paints.chrome,
      16,
    );
  cup(kit, [x, 93, z], 0.95);
  kit.tube(
    [
      [-w / 2 + 26, under + 4, d * 0.3],
      [-w / 2 + 14, under - 40, d * 0.36],
      [-w / 2 + 10, under - 120, d * 0.4],
    ],
    4.5,
    paints.chrome,
  );
  const face = d / 2 - 10;
  kit.cylinder(26, 8, [0, y, face + 2], paints.chrome, { axis: 'z' });
  kit.cylinder(22, 1, [0, y, face + 6.6], paints.whitePlastic, { axis: 'z', bevel: 0.3 });
  kit.box([1.6, 16, 1], [4, y + 5, face + 7.4], paints.gap, 0.4);
  if (traits['controls'] === 'touch') buttons(kit, [-w / 2 + 40, y, face], 2, 32, 11, paints.satin);
  else knob(kit, [-w * 0.3, y, face], 19, { material: paints.satin, pointer: paints.gap });
  knob(kit, [w * 0.32, y, face], 19, { material: paints.satin, pointer: paints.gap, turn: -0.4 });
  for (const at of [-d * 0.4, d * 0.36])
    kit.cylinder(3.5, w - 30, [0, h - 3, at], paints.chrome, { axis: 'x', bevel: 1 });
  for (const at of [-1, 1])
    kit.cylinder(3.5, d * 0.76, [at * (w / 2 - 18), h - 3, -d * 0.02], paints.chrome, {
      axis: 'z',
      bevel: 1,
    });
}

function beanToCup(kit: Kit, { width: w, height: h, depth: d, traits }: Look, paints: Paints): void {
  feet(kit, w, d, paints, 10, 40);
  const z = -d * 0.1;
  kit.box([w, h - 24, d * 0.8], [0, 10 + (h - 24) / 2, z], paints.front, 16);
  kit.box([w, 60, d], [0, 42, 0], paints.front, 10);
  const front = z + d * 0.4;
  kit.plate([w - 18, h * 0.4], 6, [0, 74 + h * 0.2, front], paints.blackPlastic, { radius: 10 });
  kit.plate([w - 18, h * 0.34], 8, [0, h - 24 - h * 0.17, front + 2], paints.blackGlass, { radius: 14 });
  figures(kit, [w * 0.62, 26], [0, h - 24 - h * 0.12, front + 6.6], 'Espresso');
  touchSigns(kit, [w * 0.68, 18], [0, h - 24 - h * 0.23, front + 6.6], 5);
  if (traits['controls'] === 'knobs')
    knob(kit, [w * 0.34, h - 24 - h * 0.13, front + 6], 17, { material: paints.satin, pointer: paints.gap });
  const spout = h * 0.5;
  kit.box([66, 60, 54], [0, spout, front + 24], paints.satin, 10);
  for (const x of [-14, 14]) kit.cylinder(7, 22, [x, spout - 38, front + 30], paints.chrome);
  dripTray(kit, w - 30, d * 0.2, 76, d / 2 - d * 0.11, paints);
  cup(kit, [0, 82, front + 30]);
  kit.box([w - 60, 14, d * 0.42], [0, h - 8, z - d * 0.12], paints.glass, 6);
  kit.box([w - 40, 6, d * 0.5], [0, h - 14, z - d * 0.1], paints.blackPlastic, 2);
  kit.tube(
    [
      [w / 2 - 30, spout + 10, front + 6],
      [w / 2 - 24, spout - 30, front + 26],
      [w / 2 - 26, spout - 90, front + 30],
    ],
    4,
    paints.chrome,
  );
}

function filter(kit: Kit, { width: w, height: h, depth: d, finish }: Look, paints: Paints): void {
  feet(kit, w, d, paints, 8, 30);
  kit.box([w, 44, d], [0, 30, 0], paints.front, 12);
  kit.box([w, h - 20, d * 0.36], [0, 10 + (h - 20) / 2, -d * 0.3], paints.front, 12);
  kit.box([w, h * 0.32, d * 0.94], [0, h - h * 0.16, -d * 0.03], paints.front, 16);
  kit.box([w - 20, 6, d * 0.7], [0, h + 1, -d * 0.04], paints.blackPlastic, 3);
  kit.cylinder(w * 0.36, 6, [0, 54, d * 0.14], paints.blackMatt);
  const z = d * 0.14;
  const r = w * 0.35;
  jug(kit.part([0, 57, z]), r, paints);
  buttons(kit, [w * 0.24, 30, d / 2], 2, 26, 8, finish === 'BL' ? paints.satin : paints.blackPlastic);
  kit.plate([70, 26], 3, [-w * 0.16, 30, d / 2 + 1], paints.blackGlass, { radius: 4, bevel: 1 });
  figures(kit, [56, 20], [-w * 0.16, 30, d / 2 + 2.8], '07:15');
}

/** An insulated steel jug of radius `r` on its base: lid with a lever, spout, handle towards the viewer. */
function jug(kit: Kit, r: number, paints: Paints): void {
  kit.turnery(
    [
      [r * 0.9, 8],
      [r, 16],
      [r, 60],
      [r, 96],
      [r * 0.95, 112],
      [r * 0.74, 128],
      [r * 0.7, 134],
    ],
    [0, 0, 0],
    paints.steel,
  );
  kit.cylinder(r * 0.94, 12, [0, 6, 0], paints.blackPlastic, { bevel: 3 });
  kit.cylinder(r * 0.76, 18, [0, 139, 0], paints.blackPlastic, { bevel: 6 });
  kit.box([r * 0.5, 8, r * 0.66], [0, 151, r * 0.5], paints.blackPlastic, 3);
  kit.tube(
    [
      [0, 138, r * 0.6],
      [0, 136, r * 1.22],
      [0, 112, r * 1.38],
      [0, 62, r * 1.34],
      [0, 36, r * 0.96],
    ],
    9,
    paints.blackPlastic,
    40,
  );
}
