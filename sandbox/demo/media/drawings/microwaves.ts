import { microwaveLook } from '../looks/large.ts';
import type { PictureFacts } from '../facts.ts';
import { type Drawing, WORKTOP } from './drawing.ts';
import { INK, lightness, seam } from './kit/colour.ts';
import type { Pen } from './kit/pen.ts';
import { box, DETAIL } from './kit/solids.ts';
import { cavity } from './parts/cavity.ts';
import { barHandle, buttons, display, feet, grille, knob } from './parts/fittings.ts';
import { dress, pane, trimOf } from './parts/surface.ts';

/** Microwaves: a window on the left, controls on the right; built-in ones have a frame round them. */
export const microwaves: Drawing = {
  camera: WORKTOP,
  draw: (pen, facts) => {
    body(pen, facts);
    const door = doorOf(facts);
    const sheet = pen.front(door.x, door.y + door.h, -18);
    box(
      pen,
      { x: door.x, y: door.y, z: -18, w: door.w, h: door.h, d: 18 },
      { fill: facts.finish.hex, radius: 6, width: 4 },
    );
    dress(sheet, 2, 2, door.w - 4, door.h - 4, facts.finish);
    pane(sheet, door.w * 0.1, door.h * 0.16, door.w * 0.74, door.h * 0.68, { radius: 10 });
    sheet.rect(door.w * 0.16, door.h * 0.24, door.w * 0.62, door.h * 0.52, {
      stroke: '#59617a',
      width: 2.5,
      radius: 6,
    });
    barHandle(
      pen,
      [door.x + door.w * 0.93, door.y + door.h * 0.14],
      [door.x + door.w * 0.93, door.y + door.h * 0.86],
      { fill: trimOf(facts.finish, facts.accent), radius: 7, off: 26, z: -18 },
    );
  },
  open: (pen, facts) => {
    body(pen, facts);
    const door = doorOf(facts);
    const inside = {
      x: door.x + 16,
      y: door.y + 18,
      z: 0,
      w: door.w - 32,
      h: door.h - 36,
      d: facts.depth * 0.72,
    };
    cavity(pen, inside, '#dfe4eb', () => {
      const floor = pen.top(inside.x, inside.y, inside.d);
      floor.ellipse(
        inside.w / 2,
        inside.d / 2,
        Math.min(inside.w, inside.d) * 0.46,
        Math.min(inside.w, inside.d) * 0.46,
        { fill: '#c3d3e2', stroke: INK, width: 3 },
      );
      floor.circle(inside.w / 2, inside.d / 2, 16, { fill: '#8b93a5' });
    });
    box(
      pen,
      { x: door.x - 4, y: door.y, z: -door.w, w: 26, h: door.h, d: door.w },
      { fill: facts.finish.hex, width: 4 },
    );
    pane(
      pen.side(door.x + 22, door.y + door.h, -door.w),
      door.w * 0.12,
      door.h * 0.14,
      door.w * 0.76,
      door.h * 0.72,
      { radius: 10 },
    );
  },
};

function doorOf({ width: w, height: h, installation }: PictureFacts) {
  const frame = installation === 'built-in' ? Math.min(24, w * 0.04) : 6;
  return {
    x: frame,
    y: frame + (installation === 'built-in' ? 0 : 14),
    w: (w - frame * 2) * 0.74,
    h: h - frame * 2 - (installation === 'built-in' ? 0 : 14),
  };
}

function body(pen: Pen, facts: PictureFacts): void {
  const { width: w, height: h, depth: d, finish, installation } = facts;
  const built = installation === 'built-in';
  if (!built) feet(pen, w, d, 14, 36);
  if (built) {
    box(pen, { x: 24, y: 18, z: 10, w: w - 48, h: h - 36, d: d - 30 }, { fill: '#c3c9d3' });
    box(pen, { x: 0, y: 0, z: -14, w, h, d: 24 }, { fill: finish.hex, radius: 4 });
  } else box(pen, { x: 0, y: 14, z: 0, w, h: h - 14, d }, { fill: finish.hex, radius: 10 });
  const side = pen.side(built ? w - 24 : w, h - 30, built ? 60 : 40);
  grille(side, d * 0.4, h * 0.1, d * 0.3, h * 0.24, { rows: 5, fill: seam('#c3c9d3') });
  const door = doorOf(facts);
  const x = door.x + door.w + 6;
  const wide = w - x - door.x;
  const z = built ? -14 : 0;
  const sheet = pen.front(x, door.y + door.h, z);
  sheet.rect(0, 0, wide, door.h, { fill: finish.hex, stroke: INK, width: DETAIL, radius: 6 });
  dress(sheet, 2, 2, wide - 4, door.h - 4, finish);
  display(sheet, wide * 0.12, door.h * 0.08, wide * 0.76, door.h * 0.17);
  const key = lightness(finish.hex) < 0.35 ? '#59617a' : '#8b93a5';
  const bar = { fill: trimOf(finish, facts.accent), stroke: INK, width: 2.5, radius: 5 };
  if (microwaveLook(facts).traits['controls'] === 'knobs') {
    const fill = trimOf(finish, facts.accent);
    knob(pen, x + wide / 2, door.y + door.h * 0.48, Math.min(wide * 0.3, 34), {
      fill,
      angle: -28,
      depth: 20,
      z,
    });
    for (const at of [0.12, 0.54]) sheet.rect(wide * at, door.h * 0.84, wide * 0.34, door.h * 0.07, bar);
    return;
  }
  for (let row = 0; row < 4; row += 1)
    buttons(sheet, wide * 0.24, door.h * (0.36 + row * 0.13), 3, wide * 0.26, key, wide * 0.07);
  sheet.rect(wide * 0.19, door.h * 0.86, wide * 0.62, door.h * 0.07, bar);
}
