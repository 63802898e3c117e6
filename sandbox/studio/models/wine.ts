import { MathUtils } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { darkRoom } from '../engine/room.ts';
import { surface } from '../engine/surface.ts';
import { type Kit, roundedRect } from '../kit/kit.ts';
import type { Paints } from '../paints.ts';
import { bodyBox, type Model } from './model.ts';
import { figures } from './parts/controls.ts';

const TURN = 0.38;

/** How far a wine shelf rolls out, in millimetres: two thirds of a bottle. */
const ROLLED_OUT = 200;

/**
 * Wine and drinks coolers; an open one has a wine shelf rolled out. Traits: `zones`; `drinks` for cans on wire shelves.
 */
export const wineCooler: Model = {
  level: 900,
  turn: TURN,
  room: () => darkRoom(TURN, { shift: 0.2, halfWidth: 0.5, light: 1.9 }),
  build: (kit, look, paints, pose) => {
    const { width: w, height: h, depth: d, traits } = look;
    const foot = h < 600 && w > 500 ? 6 : 96;
    const front = d / 2 - 40;
    casing(kit, look, paints, foot, front);
    const zones = Number(traits['zones'] ?? 1);
    const [low, high] = [foot + 34, h - 50];
    const each = (high - low) / zones;
    for (let i = 0; i < zones; i += 1) {
      const room = { w, bottom: low + each * i + (i > 0 ? 26 : 0), top: low + each * (i + 1), z: front };
      if (traits['drinks'] === true) cans(kit, room, paints);
      else bottles(kit, room, paints, { seed: i * 3, out: pose === 'open' && i === 0 ? 2 : -1 });
      if (i > 0) kit.box([w - 40, 22, 300], [0, low + each * i + 8, front - 180], paints.blackPlastic, 3);
    }
    const hinge = [w / 2, 0, front + 3] as const;
    const turn = [0, MathUtils.degToRad(112), 0] as const;
    const hung =
      pose === 'closed'
        ? kit
        : kit.hinged('door', hinge, { turn }, pose === 'open').part([-hinge[0], 0, -hinge[2]]);
    door(hung, look, paints, foot, front);
    return {
      body: bodyBox(look),
      detail: { from: [-w * 0.4, h * 0.55, d / 2], to: [w * 0.4, h - 10, d / 2] },
      ...(w > 200 && {
        badge: {
          at: [0, foot + 8 + Math.min(45, w * 0.14) / 2, front + 37.5],
          size: [100, 14],
          // Even a steel front is dark here, because it reflects the dark surroundings that its window needs.
          ink: look.finish === 'WH' ? 'dark' : 'light',
        },
      }),
    };
  },
};

function casing(
  kit: Kit,
  { width: w, height: h, depth: d }: Look,
  paints: Paints,
  foot: number,
  front: number,
): void {
  const deep = front + d / 2;
  const z = front - deep / 2;
  const bottom = Math.max(0, foot - 54);
  for (const x of [-1, 1])
    kit.box([20, h - bottom, deep], [x * (w / 2 - 10), (h + bottom) / 2, z], paints.side, 6);
  kit.box([w, 20, deep], [0, h - 10, z], paints.side, 6);
  kit.box([w, 20, deep], [0, foot + 8, z], paints.side, 4);
  kit.box([w, h - 50, 20], [0, h / 2, -d / 2 + 10], paints.side, 4);
  const inner = surface({ colour: [0.035, 0.037, 0.042], rough: 0.5, openShare: 0.8 });
  kit.pane([w - 40, h - foot - 30], [0, (h + foot) / 2, front - 300], inner);
  kit.box(
    [w - 90, 6, 12],
    [0, h - 40, front - 60],
    surface({ colour: [0.82, 0.92, 1], glow: 1.4, openShare: 0 }),
    2,
  );
  kit.print(
    [w - 44, h - foot - 50],
    [0, (h + foot) / 2, front - 298],
    (pen, width, height) => {
      const cool = pen.createLinearGradient(0, 0, 0, height);
      cool.addColorStop(0, 'rgba(190,215,255,.55)');
      cool.addColorStop(0.5, 'rgba(120,150,200,.16)');
      cool.addColorStop(1, 'rgba(60,80,120,.03)');
      pen.fillStyle = cool;
      pen.fillRect(0, 0, width, height);
    },
    { glow: 0.5 },
  ).renderOrder = 3;
  if (foot < 20) return;
  kit.box([w - 6, foot, deep - 50], [0, foot / 2 + 4, z - 20], paints.gap, 4);
  kit.box([w - 20, foot - 26, 10], [0, foot / 2 + 4, front - 14], paints.blackMatt, 2);
  for (let i = 0; i < 5; i += 1) kit.box([w - 120, 5, 4], [0, 30 + i * 11, front - 8], paints.gap, 1);
}

type Room = { w: number; bottom: number; top: number; z: number };

const WINES = [
  [0.012, 0.03, 0.016],
  [0.03, 0.008, 0.012],
  [0.02, 0.035, 0.012],
  [0.035, 0.03, 0.012],
] as const;
const CAPSULES = [
  [0.25, 0.02, 0.03],
  [0.5, 0.36, 0.12],
  [0.03, 0.03, 0.035],
  [0.05, 0.12, 0.08],
  [0.6, 0.56, 0.46],
] as const;

