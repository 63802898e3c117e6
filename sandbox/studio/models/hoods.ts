import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { LIGHT_FROM_BELOW } from '../engine/lights.ts';
import { BRIGHT_ROOM, darkRoom } from '../engine/room.ts';
import { surface } from '../engine/surface.ts';
import type { Place } from '../engine/camera.ts';
import { type Kit, roundedRect } from '../kit/kit.ts';
import { isDark, type Paints } from '../paints.ts';
import { bodyBox, type Built, inkOn, type Model } from './model.ts';
import { buttons, figures } from './parts/controls.ts';

const TURN = 0.36;

/** Cooker hoods. Traits: `mount` chimney or island; `form` pyramid, flat or angled. */
export const hood: Model = {
  level: 240,
  turn: TURN,
  hangs: true,
  room: ({ finish }) => (isDark(finish) ? darkRoom(TURN) : undefined),
  exposure: ({ finish }) => (finish === 'WH' ? 0.6 : undefined),
  build: (kit, look, paints) => {
    if (look.traits['form'] === 'angled') return angled(kit, look, paints);
    return chimney(kit, look, paints);
  },
};

/** Ceiling hoods, seen from below in a piece of the ceiling into which they are recessed. */
export const ceilingHood: Model = {
  level: 0,
  turn: 0,
  pitch: -0.72,
  distance: 3.4,
  hangs: true,
  lighting: LIGHT_FROM_BELOW,
  room: ({ finish }) => (isDark(finish) ? undefined : { ...BRIGHT_ROOM, floor: 2.4 }),
  build: ceiling,
};

/** Aluminium filters and lamps under a canopy. */
function underside(kit: Kit, [w, d]: readonly [number, number], y: number, z: number, paints: Paints): void {
  kit.box([w - 40, 6, d - 40], [0, y, z], paints.gap, 2);
  const panels = Math.max(2, Math.round(w / 300));
  for (let i = 0; i < panels; i += 1) {
    const wide = (w - 80) / panels;
    kit.box(
      [wide - 8, 5, d * 0.62],
      [-(w - 80) / 2 + wide * (i + 0.5), y - 3, z - d * 0.04],
      paints.satin,
      2,
    );
  }
  for (const x of [-1, 1])
    kit.cylinder(24, 5, [x * w * 0.32, y - 3, z + d * 0.36], paints.whitePlastic, { bevel: 1 });
}

function pyramid(
  kit: Kit,
  bottom: readonly [number, number, number, number],
  top: readonly [number, number, number, number],
  paints: Paints,
): void {
  const [w0, d0, y0, z0] = bottom;
  const [w1, d1, y1, z1] = top;
  const corner = (w: number, d: number, y: number, z: number, sx: number, sz: number): Place => [
    (sx * w) / 2,
    y,
    z + (sz * d) / 2,
  ];
  const places: number[] = [];
  const ring = [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ] as const;
  ring.forEach(([ax, az], i) => {
    const [bx, bz] = ring[(i + 1) % 4] ?? ring[0];
    const [a, b, c, d] = [
      corner(w0, d0, y0, z0, ax, az),
      corner(w0, d0, y0, z0, bx, bz),
      corner(w1, d1, y1, z1, bx, bz),
      corner(w1, d1, y1, z1, ax, az),
    ];
    places.push(...a, ...b, ...c, ...a, ...c, ...d);
  });
  const shape = new BufferGeometry();
  shape.setAttribute('position', new Float32BufferAttribute(places, 3));
  shape.setAttribute('uv', new Float32BufferAttribute(new Float32Array((places.length / 3) * 2), 2));
  shape.computeVertexNormals();
  kit.add(shape, paints.front);
}

