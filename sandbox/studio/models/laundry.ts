import { DoubleSide, MathUtils, Shape } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { darkRoom } from '../engine/room.ts';
import { surface } from '../engine/surface.ts';
import { ink } from '../kit/ink.ts';
import { type Kit, type Profile, roundHole } from '../kit/kit.ts';
import { isDark, type Paints } from '../paints.ts';
import { type BadgePlate, bodyBox, type Built, inkOn, type Model, type Pose } from './model.ts';
import { buttons, dial, display, touchSigns } from './parts/controls.ts';
import { feet } from './parts/case.ts';
import { housedEdges, housedExposure, housing, sideDoor } from './parts/housing.ts';

const FASCIA = 132;

/** Millimetres by which the door of an integrated machine stands out, which its unit has to be deeper. */
const PROUD = 62;

/**
 * Washing machines, washer dryers and tumble dryers. Traits: `dryer`, `controls` dial or touch, `ring` dark,
 * `integrated`: in a kitchen unit with its furniture door half open.
 */
export const laundry: Model = {
  level: 1250,
  turn: 0.4,
  room: ({ finish }) => (isDark(finish) ? darkRoom(0.4) : undefined),
  exposure: housedExposure,
  build: buildLaundry,
};

function buildLaundry(kit: Kit, look: Look, paints: Paints, pose: Pose): Built {
  const { width: w, height: h, depth: d, traits } = look;
  const front = d / 2;
  const middle = h * 0.502;
  casing(kit, look, paints, middle);
  kit.box([w, 84, 26], [0, 62, front + 1], paints.front);
  if (traits['dryer'] === true) {
    for (let i = 0; i < 5; i += 1)
      kit.box([w * 0.42, 4, 4], [-w * 0.2, 40 + i * 11, front + 14], paints.gap, 1);
  } else kit.box([110, 60, 4], [w / 2 - 85, 62, front + 15], paints.front, 3);
  const panel = h - 104 - FASCIA - 30;
  kit.plate([w, panel], 30, [0, 106 + panel / 2, front], paints.front, {
    radius: 10,
    bevel: 5,
    holes: [roundHole(212, [0, middle - 106 - panel / 2])],
  });
  kit.box([w, FASCIA - 2, 34], [0, h - 28 - FASCIA / 2, front + 1], paints.front, 8);
  inside(kit, paints, middle, front, traits['dryer'] === true);
  const door = hinge(kit, pose, front + 16, middle, traits['dryer'] === true);
  roundDoor(door, paints, look);
  fascia(kit, look, paints, front + 18);
  const integrated = traits['integrated'] === true;
  if (integrated) {
    housing(kit, look, paints, PROUD);
    sideDoor(kit, look, paints, PROUD, 84);
  }
  return {
    body: bodyBox(look),
    ...(integrated && { edges: housedEdges(look, PROUD) }),
    detail: { from: [-w / 2, h - 215, front], to: [w / 2, h, front + 20] },
    ...(!integrated && { badge: onDrawer(look, front + 23) }),
  };
}

/** The maker's name over the drawer's pull. */
function onDrawer({ width: w, height: h, finish, traits }: Look, z: number): BadgePlate {
  const x = -w / 2 + (traits['dryer'] === true ? 107 : 96);
  return { at: [x, h - FASCIA / 2 - 2, z], size: [124, 17], ink: inkOn(finish), stays: true };
}

/** The part that carries the door, its origin in the door's middle. Washers open to the left, dryers to the right. */
function hinge(kit: Kit, pose: Pose, z: number, y: number, dryer: boolean): Kit {
  const [x, swing, out] = dryer ? [218, 155, 14] : [-218, -112, 6];
  const opening = { turn: [0, MathUtils.degToRad(swing), 0], slide: [0, 0, out] } as const;
  return kit.hinged('door', [x, y, z], opening, pose === 'open').part([-x, 0, 0]);
}

function casing(kit: Kit, { width: w, height: h, depth: d }: Look, paints: Paints, middle: number): void {
  const high = h - 30;
  const y = high / 2 + 18;
  for (const x of [-1, 1]) kit.box([30, high, d], [(x * (w - 30)) / 2, y, 0], paints.side, 12);
  kit.box([w, high, 30], [0, y, -d / 2 + 15], paints.side, 12);
  kit.box([w - 10, 30, d - 10], [0, 33, 0], paints.side, 10);
  kit.plate([w - 20, high - 20], 20, [0, y, d / 2 - 20], paints.gap, {
    radius: 10,
    bevel: 0,
    holes: [roundHole(205, [0, middle - y])],
  });
  feet(kit, w, d, paints);
  kit.box([w + 2, 24, d + 12], [0, h - 12, 3], paints.side, 9);
}

/** The drum with its holes, lifters and the door seal. */
function inside(kit: Kit, paints: Paints, y: number, front: number, dryer: boolean): void {
  const holes = ink(1024, 256, (pen, w, h) => {
    pen.fillStyle = '#b9bbbd';
    pen.fillRect(0, 0, w, h);
    for (let row = 0; row < 9; row += 1) {
      for (let i = 0; i < 40; i += 1) {
        pen.fillStyle = '#1b1c1d';
        pen.beginPath();
        pen.arc(((i + (row % 2) * 0.5) * w) / 40, ((row + 0.5) * h) / 9, 5.4, 0, 7);
        pen.fill();
      }
    }
  });
  const wall = surface({
    colour: [0.62, 0.625, 0.63],
    metal: 0.9,
    rough: 0.3,
    map: holes,
    side: DoubleSide,
    openShare: 0.5,
  });
  const deep = 240;
  const profile = [
    [200, -deep],
    [200, 0],
  ] as const;
  kit.lathe(profile, [0, y, front - 40], wall, 'z', 96);
  const back = surface({ colour: [0.4, 0.405, 0.41], metal: 0.9, rough: 0.35, openShare: 0.5, shine: 0.75 });
  kit.disc(200, [0, y, front - 40 - deep], back);
  for (let i = 0; i < 3; i += 1) {
    const angle = i * 2.094 + 0.5;
    const lifter = kit.part(
      [Math.cos(angle) * 172, y + Math.sin(angle) * 172, front - 170],
      [0, 0, angle + Math.PI / 2],
    );
    lifter.box([48, 62, 220], [0, 0, 0], paints.satin, 15);
  }
  kit.ring(165, 215, 50, [0, y, front - 30], dryer ? paints.greyPlastic : paints.rubber, 20);
}

