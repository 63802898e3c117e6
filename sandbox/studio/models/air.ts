import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { darkRoom } from '../engine/room.ts';
import type { Kit } from '../kit/kit.ts';
import { isDark, type Paints } from '../paints.ts';
import { bodyBox, type Model } from './model.ts';
import { buttons, figures } from './parts/controls.ts';

const roomFor = ({ finish }: Look) => (isDark(finish) ? darkRoom(0.4, { light: 1.8 }) : undefined);

function louvres(
  kit: Kit,
  [w, h]: readonly [number, number],
  [x, y, z]: readonly [number, number, number],
  paints: Paints,
): void {
  kit.plate([w, h], 4, [x, y, z], paints.gap, { radius: 10, bevel: 1 });
  const count = Math.round(h / 15);
  for (let i = 0; i < count; i += 1) {
    kit
      .part([x, y - h / 2 + ((i + 0.5) * h) / count, z + 4], [0.5, 0, 0])
      .box([w - 14, 3, 14], [0, 0, 0], paints.front, 1.2);
  }
}

function castors(kit: Kit, w: number, d: number, paints: Paints): void {
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      kit.cylinder(17, 16, [x * (w / 2 - 36), 17, z * (d / 2 - 40)], paints.blackPlastic, { axis: 'x' });
}

/** Dehumidifiers: a grille above, a water tank below. */
export const dehumidifier: Model = {
  level: 700,
  turn: 0.42,
  room: roomFor,
  build: (kit, look, paints) => {
    const { width: w, height: h, depth: d } = look;
    castors(kit, w, d, paints);
    kit.box([w, h - 30, d], [0, 30 + (h - 30) / 2, 0], paints.front, 34);
    louvres(kit, [w * 0.74, h * 0.3], [0, h * 0.66, d / 2], paints);
    const tank = h * 0.34;
    kit.plate([w * 0.84, tank], 8, [0, 52 + tank / 2, d / 2 - 1], paints.side, { radius: 20, bevel: 3 });
    kit.plate([30, tank * 0.62], 4, [w * 0.28, 52 + tank / 2, d / 2 + 3], paints.glass, {
      radius: 12,
      bevel: 1,
    });
    kit.box([100, 22, 8], [-30, 52 + tank - 30, d / 2 + 1], paints.darkPlastic, 6);
    const top = kit.part([0, h, d * 0.12], [-Math.PI / 2, 0, 0]);
    top.plate([w * 0.62, d * 0.34], 4, [0, 0, 0], paints.blackGlass, { radius: 12, bevel: 1 });
    figures(top, [w * 0.3, 30], [0, 6, 2.4], '55 %');
    kit.plate([w * 0.4, 40], 4, [0, h * 0.88, d / 2 - 1], paints.blackGlass, { radius: 8, bevel: 1 });
    figures(kit, [w * 0.3, 28], [0, h * 0.88, d / 2 + 1.4], '55 %');
    return {
      body: bodyBox(look),
      detail: { from: [-w / 2, 0, d / 2], to: [w / 2, h * 0.5, d / 2] },
      near: { turn: 0.32, pitch: 0.16 },
    };
  },
};

/** Air purifiers. Trait: `form` drum or tower. */
export const purifier: Model = {
  level: 620,
  turn: 0.3,
  room: roomFor,
  build: (kit, look, paints) => {
    const { width: w, height: h, depth: d, traits } = look;
    if (traits['form'] === 'tower' || w > d * 1.4) tower(kit, look, paints);
    else drum(kit, Math.min(w, d) / 2, h, paints);
    return {
      detail: { from: [-w / 2, h * 0.55, -d * 0.4], to: [w / 2, h, d / 2] },
      near: { turn: 0.2, pitch: 0.6 },
    };
  },
};

