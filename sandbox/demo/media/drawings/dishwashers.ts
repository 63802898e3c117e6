import type { PictureFacts } from '../facts.ts';
import { type Drawing, FLOOR } from './drawing.ts';
import { INK, seam } from './kit/colour.ts';
import { circle } from './kit/geometry.ts';
import type { Pen } from './kit/pen.ts';
import { box, prism } from './kit/solids.ts';
import { cavity } from './parts/cavity.ts';
import { barHandle, buttons, display, feet } from './parts/fittings.ts';
import { dress, trimOf } from './parts/surface.ts';

/** Dishwashers: freestanding with a worktop lid, integrated with a plain door, table-top. */
export const dishwashers: Drawing = {
  camera: FLOOR,
  draw: (pen, facts) => {
    carcass(pen, facts);
    const { width: w, height: h, finish } = facts;
    const low = plinthOf(facts);
    const top = h - lidOf(facts);
    box(pen, { x: 0, y: low, z: 0, w, h: top - low, d: DOOR }, { fill: finish.hex, radius: 5 });
    const sheet = pen.front(0, top, 0);
    dress(sheet, 3, 4, w - 6, top - low - 8, finish);
    controls(pen, facts, top);
  },
  open: (pen, facts) => {
    carcass(pen, facts);
    const { width: w, height: h, depth: d, finish } = facts;
    const low = plinthOf(facts);
    const tall = h - lidOf(facts) - low;
    pen.front(0, low + tall, DOOR).rect(0, 0, w, tall, { fill: '#c3c9d3', stroke: INK, width: 3 });
    const inside = { x: 26, y: low + 30, z: DOOR, w: w - 52, h: tall - 56, d: d - DOOR - 60 };
    cavity(pen, inside, '#d9dee6', () => upperRack(pen, inside));
    box(pen, { x: 0, y: low - 10, z: -tall + DOOR, w, h: DOOR, d: tall }, { fill: finish.hex });
    const inner = pen.top(0, low - 10 + DOOR, DOOR);
    inner.rect(w * 0.06, tall * 0.04, w * 0.88, tall * 0.8, {
      fill: '#d9dee6',
      stroke: INK,
      width: 3,
      radius: 14,
    });
    inner.rect(w * 0.4, tall * 0.5, w * 0.26, tall * 0.16, {
      fill: '#aeb5c2',
      stroke: INK,
      width: 3,
      radius: 8,
    });
    lowerRack(pen, { ...inside, z: -tall * 0.52, d: tall * 0.6, y: low + DOOR + 6 });
  },
};

const DOOR = 54;

function lidOf({ installation, height }: PictureFacts): number {
  return installation === 'integrated' || installation === 'built-in' || height < 600 ? 0 : 36;
}

function plinthOf({ height, installation }: PictureFacts): number {
  if (height < 600) return 22;
  return installation === 'integrated' || installation === 'built-in' ? 100 : 96;
}

function carcass(pen: Pen, facts: PictureFacts): void {
  const { width: w, height: h, depth: d, finish } = facts;
  const low = plinthOf(facts);
  feet(pen, w, d, 22);
  if (h >= 600) box(pen, { x: 6, y: 16, z: 60, w: w - 12, h: low - 12, d: d - 66 }, { fill: '#2a2f40' });
  box(pen, { x: 0, y: low, z: DOOR + 4, w, h: h - low, d: d - DOOR - 4 }, { fill: finish.hex });
  const lid = lidOf(facts);
  if (lid)
    box(
      pen,
      { x: -2, y: h - lid + 2, z: -4, w: w + 4, h: lid - 2, d: d + 4 },
      { fill: finish.hex, radius: 5 },
    );
}