/** The door: a wide ring, a chrome line, a bowl of glass, and a recess to pull it by. */
function roundDoor(kit: Kit, paints: Paints, { finish, traits }: Look): void {
  const dryer = traits['dryer'] === true;
  const dark = traits['ring'] === 'dark';
  const ring = dark
    ? paints.black
    : finish === 'WH'
      ? paints.whitePlastic
      : dryer
        ? paints.greyPlastic
        : paints.satin;
  const [outer, inner] = [226, dryer ? 150 : 158];
  kit.lathe(
    [
      [outer, -12],
      [outer, 24],
      [outer - 7, 37],
      [outer - 20, 44],
      [inner + (outer - inner) * 0.5, 50],
      [inner + 16, 46],
      [inner + 6, 43],
      [inner, 34],
      [inner, -12],
      [outer, -12],
    ],
    [0, 0, -10],
    ring,
    'z',
    112,
  );
  kit.torus(inner + 4, 5.5, [0, 0, 31], paints.chrome);
  if (!dryer) kit.torus(outer - 4, 4, [0, 0, 16], paints.chrome);
  const recess = new Shape();
  recess.absarc(0, 0, 212, -0.32, 0.32, false);
  recess.absarc(0, 0, 183, 0.32, -0.32, true);
  kit.slab(recess, 6, [0, 0, 37], paints.blackPlastic, 2, [0, 0, dryer ? Math.PI : 0]);
  const dome: [number, number][] = Array.from({ length: 15 }, (_, i) => {
    const t = 1 - i / 14;
    return [inner * t, 30 * (1 - t * t)];
  });
  const glass =
    dryer && traits['window'] !== true
      ? surface({ colour: [0.004, 0.004, 0.005], rough: 0.03, f0: 0.055 })
      : surface({ colour: [0, 0, 0], rough: 0.012, f0: 0.055, glass: 0.58, shine: 1.25 });
  kit.lathe(dome, [0, 0, 18], glass, 'z', 80).renderOrder = 8;
  if (dryer) kit.cylinder(inner + 2, 20, [0, 0, -14], paints.greyPlastic, { axis: 'z', bevel: 6 });
  else bowl(kit, inner, paints);
}

/** The inside of a washer's door: a glass bowl that keeps the washing in the drum. */
function bowl(kit: Kit, inner: number, paints: Paints): void {
  kit.ring(135, 150, 20, [0, 0, -12], paints.blackPlastic, 6);
  const glass = surface({ colour: [0, 0, 0], rough: 0.012, f0: 0.05, glass: 0.12, side: DoubleSide });
  const inward: Profile = [
    [0, -78],
    [inner * 0.5, -74],
    [inner * 0.8, -56],
    [inner * 0.94, -16],
  ];
  kit.turnery(inward, [0, 0, 0], glass, 'z', 64).renderOrder = 7;
}

function fascia(kit: Kit, look: Look, paints: Paints, z: number): void {
  const { width: w, height: h, traits } = look;
  const y = h - 26 - FASCIA / 2;
  const dryer = traits['dryer'] === true;
  const left = -w / 2;
  const drawer = dryer ? 190 : 168;
  kit.box([drawer + 5, 104, 3], [left + 96 + (drawer - 168) / 2, y, z - 1], paints.gap, 4);
  kit.box([drawer, 99, 8], [left + 96 + (drawer - 168) / 2, y, z], paints.front, 4);
  kit.box([94, 15, 3], [left + 96, y - 35, z + 3.5], paints.gap, 1.4);
  if (traits['controls'] === 'touch') {
    kit.plate([w - drawer - 40, 84], 5, [(drawer + 8) / 2, y, z + 1], paints.blackGlass, {
      radius: 10,
      bevel: 1.4,
    });
    display(
      kit,
      [120, 42],
      [62, y + 6, z + 3],
      paints,
      dryer ? '2:05' : '1:20',
      dryer ? ['Cupboard', 'dry'] : ['40 °C', '1400 rpm'],
    );
    touchSigns(kit, [110, 18], [206, y + 6, z + 4.2], 4);
    touchSigns(kit, [260, 12], [120, y - 26, z + 4.2], 8);
    return;
  }
  const x = dryer ? 10 : -20;
  dial(kit, [x, y, z], 35, paints);
  display(
    kit,
    [dryer ? 140 : 165, 52],
    [dryer ? 160 : 145, y + 8, z],
    paints,
    dryer ? '2:05' : '1:20',
    dryer ? ['Cupboard', 'dry'] : ['40 °C', '1400 rpm'],
  );
  buttons(kit, [x + 98, y - 38, z], 5, 33.5, 4.2, paints.greyPlastic);
  kit.ring(10.5, 13.5, 3, [w / 2 - 38, y + 8, z + 1], paints.chrome, 1);
  kit.cylinder(10.2, 3, [w / 2 - 38, y + 8, z + 1], paints.whitePlastic, { axis: 'z', bevel: 1 });
}
