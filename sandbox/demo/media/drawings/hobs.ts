import type { PictureFacts } from '../facts.ts';
import { ABOVE, atRim, type Drawing } from './drawing.ts';
import { INK, lightness } from './kit/colour.ts';
import type { Pen } from './kit/pen.ts';
import type { Sheet } from './kit/sheet.ts';
import { box, column } from './kit/solids.ts';
import { gasBurner, glassZone, solidPlate, spread, type Zone } from './parts/burners.ts';
import { grille } from './parts/fittings.ts';

/** Thickness of a hob from its underside to its glass, in millimetres. */
const THICK = 52;

/** Height of the glass above the hob's lowest part: a venting hob has its extractor underneath. */
const levelOf = ({ form, height }: PictureFacts): number =>
  form === 'venting' ? Math.max(THICK, height) : THICK;

/** Hobs, seen from above as if in a worktop. */
export const hobs: Drawing = {
  camera: ABOVE,
  hangs: true,
  edges: (facts) => atRim(facts, levelOf(facts)),
  draw: (pen, facts) => {
    const { width: w, depth: d, form = 'induction' } = facts;
    const top = levelOf(facts);
    const under = top - THICK;
    if (under > 0)
      box(pen, { x: w * 0.2, y: 0, z: d * 0.2, w: w * 0.6, h: under, d: d * 0.6 }, { fill: '#aeb5c2' });
    box(
      pen,
      { x: w * 0.03, y: under, z: d * 0.04, w: w * 0.94, h: THICK - 8, d: d * 0.92 },
      { fill: '#c3c9d3' },
    );
    const glass =
      form === 'gas' && lightness(facts.finish.hex) > 0.35
        ? facts.finish.hex
        : form === 'solid-plate'
          ? facts.finish.hex
          : '#1b1f2c';
    column(pen, { x: 0, y: top - 10, z: 0, w, h: 10, d }, { fill: glass, radius: 14, capFill: glass });
    const sheet = pen.top(0, top, d);
    gloss(sheet, w, d, glass);
    if (form === 'gas') gas(pen, facts, top);
    else if (form === 'solid-plate') plates(pen, facts, top);
    else glassTop(sheet, facts);
  },
};

function gloss(sheet: Sheet, w: number, d: number, glass: string): void {
  sheet.polygon(
    [
      [w * 0.1, 6],
      [w * 0.4, 6],
      [w * 0.22, d - 6],
      [6, d - 6],
      [6, d * 0.5],
    ],
    { fill: '#ffffff', opacity: lightness(glass) < 0.35 ? 0.08 : 0.35 },
  );
}

function glassTop(sheet: Sheet, facts: PictureFacts): void {
  const { width: w, depth: d, zones = 4, form } = facts;
  const venting = form === 'venting';
  const places = venting
    ? besideVent(zones, w, d)
    : spread(zones, w, d - 70).map((zone) => ({ ...zone, z: zone.z + 62 }));
  if (facts.flex && form === 'induction' && zones >= 4) flex(sheet, w, d);
  else for (const zone of places) glassZone(sheet, d, zone, form === 'ceramic');
  if (venting) {
    sheet.rect(w * 0.44, d * 0.12, w * 0.12, d * 0.6, {
      fill: '#0b0d14',
      stroke: '#8b93a5',
      width: 3,
      radius: 12,
    });
    grille(sheet, w * 0.455, d * 0.15, w * 0.09, d * 0.54, { rows: 12, fill: '#6c7589' });
  }
  slider(sheet, w, d);
}

function besideVent(zones: number, w: number, d: number): Zone[] {
  const half = spread(Math.max(2, Math.floor(zones / 2)), w * 0.4, d - 70);
  return [...half, ...half.map((zone) => ({ ...zone, x: w - zone.x }))].map((zone) => ({
    ...zone,
    z: zone.z + 62,
  }));
}

/** Two long zones that take pans anywhere. */
function flex(sheet: Sheet, w: number, d: number): void {
  for (const x of [w * 0.06, w * 0.54]) {
    sheet.rect(x, d * 0.09, w * 0.4, d * 0.68, { stroke: '#aab3c6', width: 2.5, radius: 26 });
    sheet.line(
      [
        [x, d * 0.43],
        [x + w * 0.4, d * 0.43],
      ],
      { stroke: '#aab3c6', width: 2, dash: 8 },
    );
    for (const y of [0.26, 0.6]) {
      sheet.line(
        [
          [x + w * 0.18, d * y],
          [x + w * 0.22, d * y],
        ],
        { stroke: '#aab3c6', width: 2.5 },
      );
      sheet.line(
        [
          [x + w * 0.2, d * (y - 0.025)],
          [x + w * 0.2, d * (y + 0.025)],
        ],
        { stroke: '#aab3c6', width: 2.5 },
      );
    }
  }
}

function slider(sheet: Sheet, w: number, d: number): void {
  const y = d - 34;
  sheet.line(
    [
      [w * 0.3, y],
      [w * 0.7, y],
    ],
    { stroke: '#eaf0ff', width: 3 },
  );
  sheet.circle(w * 0.42, y, 9, { fill: '#eaf0ff' });
  for (const at of [0.2, 0.25, 0.75, 0.8]) sheet.circle(w * at, y, 6, { fill: '#8b93a5' });
}

function gas(pen: Pen, facts: PictureFacts, top: number): void {
  const { width: w, depth: d, zones = 4 } = facts;
  const side = zones >= 4 && w <= 620;
  const area = side ? w * 0.84 : w;
  const places = spread(zones, area, side ? d : d - 70).map((zone) => ({
    ...zone,
    z: zone.z + (side ? 0 : 66),
  }));
  for (const [index, zone] of places.entries())
    gasBurner(pen, top, { ...zone, r: zone.r * 1.08 }, zones >= 5 && index === Math.floor(zones / 2));
  for (let index = 0; index < zones; index += 1) {
    const at = (index + 0.5) / zones;
    const [x, z] = side ? [w * 0.92, d * (0.14 + at * 0.72)] : [w * (0.24 + at * 0.52), 36];
    topKnob(pen, x, z, top);
  }
}

function topKnob(pen: Pen, x: number, z: number, y: number): void {
  const r = 19;
  column(pen, { x: x - r, y, z: z - r, w: r * 2, h: 26, d: r * 2 }, { fill: '#8b93a5', radius: r, width: 3 });
  pen.top(x, y + 26, z).line(
    [
      [0, -r * 0.8],
      [0, r * 0.2],
    ],
    { stroke: INK, width: 3 },
  );
}

function plates(pen: Pen, facts: PictureFacts, top: number): void {
  const { width: w, depth: d, zones = 4 } = facts;
  for (const zone of spread(zones, w * 0.84, d)) solidPlate(pen, top, zone);
  for (let index = 0; index < zones; index += 1)
    topKnob(pen, w * 0.92, d * (0.14 + ((index + 0.5) / zones) * 0.72), top);
}
