import { ovenLook } from '../looks/large.ts';
import type { PictureFacts } from '../facts.ts';
import { behindFront, type Drawing } from './drawing.ts';
import { lightness } from './kit/colour.ts';
import type { Pen } from './kit/pen.ts';
import { box } from './kit/solids.ts';
import { display, grille, knob } from './parts/fittings.ts';
import { openedOven, type OvenDoor, ovenDoor, SLAB } from './parts/oven-doors.ts';
import { dress, isMetal, trimOf } from './parts/surface.ts';

/** Built-in ovens: a glazed front over a plain steel case. */
export const ovens: Drawing = {
  camera: { yaw: 25, pitch: 12 },
  hangs: true,
  edges: (facts) => behindFront(facts, SLAB, Math.min(20, facts.width * 0.035)),
  draw: (pen, facts) => {
    carcass(pen, facts);
    fascia(pen, facts);
    for (const door of doorsOf(facts)) ovenDoor(pen, facts, door, lookOf(facts));
  },
  open: (pen, facts) => {
    carcass(pen, facts);
    fascia(pen, facts);
    const [first, ...rest] = doorsOf(facts);
    for (const door of rest) ovenDoor(pen, facts, door, lookOf(facts));
    if (first) openedOven(pen, facts, first, lookOf(facts));
  },
};

const GAP = 6;

function panelOf({ height: h, kind }: PictureFacts): number {
  return kind === 'compact-oven' ? Math.min(92, h * 0.2) : Math.min(104, h * 0.17);
}

/** Doors of an oven, the main oven's first. */
function doorsOf(facts: PictureFacts): OvenDoor[] {
  const { kind, width: w, height: h } = facts;
  const free = h - panelOf(facts) - GAP;
  if (kind !== 'double-oven') return [{ x: 0, y: 0, w, h: free }];
  const main = (free - GAP) * 0.6;
  return [
    { x: 0, y: 0, w, h: main },
    { x: 0, y: main + GAP, w, h: free - main - GAP },
  ];
}

function lookOf({ finish, accent }: PictureFacts) {
  return { handle: trimOf(finish, accent), frame: finish.hex };
}

function carcass(pen: Pen, { width: w, height: h, depth: d }: PictureFacts): void {
  const inset = Math.min(20, w * 0.035);
  box(
    pen,
    { x: inset, y: 8, z: 4, w: w - inset * 2, h: h - 22, d: Math.max(60, d - 30) },
    { fill: '#c3c9d3' },
  );
  const side = pen.side(w - inset, h - 14, 4);
  grille(side, d * 0.5, h * 0.12, d * 0.24, h * 0.2, { rows: 5, fill: '#7f879a' });
}

/** The strip with knobs and clock above the doors. */
function fascia(pen: Pen, facts: PictureFacts): void {
  const { width: w, height: h, finish } = facts;
  const panel = panelOf(facts);
  box(pen, { x: 0, y: h - panel, z: -SLAB, w, h: panel, d: SLAB }, { fill: finish.hex, radius: 4, width: 4 });
  const sheet = pen.front(0, h, -SLAB);
  dress(sheet, 3, 3, w - 6, panel - 6, finish);
  if (ovenLook(facts).traits['controls'] === 'touch') {
    sheet.rect(w * 0.2, panel * 0.22, w * 0.6, panel * 0.56, { fill: '#12172b', radius: 8 });
    display(sheet, w * 0.38, panel * 0.25, w * 0.24, panel * 0.5);
    for (const at of [0.25, 0.31, 0.68, 0.74])
      sheet.circle(w * at, panel / 2, panel * 0.07, { fill: '#8b93a5' });
    return;
  }
  display(sheet, w * 0.38, panel * 0.28, w * 0.24, panel * 0.44);
  const fill = lightness(finish.hex) < 0.35 ? '#aeb5c2' : isMetal(finish) ? '#e3e7ee' : '#d5dae2';
  for (const [index, at] of [0.17, 0.83].entries()) {
    knob(pen, w * at, h - panel / 2, panel * 0.25, { fill, angle: index * 35 - 20, depth: 26, z: -SLAB });
  }
}
