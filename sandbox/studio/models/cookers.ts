import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { hasClock, isRange, knobPlaces, layoutOf } from '@hobwright/demo-store/media/looks/cooker-layout.ts';
import { darkRoom } from '../engine/room.ts';
import { surface } from '../engine/surface.ts';
import type { Kit, Material } from '../kit/kit.ts';
import { isDark, type Paints } from '../paints.ts';
import { type BadgePlate, bodyBox, inkOn, type Model, type Pose } from './model.ts';
import { display, knob, marks } from './parts/controls.ts';
import { gasTop, glassZones, solidPlates } from './parts/hob-top.ts';
import { doorNames, ovenDoor } from './parts/oven-door.ts';

const TURN = 0.36;

/** Freestanding cookers and range cookers. Traits: `ovens`; `top` gas, glass or solid; `zones`; `knobs`; `trim`. */
export const cooker: Model = {
  level: 1420,
  turn: TURN,
  room: ({ finish }) => (isDark(finish) ? darkRoom(TURN) : undefined),
  build: (kit, look, paints, pose) => {
    const { width: w, height: h, depth: d } = look;
    const front = d / 2 - 52;
    const trim = trimOf(look, paints);
    casing(kit, look, paints, front);
    kit.box([w, 116, 52], [0, h - 78, front + 26], paints.front, 13);
    const z = front + 52;
    knobs(kit, look, paints, trim, z);
    const range = isRange(look);
    if (range) kit.bar(w - 90, 10.5, [0, h - 150, front + 44], 42, trim, 'x', 50);
    doors(kit, look, paints, trim, front, pose);
    top(kit, look, paints);
    const left = range ? -w * 0.32 : -w / 2;
    return {
      body: bodyBox(look),
      badge: onDoor(look, front + 34.5),
      detail: { from: [left, h - 330, d / 2], to: [left + w * (range ? 0.5 : 1), h, d / 2] },
    };
  },
};

function trimOf({ traits, finish }: Look, paints: Paints): Material {
  if (traits['trim'] === 'brass') return paints.brass;
  return finish === 'SS' || finish === 'SI'
    ? paints.satin
    : traits['trim'] === 'chrome'
      ? paints.chrome
      : paints.satin;
}

function casing(kit: Kit, { width: w, height: h, depth: d }: Look, paints: Paints, front: number): void {
  const deep = front + d / 2;
  const z = front - deep / 2;
  for (const x of [-1, 1])
    kit.box([14, h - 130, deep], [x * (w / 2 - 7), 100 + (h - 130) / 2, z], paints.side, 4);
  kit.box([w, h - 120, 20], [0, 100 + (h - 120) / 2, -d / 2 + 10], paints.side, 4);
  kit.box([w - 20, h - 150, 12], [0, 115 + (h - 150) / 2, front - 330], paints.gap, 2);
  kit.box([w - 6, 14, deep], [0, 112, z], paints.gap, 2);
  for (const x of [-1, 1])
    kit.box([14, h - 210, 12], [x * (w / 2 - 12), 110 + (h - 210) / 2, front - 8], paints.gap, 2);
  kit.box([w - 20, 30, 12], [0, h - 150, front - 8], paints.gap, 2);
  kit.box([w - 40, 86, 20], [0, 62, front - 50], paints.blackMatt, 3);
  for (const x of [-1, 1])
    for (const at of [-0.35, 0.35])
      kit.cylinder(18, 52, [x * (w / 2 - 60), 26, at * d], paints.blackMatt, { bevel: 4 });
}

/** The maker's name, below the main oven's window. */
function onDoor(look: Look, z: number): BadgePlate {
  const [x, y, wide, tall] = layoutOf(look)[0] ?? [0, 0, 1, 1];
  return {
    at: [look.width * (x + wide / 2 - 0.5), FLOOR_GAP + highOf(look) * (y + tall * 0.1) + 3, z],
    size: [130, 17],
    ink: inkOn(look.finish),
  };
}

