import { MathUtils } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import type { Place } from '../engine/camera.ts';
import { darkRoom } from '../engine/room.ts';
import type { Kit } from '../kit/kit.ts';
import { isDark, type Paints } from '../paints.ts';
import { bodyBox, type Built, inkOn, type Model, type Pose } from './model.ts';
import { coldInside } from './parts/cold-inside.ts';
import { figures } from './parts/controls.ts';

const TURN = 0.42;
const THICK = 72;
const GAP = 7;
const FOOT = 60;
/** Width taken from each half by the side of the casing, and by the part between the halves, in millimetres. */
const [CASING, MIDDLE] = [42, 26];

/**
 * Wide fridge freezers. Traits: `form` side-by-side (2 doors), french (2 doors above 1 or 2 drawers) or multi-door (2
 * above 2, the fifth being a drawer between them); `doors`; `dispenser`; `handle` bar or grip.
 */
export const american: Model = {
  level: 1250,
  turn: TURN,
  room: ({ finish }) =>
    isDark(finish) ? darkRoom(TURN, { light: 2.9, halfWidth: 0.45, shift: 0.12 }) : undefined,
  build: buildAmerican,
};

function buildAmerican(kit: Kit, look: Look, paints: Paints, pose: Pose): Built {
  const { width: w, height: h, depth: d, traits } = look;
  const z = d / 2 - THICK;
  const deep = d - THICK - 10;
  const y = FOOT - 20 + (h - FOOT + 20) / 2;
  const tall = h - FOOT + 12;
  for (const x of [-1, 1])
    kit.box([30, tall, deep], [x * (w / 2 - 18), y, z - 10 - deep / 2], paints.side, 9);
  kit.box([w - 6, 36, deep], [0, h - 26, z - 10 - deep / 2], paints.side, 9);
  kit.box([w - 6, tall, 30], [0, y, -d / 2 + 16], paints.side, 6);
  kit.box([w - 40, 58, deep - 40], [0, 34, z - 30 - deep / 2], paints.gap, 4);
  for (const x of [-1, 1]) kit.cylinder(22, 22, [x * (w / 2 - 55), 12, z - 40], paints.blackMatt);
  if (pose === 'closed')
    kit.box([w - 20, h - FOOT - 14, 14], [0, FOOT + (h - FOOT) / 2, z - 8], paints.gap, 3);
  const { border, lower } = layout(look);
  pair(kit, look, paints, { name: '', bottom: border, top: h, z, pose });
  if (pose !== 'closed') {
    const isSplit = traits['form'] === 'side-by-side';
    const space = { d: deep - 60, bottom: border + 20, top: h - 50, z: z - 8 };
    twoInside(kit, w, space, [isSplit, false], paints);
  }
  for (const row of lower) {
    const high = row.top - row.bottom;
    const at = (row.top + row.bottom) / 2;
    if (opens(row, pose))
      twoInside(
        kit,
        w,
        { d: deep - 60, bottom: row.bottom + 30, top: row.top - 20, z: z - 8 },
        [true, true],
        paints,
      );
    else if (pose !== 'closed') kit.box([w - 20, high + GAP, 14], [0, at, z - 8], paints.gap, 3);
    if (row.doors === 2)
      pair(kit, look, paints, { ...row, name: 'lower ', z, pose: opens(row, pose) ? 'shut' : 'closed' });
    else drawer(kit, look, paints, w, high, at, z);
  }
  const reach = dispenserAt(h - border) + (h + border) / 2;
  return {
    body: bodyBox(look),
    detail: { from: [-w / 2, reach - 250, d / 2], to: [w * 0.12, reach + 300, d / 2] },
    badge: {
      at: [-w * (traits['form'] === 'side-by-side' ? 0.29 : 0.25), h - 84, d / 2 + 0.5],
      size: [150, 20],
      ink: inkOn(look.finish),
    },
  };
}

type Space = { d: number; bottom: number; top: number; z: number };

/**
 * Two compartments side by side within the casing, and the wall between them.
 * @param freezers whether the left and the right one are freezers
 */
function twoInside(kit: Kit, w: number, space: Space, freezers: readonly boolean[], paints: Paints): void {
  const { bottom, top, z } = space;
  for (const [at, freezer] of freezers.entries())
    coldInside(
      kit,
      { ...space, w: w / 2 - CASING - MIDDLE },
      freezer,
      paints,
      (at * 2 - 1) * (w / 4 - (CASING - MIDDLE) / 2),
    );
  kit.box([2 * MIDDLE, top - bottom, 14], [0, (top + bottom) / 2, z - 8], paints.liner, 3);
}

