import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { darkRoom } from '../engine/room.ts';
import { surface } from '../engine/surface.ts';
import { roundedRect, type Kit } from '../kit/kit.ts';
import { isDark, isMetal, type Paints } from '../paints.ts';
import { bodyBox, type Built, type Model } from './model.ts';
import { knob } from './parts/controls.ts';

const roomFor = ({ finish }: Look) => (isDark(finish) ? darkRoom(0.4, { light: 1.8 }) : undefined);

/** Kettles. Traits: `retro` (dome, dial), `gooseneck`; otherwise a plain modern jug. */
export const kettle: Model = {
  level: 300,
  turn: 0.12,
  room: roomFor,
  build: (kit, look, paints) => {
    buildKettle(kit, look, paints);
    return { round: true, ...spoutAndSide(look) };
  },
};

/** Close-up of the spout, and of the dial or window beside it. */
function spoutAndSide({ width, height: h, traits }: Look): Pick<Built, 'detail' | 'near'> {
  const left = traits['gooseneck'] === true ? -180 : -width * 0.56;
  return {
    detail: { from: [left, h * 0.3, -40], to: [width * 0.2, h * 0.9, 95] },
    near: { turn: -0.45, pitch: 0.18 },
  };
}

function buildKettle(kit: Kit, { width, height: h, traits, finish }: Look, paints: Paints): void {
  const s = h / 293;
  const wide = (width / 230) * 1;
  const retro = traits['retro'] === true;
  const trim = isMetal(finish) ? paints.blackPlastic : paints.chrome;
  kit.cylinder(98 * wide, 16 * s, [0, 8 * s, 0], paints.blackPlastic, { bevel: 4 });
  kit.cylinder(100 * wide, 14 * s, [0, 23 * s, 0], trim, { bevel: 4 });
  const side: [number, number][] = retro
    ? [
        [99, 32],
        [101.5, 50],
        [99, 90],
        [92, 140],
        [83, 185],
        [75, 212],
        [68, 223],
      ]
    : [
        [97, 32],
        [98, 50],
        [95, 110],
        [88, 170],
        [82, 215],
        [80, 228],
      ];
  kit.turnery(
    side.map(([r, y]) => [r * wide, y * s]),
    [0, 0, 0],
    paints.front,
  );
  if (retro) {
    kit.turnery(
      [
        [74, 207],
        [77, 214],
        [74, 222],
        [69, 226],
      ].map(([r = 0, y = 0]) => [r * wide, y * s]),
      [0, 0, 0],
      paints.chrome,
    );
    kit.turnery(
      [
        [68, 224],
        [67, 232],
        [55, 245],
        [35, 253],
        [12, 256],
        [0, 256.5],
      ].map(([r = 0, y = 0]) => [r * wide, y * s]),
      [0, 0, 0],
      paints.front,
    );
    kit.turnery(
      [
        [0, 255],
        [8, 262],
        [15, 272],
        [17, 280],
        [12, 289],
        [0, 293],
      ].map(([r = 0, y = 0]) => [r, y * s]),
      [0, 0, 0],
      paints.chrome,
    );
    gauge(kit, [0, 125 * s, 93 * wide], paints);
  } else {
    kit.turnery(
      [
        [80, 226],
        [80, 234],
        [72, 243],
        [40, 247],
        [0, 248],
      ].map(([r = 0, y = 0]) => [r * wide, y * s]),
      [0, 0, 0],
      trim === paints.chrome ? paints.front : trim,
    );
    kit.cylinder(16, 14 * s, [0, 254 * s, 0], trim, { bevel: 5 });
    kit
      .plate([16, 84 * s], 3, [-34 * wide, 120 * s, 90 * wide], paints.glass, { radius: 8, bevel: 1 })
      .rotation.set(-0.05, -0.36, 0);
  }
  if (traits['gooseneck'] === true) {
    kit.tube(
      [
        [-80 * wide, 60 * s, 0],
        [-140, 70 * s, 0],
        [-150, 130 * s, 0],
        [-150, 190 * s, 0],
        [-178, 212 * s, 0],
      ],
      8,
      paints.front,
    );
  } else spout(kit, paints, s, wide, retro);
  handle(kit, paints, s, wide, retro && !isMetal(finish));
  kit.box([14, 20, 30], [112 * wide, 36 * s, 0], trim, 4);
}