function knobs(kit: Kit, look: Look, paints: Paints, trim: Material, z: number): void {
  const { width: w, height: h, finish } = look;
  const y = h - 78;
  const pale = isDark(finish) || finish === 'GE' || finish === 'GM';
  for (const [i, x] of knobPlaces(look).entries()) {
    marks(kit, [x, y, z], 21, pale ? '#e9e2d0' : '#3d4043', 9);
    knob(kit, [x, y, z], w < 560 ? 17 : 21, {
      material: trim,
      pointer: paints.gap,
      turn: [0, 0.5, 0, -0.6][i % 4] ?? 0,
    });
  }
  if (hasClock(look)) display(kit, [112, 44], [0, y, z - 1], paints, '18:30');
}

/** Millimetres below the doors, and the height that the doors share. */
const FLOOR_GAP = 120;
const highOf = (look: Look): number => look.height - FLOOR_GAP - (isRange(look) ? 172 : 142);

function doors(kit: Kit, look: Look, paints: Paints, trim: Material, front: number, pose: Pose): void {
  const { width: w } = look;
  const range = isRange(look);
  const [bottom, high, gap] = [FLOOR_GAP, highOf(look), 7];
  const layout = layoutOf(look);
  const ovens = layout.filter(([, , , , glass]) => glass);
  const names = doorNames(ovens.map(([x, y, wide, tall]) => [w * (x + wide / 2), high * (y + tall / 2)]));
  for (const each of layout) {
    const [x, y, wide, tall, glass] = each;
    const name = names[ovens.indexOf(each)];
    const size = { width: w * wide - gap, height: high * tall - gap };
    const at = [-w / 2 + w * (x + wide / 2), bottom + high * (y + tall / 2), front] as const;
    const low = size.height < 230;
    if (x > 0) kit.box([20, high * tall, 12], [-w / 2 + w * x, at[1], front - 13], paints.gap, 2);
    if (y > 0) kit.box([w * wide, 20, 12], [at[0], bottom + high * y, front - 13], paints.gap, 2);
    ovenDoor(kit, {
      ...size,
      at,
      frame: paints.front,
      handle: { material: trim, drop: 34 },
      ...(glass && {
        window: [size.width < 330 ? 0.52 : 0.68, low ? 0.36 : 0.5] as const,
        racks: low ? [] : [-0.14, 0.14],
        grill: low,
      }),
      ...(range && glass && { rim: trim }),
      ...(pose !== 'closed' &&
        name !== undefined && {
          opens: name,
          open: pose === 'open',
          lit: pose === 'open',
          fan: look.traits['top'] !== 'gas' || range,
        }),
    });
  }
}

function top(kit: Kit, look: Look, paints: Paints): void {
  const { width: w, height: h, depth: d, finish, traits } = look;
  const zones = Number(traits['zones']);
  kit.box([w + 4, 24, d], [0, h - 14, 0], paints.side, 7);
  const at = [0, h, 6] as const;
  if (traits['top'] === 'gas') {
    kit.tray([w - 14, d - 24], 8, [0, h - 3, 4], isDark(finish) ? paints.black : paints.steel, {
      radius: 14,
      bevel: 3,
    });
    gasTop(kit, { width: w - 30, depth: d - 60, at, zones }, paints);
  } else if (traits['top'] === 'solid') {
    solidPlates(kit, { width: w - 20, depth: d - 40, at: [0, h - 2, 6], zones }, paints);
  } else {
    const glass = surface({ colour: [0.007, 0.007, 0.008], rough: 0.03, f0: 0.05, waves: 0.003 });
    kit.tray([w - 14, d - 20], 8, [0, h, 6], glass, { radius: 14, bevel: 2 });
    glassZones(kit, { width: w - 20, depth: d - 40, at: [0, h + 4.6, 6], zones });
  }
  if (isRange(look)) kit.box([w, 58, 22], [0, h + 26, -d / 2 + 12], paints.side, 8);
}