type Row = { bottom: number; top: number; doors: 1 | 2 };

/** In photographs the lower doors stay shut, because open ones would hide their contents. */
const opens = ({ doors }: Row, pose: Pose): boolean => doors === 2 && pose === 'shut';

/** What is below the upper pair of doors, and the height at which that begins. */
function layout({ height: h, traits }: Look): { border: number; lower: Row[] } {
  const doors = Number(traits['doors']);
  if (traits['form'] === 'side-by-side') return { border: FOOT, lower: [] };
  const rows: (readonly [number, 1 | 2])[] =
    traits['form'] === 'french'
      ? doors > 3
        ? [
            [330, 1],
            [330, 1],
          ]
        : [[620, 1]]
      : doors > 4
        ? [
            [560, 2],
            [200, 1],
          ]
        : [[720, 2]];
  let at = FOOT;
  const lower = rows.map(([high, each]): Row => {
    const row: Row = { bottom: at, top: at + high, doors: each };
    at += high + GAP;
    return row;
  });
  return { border: Math.min(at, h - 300), lower };
}

function pair(
  kit: Kit,
  look: Look,
  paints: Paints,
  { name, bottom, top, z, pose }: { name: string; bottom: number; top: number; z: number; pose: Pose },
): void {
  const { width: w, traits } = look;
  const high = top - bottom;
  const narrow = traits['form'] === 'side-by-side' ? 0.42 : 0.5;
  for (const side of [-1, 1]) {
    const wide = w * (side < 0 ? narrow : 1 - narrow) - GAP / 2;
    const swung = MathUtils.degToRad(side < 0 ? -104 : 104);
    const at: Place = [(side * w) / 2, bottom + high / 2, z];
    const door = `${name}${side < 0 ? 'left' : 'right'} door`;
    const hung =
      pose === 'closed' ? kit.part(at) : kit.hinged(door, at, { turn: [0, swung, 0] }, pose === 'open');
    const hinged = hung.part([(-side * wide) / 2, 0, 0]);
    hinged.box([wide, high, THICK], [0, 0, THICK / 2], paints.front, 12);
    if (pose !== 'closed') hinged.box([wide - 60, high - 60, 36], [0, 0, -14], paints.liner, 8);
    handle(hinged, look, paints, -side * (wide / 2 - 44), high);
    if (side < 0 && high > 900 && traits['dispenser'] === true) dispenser(hinged, paints, high);
  }
}

function handle(kit: Kit, { traits }: Look, paints: Paints, x: number, high: number): void {
  if (traits['handle'] === 'bar') {
    const long = Math.min(high * 0.7, 860);
    kit.bar(
      long,
      12.5,
      [x, high > 900 ? -high * 0.04 : 0, THICK],
      48,
      isDark(paints.finish) ? paints.satinDark : paints.satin,
      'y',
      60,
    );
    return;
  }
  kit.box([18, high - 80, 8], [x + Math.sign(x) * 30, 0, THICK - 2], paints.gap, 4);
}

function drawer(
  kit: Kit,
  { traits }: Look,
  paints: Paints,
  w: number,
  high: number,
  y: number,
  z: number,
): void {
  kit.box([w, high, THICK], [0, y, z + THICK / 2], paints.front, 12);
  if (traits['handle'] === 'bar') {
    kit.bar(
      w - 160,
      12.5,
      [0, y + high / 2 - 60, z + THICK],
      48,
      isDark(paints.finish) ? paints.satinDark : paints.satin,
      'x',
      60,
    );
  } else kit.box([w - 60, 16, 8], [0, y + high / 2 - 12, z + THICK - 2], paints.gap, 4);
}

/** Height above the door's middle, in millimetres. */
const dispenserAt = (high: number): number => (high > 1500 ? 180 : 60);

function dispenser(kit: Kit, paints: Paints, high: number): void {
  const y = dispenserAt(high);
  kit.plate([200, 380], 8, [0, y, THICK + 2], paints.blackGlass, { radius: 18 });
  kit.plate([156, 200], 3, [0, y - 60, THICK + 5], paints.darkPlastic, { radius: 14, bevel: 1 });
  kit.box([20, 70, 12], [0, y - 40, THICK + 10], paints.satin, 4);
  kit.box([130, 10, 14], [0, y - 150, THICK + 9], paints.satin, 3);
  figures(kit, [150, 36], [0, y + 128, THICK + 6.6], '3°    −18°');
  figures(kit, [130, 18], [0, y + 84, THICK + 6.6], 'WATER    ICE');
}
