import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import type { Place } from '../engine/camera.ts';
import type { Kit } from '../kit/kit.ts';
import { isDark } from '../paints.ts';
import { darkRoom } from '../engine/room.ts';
import type { Built, Model } from './model.ts';
import type { Material } from '../kit/kit.ts';

const TURN = 0.75;

/**
 * Kitchen and boiling-water taps. Traits: `spout` swan, square, round, straight, spring or bridge; `levers`; `boiling`.
 */
export const tap: Model = {
  level: 380,
  turn: TURN,
  room: ({ finish }) => (isDark(finish) ? darkRoom(0.5, { light: 2 }) : undefined),
  build: (kit, look, paints) => {
    const { height: h, traits } = look;
    const reach = look.depth - 30;
    const material = paints.front;
    const z = -reach / 2;
    if (traits['spout'] === 'bridge') bridge(kit, h, reach, material, z);
    else {
      kit.cylinder(28, 8, [0, 4, z], material);
      kit.cylinder(24, h * 0.3, [0, h * 0.15, z], material, { bevel: 3 });
      spout(kit, look, reach, material, z);
      levers(kit, look, material, z);
    }
    return {
      body: { from: [-28, 0, z - 28], to: [28, h, z + reach] },
      edges: edges(look, reach, z),
      ...leversAndFoot(look, z),
    };
  },
};

/** The levers and the foot, so low that the end of the spout is out of the picture. */
function leversAndFoot({ height: h, traits }: Look, z: number): Pick<Built, 'detail' | 'near'> {
  const side = traits['spout'] === 'bridge' ? 128 : 104;
  return {
    detail: { from: [-side, -36, z], to: [side, h * 0.2 + 64, z] },
    near: { turn: 0.5, pitch: 0.22 },
  };
}

/**
 * Edges for dimension lines: across the foot or a mixer's two levers, along the spout's reach, and up beside the spout.
 */
function edges({ height: h, traits }: Look, reach: number, z: number): NonNullable<Built['edges']> {
  const side = traits['spout'] === 'bridge' ? 117 : traits['levers'] === 2 && !traits['boiling'] ? 86 : 28;
  const left = reach * Math.sin(TURN) + 24;
  const [x, back] = [-left * Math.cos(TURN), z + left * Math.sin(TURN)];
  return {
    width: [
      [-side, 0, z + 28],
      [side, 0, z + 28],
    ],
    height: [
      [x, 0, back],
      [x, h, back],
    ],
    depth: [
      [0, h, z + reach + 16],
      [0, h, z - 28],
    ],
  };
}

function spout(kit: Kit, { height: h, traits }: Look, reach: number, material: Material, z: number): void {
  const r = traits['boiling'] === true ? 15 : 13;
  const end = h * 0.62;
  const paths: Record<string, Place[]> = {
    square: [
      [0, h * 0.28, z],
      ...[0.5, 0.65, 0.8, 0.9].map((up): Place => [0, h * up, z]),
      [0, h - r - 4, z + 4],
      ...[0.12, 0.3, 0.5, 0.7, 0.88].map((out): Place => [0, h - r, z + reach * out]),
      [0, h - r - 4, z + reach - 4],
      [0, h - 34, z + reach],
      [0, h - 54, z + reach],
    ],
    straight: [
      [0, h * 0.28, z],
      [0, h * 0.5, z + 4],
      [0, h * 0.84, z + reach * 0.6],
      [0, h - r, z + reach * 0.94],
      [0, h - 30, z + reach],
    ],
    round: [
      [0, h * 0.28, z],
      [0, h * 0.66, z],
      [0, h * 0.9, z + reach * 0.16],
      [0, h - r, z + reach * 0.5],
      [0, h * 0.88, z + reach * 0.86],
      [0, end, z + reach],
    ],
    swan: [
      [0, h * 0.28, z],
      [0, h * 0.62, z],
      [0, h * 0.88, z + reach * 0.08],
      [0, h - r, z + reach * 0.42],
      [0, h * 0.9, z + reach * 0.84],
      [0, h * 0.68, z + reach],
      [0, h * 0.6, z + reach],
    ],
  };
  const kind = String(traits['spout']);
  const path = paths[kind] ?? paths['swan'] ?? [];
  kit.tube(path, r, material, 110);
  const last = path.at(-1);
  if (last) kit.cylinder(r + 2.5, 18, [0, last[1] - 4, last[2]], material, { bevel: 2 });
  if (kind !== 'spring') return;
  for (let i = 0; i < 34; i += 1) {
    const t = i / 33;
    const angle = Math.PI * t;
    kit
      .part(
        [0, h * 0.62 + Math.sin(angle) * h * 0.36, z + reach / 2 - (Math.cos(angle) * reach) / 2],
        [angle - Math.PI / 2 + Math.PI / 2, 0, 0],
      )
      .torus(19, 3, [0, 0, 0], material, 'y');
  }
}

function levers(kit: Kit, { height: h, traits }: Look, material: Material, z: number): void {
  const y = h * 0.2;
  const sides = traits['levers'] === 2 ? [-1, 1] : [1];
  for (const side of sides) {
    kit.cylinder(18, 40, [side * 34, y, z], material, { axis: 'x', bevel: 3 });
    kit.part([side * 52, y, z], [0.5, 0, -side * 0.3]).cylinder(6.5, 92, [0, 44, 0], material, { bevel: 4 });
  }
}

function bridge(kit: Kit, h: number, reach: number, material: Material, z: number): void {
  for (const side of [-1, 1]) {
    kit.cylinder(27, 8, [side * 90, 4, z], material);
    kit.cylinder(16, h * 0.26, [side * 90, h * 0.13, z], material);
    kit.cylinder(20, 26, [side * 90, h * 0.26, z], material, { bevel: 6 });
    for (const turn of [0, Math.PI / 2]) {
      const cross = kit.part([side * 90, h * 0.26 + 30, z], [0, turn + 0.4, 0]);
      cross.cylinder(6, 66, [0, 0, 0], material, { axis: 'x', bevel: 5 });
    }
    kit.cylinder(8, 34, [side * 90, h * 0.26 + 16, z], material);
  }
  kit.cylinder(12, 180, [0, h * 0.2, z], material, { axis: 'x' });
  kit.cylinder(18, 50, [0, h * 0.22, z], material);
  kit.tube(
    [
      [0, h * 0.24, z],
      [0, h * 0.62, z],
      [0, h * 0.9, z + reach * 0.12],
      [0, h - 12, z + reach * 0.46],
      [0, h * 0.88, z + reach * 0.86],
      [0, h * 0.62, z + reach],
    ],
    12,
    material,
    100,
  );
}
