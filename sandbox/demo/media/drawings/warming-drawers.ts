import { warmingDrawerLook } from '../looks/large.ts';
import type { PictureFacts } from '../facts.ts';
import { behindFront, type Drawing } from './drawing.ts';
import { INK } from './kit/colour.ts';
import type { Pen } from './kit/pen.ts';
import type { Sheet } from './kit/sheet.ts';
import { box } from './kit/solids.ts';
import { display, knob } from './parts/fittings.ts';
import { SLAB } from './parts/oven-doors.ts';
import { dress, trimOf } from './parts/surface.ts';

/** Warming drawers: a low plain front, opened by a push or with a bar. */
export const warmingDrawers: Drawing = {
  camera: { yaw: 25, pitch: 20 },
  hangs: true,
  edges: (facts) => behindFront(facts, SLAB, 18),
  draw: (pen, facts) => {
    const { width: w, height: h, depth: d } = facts;
    box(pen, { x: 18, y: 6, z: 4, w: w - 36, h: h - 14, d: d - 30 }, { fill: '#c3c9d3' });
    front(pen, facts, -SLAB);
  },
  open: (pen, facts) => {
    const { width: w, height: h, depth: d } = facts;
    box(pen, { x: 18, y: 6, z: 4, w: w - 36, h: h - 14, d: d - 30 }, { fill: '#c3c9d3' });
    const out = Math.min(d * 0.6, 330);
    box(pen, { x: 30, y: 14, z: -out, w: w - 60, h: h * 0.6, d: out }, { fill: '#8b93a5' });
    const inside = pen.top(30, 14 + h * 0.6, 0);
    if (facts.form === 'vacuum') chamber(inside, w - 60, out);
    else plates(inside, w - 60, out);
    front(pen, facts, -out - SLAB);
  },
};

function front(pen: Pen, facts: PictureFacts, z: number): void {
  const { width: w, height: h, finish, accent } = facts;
  box(pen, { x: 0, y: 0, z, w, h, d: SLAB }, { fill: finish.hex, radius: 4, width: 4 });
  const sheet = pen.front(0, h, z);
  dress(sheet, 3, 3, w - 6, h - 6, finish);
  sheet.rect(w * 0.25, 3, w * 0.5, 9, { fill: trimOf(finish, accent), stroke: INK, width: 2.5, radius: 5 });
  if (warmingDrawerLook(facts).traits['controls'] === 'touch')
    display(sheet, w * 0.67, h / 2 - 19, w * 0.26, 38);
  else knob(pen, w * 0.86, h / 2, 22, { fill: trimOf(finish, accent), angle: -30, depth: 20, z });
}

/** Plates being warmed. */
function plates(sheet: Sheet, w: number, deep: number): void {
  sheet.rect(14, 6, w - 28, deep - 20, { fill: '#3c4254', stroke: INK, width: 3, radius: 6 });
  for (const [x, r] of [
    [0.28, 80],
    [0.66, 105],
  ] as const) {
    sheet.circle(w * x, deep * 0.52, r, { fill: '#f3f6fa', stroke: INK, width: 3 });
    sheet.circle(w * x, deep * 0.52, r * 0.66, { stroke: '#aeb5c2', width: 2.5 });
  }
}

/** The basin of a vacuum drawer with a bag on its sealing bar, below a glass lid. */
function chamber(sheet: Sheet, w: number, deep: number): void {
  sheet.rect(14, 6, w - 28, deep - 20, { fill: '#c3c9d3', stroke: INK, width: 3, radius: 10 });
  sheet.rect(w * 0.12, deep * 0.12, w * 0.76, deep * 0.68, {
    fill: '#8b93a5',
    stroke: INK,
    width: 3,
    radius: 26,
  });
  sheet.rect(w * 0.26, deep * 0.2, w * 0.48, deep * 0.4, {
    fill: '#e6eef5',
    stroke: INK,
    width: 3,
    radius: 18,
  });
  sheet.ellipse(w * 0.5, deep * 0.4, w * 0.15, deep * 0.12, { fill: '#c9563c', stroke: INK, width: 3 });
  sheet.rect(w * 0.2, deep * 0.66, w * 0.6, deep * 0.06, {
    fill: '#2a2f40',
    stroke: INK,
    width: 3,
    radius: 4,
  });
  sheet.polygon(
    [
      [w * 0.5, 10],
      [w * 0.72, 10],
      [w * 0.44, deep - 18],
      [w * 0.22, deep - 18],
    ],
    { fill: '#ffffff', opacity: 0.25 },
  );
}