function controls(pen: Pen, facts: PictureFacts, top: number): void {
  const { width: w, height: h, finish, accent, installation, style = 0 } = facts;
  const sheet = pen.front(0, top, 0);
  const hidden = installation === 'integrated';
  if (hidden) {
    // Buttons lie on the door's upper edge; the front is left for the kitchen's own panel.
    for (const x of [0.2, 0.8])
      for (const y of [0.22, 0.78])
        sheet.circle(w * x, (top - 100) * y, 8, { stroke: seam(finish.hex), width: 3 });
    const edge = pen.top(0, top, DOOR);
    edge.rect(w * 0.3, DOOR * 0.25, w * 0.4, DOOR * 0.5, { fill: '#12172b', radius: 4 });
    for (const at of [0.35, 0.4, 0.6, 0.65]) edge.circle(w * at, DOOR * 0.5, 6, { fill: '#eaf0ff' });
    return;
  }
  const panel = Math.min(112, h * 0.16);
  sheet.line(
    [
      [0, panel],
      [w, panel],
    ],
    { stroke: seam(finish.hex), width: 3 },
  );
  display(sheet, w * 0.38, panel * 0.28, w * 0.24, panel * 0.42);
  buttons(sheet, w * 0.12, panel * 0.5, 4, w * 0.055, '#ffffff', 8);
  buttons(sheet, w * 0.7, panel * 0.5, 4, w * 0.055, '#ffffff', 8);
  if (style % 2 === 0)
    barHandle(pen, [w * 0.1, top - panel - 44], [w * 0.9, top - panel - 44], {
      fill: trimOf(finish, accent),
    });
  else sheet.rect(w * 0.26, panel - 14, w * 0.48, 26, { fill: '#2a2f40', stroke: INK, width: 3, radius: 13 });
}

type Inside = { x: number; y: number; z: number; w: number; h: number; d: number };

function upperRack(pen: Pen, { x, y, z, w, h, d }: Inside): void {
  const level = y + h * 0.56;
  wires(pen, { x: x + 8, y: level, z: z + 20, w: w - 16, h: 60, d: d - 40 });
  for (let index = 0; index < 4; index += 1) {
    const left = x + w * (0.12 + index * 0.2);
    box(
      pen,
      { x: left, y: level + 10, z: z + d * 0.3, w: w * 0.12, h: h * 0.2, d: 50 },
      { fill: index % 2 ? '#f3f6fa' : '#a9cfe0', radius: 10, width: 2.5 },
    );
  }
}

function lowerRack(pen: Pen, { x, y, z, w, h, d }: Inside): void {
  const r = Math.min(118, h * 0.24);
  wires(pen, { x: x + 8, y, z, w: w - 16, h: 30, d });
  const count = Math.max(4, Math.floor(d / 62));
  for (let index = count - 1; index >= 0; index -= 1) {
    const at = z + (d * (index + 0.7)) / (count + 0.4);
    prism(pen, 'front', circle(x + w * 0.36, y + r + 14, r), at, at + 8, { fill: '#ffffff', width: 3 });
    pen.front(x + w * 0.36, y + r + 14, at).circle(0, 0, r * 0.68, { stroke: '#aeb5c2', width: 2 });
  }
  box(
    pen,
    { x: x + w * 0.72, y: y + 8, z: z + d * 0.16, w: w * 0.18, h: 120, d: d * 0.5 },
    { fill: '#c3d3e2', width: 3 },
  );
  wires(pen, { x: x + 8, y, z, w: w - 16, h: 60, d: 1 });
}

function wires(pen: Pen, { x, y, z, w, h, d }: Inside): void {
  const style = { stroke: '#3c4254', width: 2.2 };
  for (const level of [y, y + h]) {
    pen.line(
      [
        [x, level, z + d],
        [x, level, z],
        [x + w, level, z],
        [x + w, level, z + d],
      ],
      style,
    );
  }
  for (let bar = 0; bar <= 8; bar += 1) {
    const at = x + (w * bar) / 8;
    pen.line(
      [
        [at, y, z],
        [at, y + h, z],
      ],
      style,
    );
  }
}
