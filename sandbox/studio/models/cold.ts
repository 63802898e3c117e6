import { MathUtils } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { darkRoom } from '../engine/room.ts';
import type { Place } from '../engine/camera.ts';
import type { Kit } from '../kit/kit.ts';
import { isDark, type Paints } from '../paints.ts';
import { type BadgePlate, bodyBox, type Built, inkOn, type Model, type Pose } from './model.ts';
import { coldInside } from './parts/cold-inside.ts';
import { figures } from './parts/controls.ts';
import { furnitureFront, housedEdges, housedExposure, housing, PLINTH, raisedBy } from './parts/housing.ts';

const TURN = 0.42;
const THICK = 62;

/**
 * Fridges, freezers and fridge freezers with doors one above another. Traits: `split`, the percentage of the height
 * that is fridge (100 with one door); `handle` bar, grip or retro; `dispenser`; `integrated`; `cold` freezer.
 */
export const cold: Model = {
  level: 1250,
  turn: TURN,
  room: ({ finish }) =>
    isDark(finish) ? darkRoom(TURN, { shift: 0.12, light: 2.9, halfWidth: 0.45 }) : undefined,
  exposure: housedExposure,
  build: buildCold,
};

function buildCold(whole: Kit, look: Look, paints: Paints, asked: Pose): Built {
  const { width: w, height: h, depth: d, traits } = look;
  const integrated = traits['integrated'] === true;
  // A closed integrated appliance would be a plain white box, so it is shown open.
  const pose = integrated && asked === 'closed' ? 'open' : asked;
  const filled = pose !== 'closed';
  const split = Number(traits['split'] ?? 100);
  const stand = integrated ? raisedBy(look) : 0;
  const foot = !integrated ? 52 : stand > 0 ? 4 : PLINTH + 2;
  if (integrated) housing(whole, look, paints);
  const kit = whole.part([0, stand, 0]);
  const z = d / 2 - THICK;
  const deep = d - THICK - 8;
  const side = integrated ? paints.whitePlastic : paints.side;
  kit.box([w - 4, h - foot + 6, 24], [0, foot + (h - foot) / 2, -d / 2 + 14], side, 4);
  for (const x of [-1, 1])
    kit.box([26, h - foot + 6, deep], [x * (w / 2 - 15), foot + (h - foot) / 2, z - deep / 2 - 6], side, 8);
  kit.box([w - 4, 30, deep], [0, h - 18, z - deep / 2 - 6], side, 8);
  kit.box([w - 4, 30, deep], [0, foot + 12, z - deep / 2 - 6], side, 8);
  if (!integrated) {
    kit.box([w - 30, 48, deep - 30], [0, 27, z - deep / 2], paints.gap, 4);
    for (const x of [-1, 1]) kit.cylinder(20, 20, [x * (w / 2 - 50), 11, z - 30], paints.blackMatt);
  }
  if (!filled) kit.box([w - 20, h - foot - 10, 12], [0, foot + (h - foot) / 2, z - 6], paints.gap, 3);
  const gap = 8;
  const border = h - (h - foot) * (split / 100);
  const doors: { bottom: number; top: number; freezer: boolean }[] =
    split >= 100
      ? [{ bottom: foot, top: h, freezer: traits['cold'] === 'freezer' }]
      : [
          { bottom: foot, top: border - gap, freezer: true },
          { bottom: border, top: h, freezer: false },
        ];
  // The wall between the two compartments, where both open.
  if (pose === 'shut' && split < 100)
    kit.box([w - 56, 70, 14], [0, border - gap / 2, z - 12], paints.liner, 3);
  for (const { bottom, top, freezer } of doors) {
    const high = top - bottom;
    const at: Place = [w / 2, bottom + high / 2, z];
    const seen = pose === 'shut' || !freezer || split >= 100;
    if (filled) {
      if (seen)
        coldInside(
          kit,
          { w: w - 60, d: deep - 40, bottom: bottom + 30, top: top - 30, z: z - 8 },
          freezer,
          paints,
        );
      else kit.box([w - 20, high - 10, 12], [0, bottom + high / 2, z - 6], paints.gap, 3);
    }
    const turn: Place = [0, MathUtils.degToRad(integrated ? 110 : 118), 0];
    const hinged = kit
      .hinged(freezer ? 'freezer door' : 'fridge door', at, { turn }, pose === 'open' && seen)
      .part([-w / 2, 0, 0]);
    door(
      hinged,
      look,
      paints,
      high,
      split >= 100 ? (high > 1000 ? 'middle' : 'top') : freezer ? 'top' : 'bottom',
    );
    if (filled && seen) hinged.box([w - 60, high - 60, 30], [0, 0, -12], paints.liner, 8);
    if (traits['dispenser'] === true && !freezer) dispenser(hinged, w, paints);
    else if (!integrated && top === h && traits['handle'] !== 'retro' && high > 700) {
      hinged.plate([96, 26], 3, [0, high / 2 - 70, THICK + 1], paints.blackGlass, { radius: 4, bevel: 1 });
      figures(
        hinged,
        [84, 20],
        [0, high / 2 - 70, THICK + 3],
        freezer ? '−18 °C' : split >= 100 ? '4 °C' : '3 °C   −18 °C',
      );
    }
  }
  const middle = (doors.at(-1)?.top ?? h) * 0.78;
  return {
    body: bodyBox(look),
    // Below a worktop, the open door reaches down to where the depth's dimension line would be.
    ...(integrated && { edges: { ...housedEdges(look), ...(stand === 0 && { depth: null }) } }),
    detail: { from: [-w / 2, middle - w * 0.3, d / 2], to: [w / 2, middle + w * 0.3, d / 2] },
    ...(!integrated && { badge: onTopDoor(look, h - (doors.at(-1)?.bottom ?? foot)) }),
  };
}

