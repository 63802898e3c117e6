import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import type { Place } from '../engine/camera.ts';
import type { Kit, Material } from '../kit/kit.ts';
import type { Paints } from '../paints.ts';
import { bodyBox, type Built, type Model, UNMEASURED } from './model.ts';

/** Hoses coiled as they are packed. Trait: `form` inlet-hose, drain-hose or vent-hose. */
export const hose: Model = {
  level: 0,
  turn: 0.3,
  pitch: 0.62,
  build: (kit, { traits }, paints) => {
    if (traits['form'] === 'vent-hose') vent(kit, paints);
    else coil(kit, traits['form'] === 'drain-hose', paints);
    return { edges: UNMEASURED };
  },
};

const TURNS = 2.6;
const RADIUS = 112;

/** A coil from the outer end to the inner one, lying on the floor, with its ends pulled out towards the viewer. */
function coil(kit: Kit, drain: boolean, paints: Paints): void {
  const thick = drain ? 13.5 : 9;
  const steps = 60;
  const turns = Array.from({ length: steps + 1 }, (_, i): Place => {
    const angle = (i / steps) * TURNS * 2 * Math.PI + 0.9;
    const radius = RADIUS + 2 * Math.sin(i * 0.7);
    return [
      Math.cos(angle) * radius,
      thick + 2 + (i / steps) * (TURNS - 0.6) * thick * 1.55,
      Math.sin(angle) * radius,
    ];
  });
  const first: Place = [150, thick + 2, 60];
  const last = turns.at(-1) ?? first;
  const tail: Place[] = [
    [last[0] + 40, last[1] + 6, last[2] + 46],
    [last[0] + 104, last[1] - 2, last[2] + 74],
    [last[0] + 150, last[1] - 12, last[2] + 84],
  ];
  const points = [[196, thick + 2, 6] as Place, first, ...turns.slice(2), ...tail];
  const length = TURNS * 2 * Math.PI * RADIUS + 260;
  if (drain) kit.bellows(points, thick, { pitch: 7.5, length, depth: 2.6 }, paints.shell);
  else kit.tube(points, thick, paints.shell, 420);
  const end = tail.at(-1) ?? first;
  ending(kit, [200, thick + 2, 0], [0, 1.35, 0], drain, thick, paints);
  ending(kit, end, [0, -0.25, 0], drain, thick, paints);
}

/** The coupling that is screwed or pushed on, along x from the end of the hose. */
function ending(kit: Kit, at: Place, turn: Place, drain: boolean, thick: number, paints: Paints): void {
  const part = kit.part(at, turn);
  if (drain) {
    part.cylinder(thick + 2.5, 34, [10, 0, 0], paints.darkPlastic, { axis: 'x', bevel: 3, end: thick + 0.5 });
    return;
  }
  part.cylinder(thick + 2.5, 22, [2, 0, 0], paints.chrome, { axis: 'x', bevel: 1 });
  part.cylinder(16, 20, [22, 0, 0], paints.whitePlastic, { axis: 'x', bevel: 2 });
  for (let i = 0; i < 12; i += 1) {
    const angle = (i * Math.PI) / 6;
    part.box([18, 4, 4], [22, Math.cos(angle) * 16, Math.sin(angle) * 16], paints.whitePlastic, 1.5);
  }
  part.disc(11, [32.4, 0, 0], paints.gap, [0, Math.PI / 2, 0]);
}

/** A wide hose of thin folds in an arc, with its open end towards the viewer. */
function vent(kit: Kit, paints: Paints): void {
  const points: Place[] = [
    [-170, 54, -70],
    [-110, 54, -120],
    [0, 54, -130],
    [100, 54, -80],
    [150, 54, 20],
    [160, 54, 110],
  ];
  kit.bellows(points, 52, { pitch: 11, length: 470, depth: 6 }, paints.shell);
  const clip = kit.part([160, 54, 116], [0, 0.06, 0]);
  clip.ring(49, 55, 26, [0, 0, 0], paints.whitePlastic, 2);
  clip.box([16, 14, 22], [0, 58, 0], paints.chrome, 3);
}

/** Drip trays to catch leaks: a ribbed floor with a rim. */
export const dripTray: Model = {
  level: 0,
  turn: 0.42,
  pitch: 0.55,
  build: buildTray,
};

function buildTray(kit: Kit, look: Look, paints: Paints): Built {
  const { width: w, height: h, depth: d } = look;
  const wall = 9;
  kit.tray([w, d], 5, [0, 2.5, 0], paints.front, { radius: 34, bevel: 1 });
  for (const side of [-1, 1]) {
    kit.box([wall, h, d - 50], [side * (w / 2 - wall / 2), h / 2, 0], paints.front, 4);
    kit.box([w - 50, h, wall], [0, h / 2, side * (d / 2 - wall / 2)], paints.front, 4);
    for (const end of [-1, 1])
      corner(kit, [side * (w / 2 - 34), 0, end * (d / 2 - 34)], side, end, h, paints.front);
  }
  for (let i = 0; i < 9; i += 1)
    kit.box([10, 5, d - 120], [((i - 4) * (w - 130)) / 8, 6, 0], paints.front, 2.4);
  return { body: bodyBox(look) };
}

function corner(kit: Kit, [x, , z]: Place, side: number, end: number, h: number, material: Material): void {
  for (let i = 0; i <= 6; i += 1) {
    const angle = (i / 6) * (Math.PI / 2);
    const at: Place = [x + side * Math.cos(angle) * 29.5, h / 2, z + end * Math.sin(angle) * 29.5];
    kit
      .part(at, [0, Math.atan2(side * Math.cos(angle), end * Math.sin(angle)), 0])
      .box([13, h, 9], [0, 0, 0], material, 4);
  }
}

/** Rubber washers for hoses, four of them. */
export const hoseWashers: Model = {
  level: 0,
  turn: 0.2,
  pitch: 0.75,
  build: (kit, _look, paints) => {
    const places = [
      [-17, 1.6, -12],
      [15, 1.6, -16],
      [-14, 1.6, 19],
      [12, 3.6, 12],
    ] as const;
    places.forEach(([x, y, z], i) => {
      const lying = kit.part([x, y, z], [i === 3 ? -0.16 : 0, 0, i === 3 ? 0.1 : 0]);
      lying.ring(6.5, 12.5, 3, [0, 0, 0], paints.rubber, 0.8, 'y');
    });
    return { edges: UNMEASURED };
  },
};