function drum(kit: Kit, r: number, h: number, paints: Paints): void {
  kit.turnery(
    [
      [r * 0.9, 0],
      [r * 0.98, 14],
      [r, h * 0.3],
      [r * 0.98, h * 0.8],
      [r * 0.88, h - 14],
      [r * 0.72, h - 4],
    ],
    [0, 0, 0],
    paints.front,
  );
  kit.ring(r * 0.3, r * 0.74, 16, [0, h - 8, 0], paints.blackPlastic, 4, 'y');
  kit.cylinder(r * 0.28, 12, [0, h - 6, 0], paints.front, { bevel: 4 });
  for (let row = 0; row < 12; row += 1) {
    for (let i = -9; i <= 9; i += 1) {
      const angle = i * 0.14 + (row % 2) * 0.07;
      const y = h * 0.14 + row * h * 0.032;
      const part = kit.part([Math.sin(angle) * r * 0.995, y, Math.cos(angle) * r * 0.995], [0, angle, 0]);
      part.cylinder(3.4, 2, [0, 0, 0], paints.gap, { axis: 'z', bevel: 0.4 });
    }
  }
  figures(kit, [90, 26], [0, h * 0.74, r * 1.0], '12');
  kit.ring(20, 22.5, 2, [0, h * 0.84, r * 0.975], paints.chrome, 0.8);
}

function tower(kit: Kit, { width: w, height: h, depth: d }: Look, paints: Paints): void {
  kit.box([w, h - 14, d], [0, 14 + (h - 14) / 2, 0], paints.front, Math.min(60, d / 2.1));
  kit.box([w - 40, 20, d - 40], [0, 10, 0], paints.blackPlastic, 8);
  for (let i = 0; i < 22; i += 1)
    kit.box([w * 0.66, 3.4, 3], [0, h * 0.16 + i * h * 0.024, d / 2], paints.gap, 1);
  figures(kit, [80, 26], [0, h * 0.82, d / 2 + 1], '12');
  kit.ring(16, 18.5, 2, [0, h * 0.9, d / 2], paints.chrome, 0.8);
  kit.box([w * 0.7, 6, d * 0.4], [0, h - 1, 0], paints.blackPlastic, 2);
}

/** Portable air conditioners with an exhaust hose, and air coolers. Trait: `hose`. */
export const portableCooler: Model = {
  level: 800,
  turn: 0.42,
  room: roomFor,
  build: (kit, look, paints) => {
    const { width: w, height: h, depth: d, traits } = look;
    castors(kit, w, d, paints);
    kit.box([w, h - 32, d], [0, 32 + (h - 32) / 2, 0], paints.front, 44);
    louvres(kit, [w * 0.78, h * 0.15], [0, h * 0.83, d / 2], paints);
    kit.plate([w * 0.5, 44], 4, [0, h * 0.69, d / 2 - 1], paints.blackGlass, { radius: 10, bevel: 1 });
    figures(kit, [w * 0.3, 30], [0, h * 0.69, d / 2 + 1.4], '21 °C');
    buttons(kit, [-w * 0.16, h * 0.62, d / 2], 4, w * 0.107, 7, paints.satin);
    kit.box([w - 30, 3, 3], [0, h * 0.55, d / 2], paints.gap, 1);
    if (traits['hose'] === true) {
      const [x, y, z] = [w * 0.1, h * 0.66, -d / 2];
      for (let i = 0; i < 26; i += 1) {
        const t = i / 25;
        const part = kit.part(
          [x + w * 0.66 * t * t, y + Math.sin(t * 2.4) * h * 0.16, z - 30 - 130 * Math.sin(t * 1.7)],
          [0, 0.8 - t * 0.5, 0],
        );
        part.torus(68, 9, [0, 0, 0], paints.whitePlastic);
      }
    } else louvres(kit, [w * 0.7, h * 0.26], [0, h * 0.32, d / 2], paints);
    return {
      body: bodyBox(look),
      detail: { from: [-w * 0.5, h * 0.5, d / 2], to: [w * 0.5, h * 0.93, d / 2] },
      near: { turn: 0.32, pitch: 0.2 },
    };
  },
};