/** The maker's name: below the display, or in large letters on a retro door. */
function onTopDoor({ height: h, depth: d, finish, traits }: Look, high: number): BadgePlate {
  if (traits['handle'] === 'retro')
    return { at: [0, h - 92, d / 2 + 0.5], size: [190, 34], ink: inkOn(finish) };
  const displayed = traits['dispenser'] !== true && high > 700;
  return { at: [0, h - (displayed ? 112 : 74), d / 2 + 0.5], size: [128, 17], ink: inkOn(finish) };
}

/** Direction from a door's middle to its handle. */
const ENDS = { top: 1, middle: 0, bottom: -1 } as const;

/** One door, with its back in the plane z 0; `end` is the end near which its handle is. */
function door(
  kit: Kit,
  { width: w, traits, depth }: Look,
  paints: Paints,
  high: number,
  end: keyof typeof ENDS,
): void {
  const handle = traits['handle'];
  const radius = handle === 'retro' ? 34 : 9;
  kit.box([w, high, THICK], [0, 0, THICK / 2], paints.front, radius);
  if (traits['integrated'] === true) {
    const knob = end === 'top' ? high - 90 : end === 'bottom' ? 90 : high / 2;
    furnitureFront(kit.part([0, -high / 2, 0]), [w, high], THICK, paints, [42 - w / 2, knob - high / 2]);
    return;
  }
  const to = ENDS[end];
  const x = -w / 2 + 46;
  if (handle === 'bar') {
    const long = Math.min(high * 0.62, depth > 600 ? 720 : 560);
    kit.bar(long, 13, [x, to * (high / 2 - long / 2 - 60), THICK], 46, paints.satin, 'y', 60);
  } else if (handle === 'retro') {
    const y = to * (high / 2 - Math.min(190, high * 0.3));
    kit.box([26, 190, 20], [x + 10, y, THICK + 34], paints.chrome, 9);
    for (const off of [-1, 1]) kit.box([22, 26, 34], [x + 10, y + off * 74, THICK + 16], paints.chrome, 7);
  } else {
    const long = Math.min(high * 0.42, 380);
    kit.box(
      [20, long, 5],
      [-w / 2 + 30, to * (high / 2 - long / 2 - 36), THICK - 1],
      paints.greyPlastic,
      2.4,
    );
    kit.box([11, long - 8, 5], [-w / 2 + 27, to * (high / 2 - long / 2 - 36), THICK + 0.4], paints.gap, 2);
  }
}

function dispenser(kit: Kit, w: number, paints: Paints): void {
  const z = THICK;
  kit.plate([190, 300], 6, [-w * 0.02, 60, z + 1], paints.blackGlass, { radius: 16 });
  kit.plate([150, 180], 3, [-w * 0.02, 30, z + 3.5], paints.darkPlastic, { radius: 12, bevel: 1 });
  kit.box([20, 56, 12], [-w * 0.02, 66, z + 9], paints.satin, 4);
  kit.box([124, 9, 12], [-w * 0.02, -52, z + 8], paints.satin, 3);
  figures(kit, [120, 34], [-w * 0.02, 166, z + 4.4], 'WATER');
}