function spout(kit: Kit, paints: Paints, s: number, wide: number, retro: boolean): void {
  const out = retro ? 136 : 118;
  const lift = retro ? 218 : 228;
  const places = [
    [-52, 148],
    [-(52 + (out - 52) * 0.5), 148 + (lift - 148) * 0.34],
    [-(52 + (out - 52) * 0.8), 148 + (lift - 148) * 0.7],
    [-out, lift],
  ].map(([x = 0, y = 0]) => [x * wide, y * s, 0] as const);
  kit.horn(places, [40 * wide, 14 * wide], paints.shell);
  const [x, y] = [-out * wide, lift * s];
  const [dx, dy] = [x + (52 + (out - 52) * 0.8) * wide, y - (148 + (lift - 148) * 0.7) * s];
  kit.disc(13.4 * wide, [x, y - 1, 0], paints.gap, [-Math.PI / 2, Math.atan2(dx, dy), 0]);
}

function handle(kit: Kit, paints: Paints, s: number, wide: number, painted: boolean): void {
  const material = painted ? paints.front : paints.blackPlastic;
  const places = [
    [68, 214],
    [95, 222],
    [126, 218],
    [146, 196],
    [150, 160],
    [146, 118],
    [136, 88],
  ].map(([x = 0, y = 0]) => [x * wide, y * s, 0] as const);
  kit.tube(places, 13, material, 80);
  kit.cylinder(13, 26, [136 * wide, 88 * s, 0], material, { bevel: 12 });
  kit.cylinder(16, 8, [80 * wide, 217 * s, 0], paints.chrome, { axis: 'x' });
}

function gauge(kit: Kit, [x, y, z]: readonly [number, number, number], paints: Paints): void {
  const face = kit.part([x, y, z], [-0.12, 0, 0]);
  face.cylinder(26, 6, [0, 0, 0], paints.chrome, { axis: 'z' });
  face.print(
    [46, 46],
    [0, 0, 3.4],
    (pen, w) => {
      pen.translate(w / 2, w / 2);
      pen.fillStyle = '#fbf8ee';
      pen.beginPath();
      pen.arc(0, 0, w / 2, 0, 7);
      pen.fill();
      pen.strokeStyle = '#333';
      pen.lineWidth = w * 0.018;
      for (let i = 0; i < 11; i += 1) {
        const angle = 2.5 + i * 0.44;
        pen.beginPath();
        pen.moveTo(Math.cos(angle) * w * 0.42, Math.sin(angle) * w * 0.42);
        pen.lineTo(Math.cos(angle) * w * 0.35, Math.sin(angle) * w * 0.35);
        pen.stroke();
      }
      pen.strokeStyle = '#b3261e';
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.lineTo(w * 0.2, -w * 0.24);
      pen.stroke();
    },
    { pixels: 256 },
  );
}

/** Toasters. Traits: `slots` 2 or 4; `long`; `retro` for chrome bands. */
export const toaster: Model = {
  level: 320,
  turn: 0.5,
  room: roomFor,
  build: (kit, look, paints) => {
    buildToaster(kit, look, paints);
    return { body: bodyBox(look), ...slotsAndLever(look) };
  },
};

/** Close-up of the slots from above, with the lever and the dial at their end. */
function slotsAndLever({ width: w, height: h, depth: d }: Look): Pick<Built, 'detail' | 'near'> {
  return {
    detail: { from: [-w * 0.2, h * 0.2, -d / 2], to: [w / 2 + 36, h + 36, d / 2] },
    near: { turn: 0.75, pitch: 0.5 },
  };
}