function chimney(kit: Kit, look: Look, paints: Paints): Built {
  const { width: w, height: h, depth: d, traits } = look;
  const island = traits['mount'] === 'island';
  const lip = 54;
  kit.box([w, lip, d], [0, lip / 2, 0], paints.front, 4);
  underside(kit, [w, d], 1, 0, paints);
  const [stackW, stackD] = [284, island ? 284 : 254];
  const back = island ? 0 : -d / 2 + stackD / 2 + 4;
  const slope = traits['form'] === 'flat' ? 0 : Math.min(h * 0.38, 240);
  if (slope > 0) pyramid(kit, [w - 8, d - 8, lip - 1, 0], [stackW, stackD, lip + slope, back], paints);
  const from = lip + slope;
  const lower = (h - from) * 0.55;
  kit.box([stackW, lower + 4, stackD], [0, from + lower / 2, back], paints.frontUpright, 3);
  kit.box(
    [stackW - 10, h - from - lower, stackD - 10],
    [0, from + lower + (h - from - lower) / 2, back],
    paints.frontUpright,
    3,
  );
  const z = d / 2 + 1;
  kit.plate([240, 26], 3, [0, lip / 2, z], paints.blackGlass, { radius: 5, bevel: 1 });
  buttons(kit, [-80, lip / 2, z + 2], 5, 40, 6, paints.satin);
  return {
    body: bodyBox(look),
    detail: { from: [-w * 0.26, 0, d / 2], to: [w * 0.26, w * 0.42, d / 2] },
    badge: { at: [-w * 0.36, lip / 2, z], size: [118, 15], ink: inkOn(look.finish) },
  };
}

/** A glass or painted panel that leans back, with a chimney above it. */
function angled(kit: Kit, look: Look, paints: Paints): Built {
  const { width: w, height: h, depth: d } = look;
  const lean = 0.62;
  const long = Math.min(h * 0.72, 430);
  const plate = kit.part(
    [0, (Math.cos(lean) * long) / 2 + 16, d / 2 - (Math.sin(lean) * long) / 2 - 24],
    [-lean, 0, 0],
  );
  plate.plate([w, long], 16, [0, 0, 14], isDark(look.finish) ? paints.blackGlass : paints.front, {
    radius: 8,
    bevel: 3,
  });
  plate.box([w - 70, long - 60, 30], [0, 0, -10], paints.blackPlastic, 4);
  figures(plate, [120, 22], [0, -long / 2 + 34, 23], '1  2  3');
  kit.box([w - 60, long * 0.62, d * 0.42], [0, long * 0.36, -d * 0.24], paints.side, 6);
  kit.box(
    [280, h - long * 0.4, 230],
    [0, long * 0.4 + (h - long * 0.4) / 2, -d / 2 + 122],
    paints.frontUpright,
    3,
  );
  return { body: bodyBox(look), detail: { from: [-w * 0.3, 0, d / 2], to: [w * 0.3, w * 0.48, d / 2] } };
}

/** Flush with the ceiling: a frame, a panel around which the air is drawn, and strips of light. */
function ceiling(kit: Kit, look: Look, paints: Paints): Built {
  const { width: w, height: h, depth: d } = look;
  const board = kit.furniture();
  const sheet: readonly [number, number] = [w + 210, d + 190];
  const holes = [roundedRect(w - 40, d - 40, 4)];
  board.tray(sheet, 14, [0, 16, 0], paints.carcass, { radius: 4, bevel: 1, holes });
  board.tray(sheet, 10, [0, 30, 0], paints.wood, { radius: 2, bevel: 1, holes });
  // Above the ceiling, visible only in a model that can be turned.
  kit.box([w - 90, h - 20, d - 90], [0, 20 + (h - 20) / 2, 0], paints.galvanised, 4);
  kit.box([w, 16, d], [0, 4, 0], paints.front, 3);
  kit.box([w - 60, 8, d - 60], [0, -5, 0], paints.gap, 2);
  kit.box([w - 130, 18, d - 130], [0, -12, 0], isDark(look.finish) ? paints.blackGlass : paints.front, 5);
  const light = surface({ colour: [1, 0.96, 0.88], rough: 0.4, glow: 1 });
  for (const x of [-1, 1]) kit.box([14, 5, d - 170], [x * (w / 2 - 47), -9, 0], light, 1);
  const lampGlass = surface({ colour: [1, 0.97, 0.9], rough: 0.2, glow: 0.9 });
  for (const x of [-1, 1]) kit.cylinder(26, 6, [x * w * 0.3, -22, d * 0.18], lampGlass);
  // The ceiling hides the hood's height.
  return { body: bodyBox(look), edges: { height: null } };
}