/** Rows of bottles on shelves; `out` is the row that is rolled out, counted from the bottom, or −1 for none. */
function bottles(
  kit: Kit,
  { w, bottom, top, z: front }: Room,
  paints: Paints,
  { seed, out }: { seed: number; out: number },
): void {
  const glasses = WINES.map((colour) =>
    surface({ colour, rough: 0.06, f0: 0.05, openShare: 0.5, glow: 0.6 }),
  );
  const capsules = CAPSULES.map((colour) => surface({ colour, rough: 0.3, openShare: 0.5, glow: 0.22 }));
  const step = 132;
  const across = Math.max(1, Math.floor((w - 80) / 100));
  for (let row = 0; bottom + row * step + 100 < top; row += 1) {
    const y = bottom + row * step + 12;
    const z = row === out ? front + ROLLED_OUT : front;
    kit.box([w - 60, 24, 14], [0, y, z - 45], paints.wood, 3);
    if (row === out) slats(kit, w - 64, [y, z - 45], paints);
    for (const at of [-80, -200])
      kit.cylinder(2.5, w - 50, [0, y - 4, z + at], paints.wire, { axis: 'x', bevel: 1 });
    for (let i = 0; i < across; i += 1) {
      if ((row * 7 + i * 3 + seed) % 11 === 5) continue;
      const x = ((i + 0.5) / across - 0.5) * (w - 90);
      const glass = glasses[(row * 3 + i * 2 + seed) % glasses.length];
      const capsule = capsules[(row + i * 2 + seed) % capsules.length];
      if (!glass || !capsule) continue;
      kit.lathe(
        [
          [0, -200],
          [37, -200],
          [37.5, -20],
          [36, 0],
          [26, 28],
          [15.5, 45],
          [14.5, 100],
          [15.8, 101],
          [15.8, 112],
          [0, 113],
        ],
        [x, y + 53, z - 190],
        glass,
        'z',
        32,
      );
      kit.cylinder(15.8, 50, [x, y + 53, z - 92], capsule, { axis: 'z' });
    }
  }
}

/** The visible parts of a rolled-out shelf: sides and slats behind its front, which is at `y`, `z`. */
function slats(kit: Kit, w: number, [y, z]: readonly [number, number], paints: Paints): void {
  for (const side of [-1, 1]) kit.box([16, 18, 340], [side * (w / 2 - 8), y, z - 170], paints.wood, 3);
  for (let i = 0; i < 4; i += 1) kit.box([w - 20, 8, 34], [0, y + 8, z - 50 - i * 84], paints.wood, 2);
}

function cans(kit: Kit, { w, bottom, top, z }: Room, paints: Paints): void {
  const colours = [
    [0.5, 0.03, 0.04],
    [0.04, 0.12, 0.4],
    [0.6, 0.6, 0.62],
    [0.05, 0.3, 0.12],
    [0.7, 0.4, 0.04],
  ] as const;
  const tins = colours.map((colour) =>
    surface({ colour, metal: 0.5, rough: 0.3, openShare: 0.5, glow: 0.3 }),
  );
  const across = Math.max(3, Math.floor((w - 90) / 72));
  for (let row = 0; bottom + row * 170 + 140 < top; row += 1) {
    const y = bottom + row * 170 + 8;
    kit.box([w - 50, 4, 240], [0, y, z - 170], paints.wire, 1);
    kit.box([w - 50, 16, 8], [0, y + 6, z - 48], paints.satin, 2);
    for (let i = 0; i < across; i += 1) {
      const tin = tins[(row * 2 + i) % tins.length];
      if (!tin) continue;
      const x = ((i + 0.5) / across - 0.5) * (w - 90);
      kit.cylinder(31, 116, [x, y + 62, z - 95], tin, { bevel: 6 });
      kit.cylinder(27, 3, [x, y + 121, z - 95], paints.satin, { bevel: 1 });
    }
  }
}

function door(
  kit: Kit,
  { width: w, height: h, finish }: Look,
  paints: Paints,
  foot: number,
  front: number,
): void {
  const high = h - foot - 10;
  const y = foot + 8 + high / 2;
  const border = Math.min(45, w * 0.14);
  kit.plate([w, high], 34, [0, y, front + 20], finish === 'SS' ? paints.steelUpright : paints.front, {
    radius: 8,
    bevel: 3,
    holes: [roundedRect(w - border * 2, high - border * 2, 8)],
  });
  const glass = surface({ colour: [0, 0, 0], rough: 0.012, f0: 0.045, glass: 0.2, waves: 0.002 });
  kit.plate([w - border * 2 + 6, high - border * 2 + 6], 3, [0, y, front + 30], glass, {
    radius: 7,
    bevel: 0.8,
  }).renderOrder = 9;
  kit.bar(Math.min(high * 0.62, 500), 11, [-w / 2 + border * 0.62, y, front + 37], 38, paints.satin, 'y', 50);
  figures(kit, [90, 24], [0, foot + 8 + high - border / 2, front + 38], '12 °C');
}