function buildToaster(kit: Kit, { width: w, height: h, depth: d, traits }: Look, paints: Paints): void {
  const round = traits['retro'] === true ? 42 : 26;
  const trim = isMetal(paints.finish) ? paints.blackPlastic : paints.chrome;
  kit.tray([w - 30, d - 30], 22, [0, 13, 0], paints.blackPlastic, { radius: 38, bevel: 4 });
  const high = h - 30;
  kit.box([w, high, d], [0, 24 + high / 2, 0], paints.front, round);
  const top = 24 + high;
  const rows =
    traits['slots'] === 4 && d > 240
      ? [-0.3, -0.1, 0.1, 0.3].map((z) => z * d)
      : traits['long'] === true
        ? [-26, 26]
        : traits['slots'] === 4
          ? [-30, 30]
          : [-30, 30];
  kit.tray([w - 70, d - 64], 10, [0, top - 2, 0], paints.satin, {
    radius: 20,
    holes: rows.map((z) => roundedRect(w - 116, 26, 8, [0, -z])),
  });
  for (const z of rows) {
    kit.box([w - 112, 3, 30], [0, top - 1, z], paints.gap, 1);
    for (let i = 0; i < 12; i += 1)
      kit.box([1.8, 5, 24], [-(w - 124) / 2 + (i * (w - 124)) / 11, top, z], paints.chrome, 0.6);
  }
  toast(kit, w, top, rows.slice(0, 2));
  if (traits['retro'] === true)
    for (const y of [54, 62, 70]) kit.box([w - 90, 3.5, 3], [0, y, d / 2], trim, 1.2);
  const end = kit.part([w / 2, 0, 0], [0, Math.PI / 2, 0]);
  for (const z of rows.length > 2 ? [-d * 0.2, d * 0.2] : [0]) {
    end.box([12, high * 0.55, 4], [-z, 24 + high * 0.55, 0], paints.gap, 2);
    end.box([48, 14, 30], [-z, 24 + high * 0.7, 16], trim, 6);
    knob(end, [-z, 62, 0], 18, { material: trim, skirt: paints.chrome, pointer: paints.gap });
  }
}

function toast(kit: Kit, w: number, top: number, rows: readonly number[]): void {
  const bread = surface({ colour: [0.62, 0.36, 0.15], rough: 0.9, f0: 0.02 });
  const crust = surface({ colour: [0.3, 0.13, 0.045], rough: 0.8, f0: 0.02 });
  for (const z of rows) {
    kit.plate([Math.min(130, w - 150), 116], 15, [-5, top - 2, z], crust, { radius: 22, bevel: 4 });
    kit.plate([Math.min(130, w - 150) - 13, 104], 16.4, [-5, top - 2, z], bread, { radius: 18 });
  }
}

/** A kettle beside a toaster of the same make, with the same traits as theirs. */
export const breakfastSet: Model = {
  level: 850,
  turn: 0.22,
  room: roomFor,
  build: (kit, look, paints) => {
    const retro = look.traits['retro'] === true;
    const slots = Number(look.traits['slots']);
    const deep = slots === 4 ? 260 : 200;
    buildKettle(
      kit.part([-look.width / 2 + 120, 0, 40], [0, 0.35, 0]),
      { ...look, width: 220, height: 250, traits: { retro } },
      paints,
    );
    buildToaster(
      kit.part([look.width / 2 - 140, 0, 70 - deep / 2]),
      { ...look, width: 290, height: 195, depth: deep, traits: { retro, slots } },
      paints,
    );
    const [x, z] = [look.width / 2 - 140, 70 - deep / 2];
    return {
      detail: { from: [x - 45, 40, z - deep / 2], to: [x + 180, 235, z + deep / 2] },
      near: { turn: 0.75, pitch: 0.5 },
    };
  },
};
