import type { PictureFacts } from '../facts.ts';
import { type Drawing, FLOOR } from './drawing.ts';
import { darken, INK, lighten, lightness, seam } from './kit/colour.ts';
import { circle } from './kit/geometry.ts';
import type { Pen } from './kit/pen.ts';
import { box, DETAIL, disc, prism } from './kit/solids.ts';
import { buttons, display, feet, grille, join, knob } from './parts/fittings.ts';
import { CHROME, dress, GLASS, isMetal, RUBBER, STEEL } from './parts/surface.ts';

/** Washing machines, washer dryers and tumble dryers: body, fascia, round door. */
export const laundry: Drawing = {
  camera: FLOOR,
  draw: (pen, facts) => {
    body(pen, facts);
    const door = doorOf(facts);
    ring(pen, facts, door);
    window(pen, facts, door);
  },
  open: (pen, facts) => {
    body(pen, facts);
    drum(pen, doorOf(facts));
    openDoor(pen, facts, doorOf(facts));
  },
};

type Door = { cx: number; cy: number; r: number };

function doorOf({ kind, width, height }: PictureFacts): Door {
  const r = Math.min(width * (kind === 'tumble-dryer' ? 0.335 : 0.315), height * 0.27);
  return { cx: width * 0.5, cy: height * 0.475, r };
}

function body(pen: Pen, facts: PictureFacts): void {
  const { width: w, height: h, depth: d, finish, kind, style = 0 } = facts;
  const clear = facts.installation === 'integrated' ? 60 : 18;
  feet(pen, w, d, clear);
  box(pen, { x: 0, y: clear, z: 0, w, h: h - clear, d }, { fill: finish.hex, radius: 12 });
  const sheet = pen.front(0, h, 0);
  dress(sheet, 0, 6, w, h - clear - 12, finish);
  const line = seam(finish.hex);
  if (facts.installation !== 'integrated') {
    const lid = pen.side(w, h, 0);
    join(lid, 0, 34, d, 34, line);
    join(sheet, 0, 34, w, 34, line);
  }
  const fascia = 128;
  join(sheet, 0, fascia, w, fascia, line);
  join(sheet, 0, h - clear - 78, w, h - clear - 78, line);
  if (kind === 'tumble-dryer') foot(sheet, w, h - clear, facts.form);
  else sheet.rect(w * 0.76, h - clear - 60, w * 0.18, 42, { stroke: line, width: DETAIL, radius: 4 });
  controls(pen, facts, style % 4);
}

/** The air grille in a dryer's plinth, which a vented dryer lacks. */
function foot(sheet: ReturnType<Pen['front']>, w: number, bottom: number, form: string | undefined): void {
  if (form === 'vented') return;
  sheet.rect(w * 0.08, bottom - 66, w * 0.36, 54, { stroke: INK, width: DETAIL, radius: 6 });
  grille(sheet, w * 0.11, bottom - 60, w * 0.3, 42, { rows: 4 });
}

function controls(pen: Pen, facts: PictureFacts, style: number): void {
  const { width: w, height: h, finish, kind } = facts;
  const sheet = pen.front(0, h, 0);
  const dark = lightness(finish.hex) < 0.35;
  const dialFill = dark ? '#5b6377' : isMetal(finish) ? '#e3e7ee' : style === 1 ? '#2a2f40' : CHROME;
  const line = seam(finish.hex);
  const mid = 82;
  if (style === 2) sheet.rect(w * 0.36, 46, w * 0.6, 70, { fill: '#151a2c', radius: 8 });
  const drawerRight = kind === 'tumble-dryer' ? 0.33 : 0.3;
  sheet.rect(w * 0.04, 48, w * (drawerRight - 0.04), 66, {
    stroke: line,
    width: DETAIL,
    radius: 6,
    fill: lighten(finish.hex, 0.2),
  });
  sheet.rect(w * 0.07, 92, w * (drawerRight - 0.1), 14, { fill: darken(finish.hex, 0.55), radius: 7 });
  const dialX = style === 0 ? 0.42 : style === 1 ? 0.5 : style === 2 ? 0.46 : 0.62;
  const showX = style === 3 ? 0.74 : style === 2 ? 0.56 : 0.62;
  display(sheet, w * showX, 58, w * 0.2, 44);
  if (kind === 'washer-dryer') waves(sheet, w * 0.87, 58);
  else buttons(sheet, w * 0.87, mid, 2, w * 0.055, dark || style === 2 ? '#8b93a5' : '#ffffff', 8);
  knob(pen, w * dialX, h - mid, 31, {
    fill: dialFill,
    angle: 40 * style - 30,
    depth: 22,
    collar: darken(finish.hex, 0.08),
  });
}

/** The warm-air symbol of a machine that also dries. */
function waves(sheet: ReturnType<Pen['front']>, x: number, y: number): void {
  for (const at of [0, 16, 32]) {
    sheet.path(`M${x + at} ${y + 42}c-10-12 10-22 0-40`, { stroke: '#1b3a9c', width: 3.5 });
  }
}

function ring(pen: Pen, { finish, kind, style = 0 }: PictureFacts, { cx, cy, r }: Door): void {
  const dark = lightness(finish.hex) < 0.35;
  const rim =
    kind === 'tumble-dryer' || style % 3 === 1 ? lighten(finish.hex, 0.15) : dark ? '#4a5166' : RUBBER;
  disc(pen, cx, cy, r, -30, 0, { fill: rim });
  disc(pen, cx, cy, r * 0.84, -38, -30, { fill: dark || style % 3 === 1 ? STEEL : CHROME, width: DETAIL });
}

function window(pen: Pen, { kind }: PictureFacts, { cx, cy, r }: Door): void {
  const sheet = pen.front(cx, cy, -38);
  const glass = r * 0.74;
  sheet.circle(0, 0, glass, { fill: GLASS, stroke: INK, width: 4 });
  sheet.circle(0, 0, glass * 0.8, { fill: '#2d3550' });
  for (const [ringRadius, holes] of [
    [0.66, 18],
    [0.5, 14],
    [0.34, 9],
  ] as const) {
    for (let hole = 0; hole < holes; hole += 1) {
      const angle = (hole / holes) * 2 * Math.PI + ringRadius;
      sheet.circle(Math.cos(angle) * glass * ringRadius, Math.sin(angle) * glass * ringRadius, r * 0.022, {
        fill: '#5c6580',
      });
    }
  }
  sheet.path(arcBand(glass * 0.93, glass * 0.72, 200, 262), { fill: '#ffffff', opacity: 0.32, width: 0 });
  sheet.path(arcBand(glass * 0.93, glass * 0.84, 268, 292), { fill: '#ffffff', opacity: 0.32, width: 0 });
  if (kind !== 'tumble-dryer')
    sheet.rect(r * 0.78, -r * 0.17, r * 0.13, r * 0.34, { fill: '#0d1120', radius: 8 });
}

/** Path of a ring segment between two radii; angles in degrees clockwise from the right. */
function arcBand(outer: number, inner: number, from: number, to: number): string {
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  };
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

function drum(pen: Pen, { cx, cy, r }: Door): void {
  const sheet = pen.front(cx, cy, 0);
  sheet.circle(0, 0, r * 0.96, { fill: '#c3cad4', stroke: INK, width: 5 });
  sheet.circle(0, 0, r * 0.84, { fill: '#7e879b', stroke: INK, width: 3 });
  sheet.circle(-r * 0.05, -r * 0.02, r * 0.74, { fill: '#a6aebd' });
  sheet.circle(-r * 0.1, -r * 0.04, r * 0.5, { fill: '#8b94a6' });
  for (const [ringRadius, holes] of [
    [0.66, 22],
    [0.56, 18],
    [0.4, 12],
  ] as const) {
    for (let hole = 0; hole < holes; hole += 1) {
      const angle = (hole / holes) * 2 * Math.PI;
      sheet.circle(-r * 0.06 + Math.cos(angle) * r * ringRadius, Math.sin(angle) * r * ringRadius, r * 0.02, {
        fill: '#4a5166',
      });
    }
  }
}

function openDoor(pen: Pen, { finish }: PictureFacts, { cx, cy, r }: Door): void {
  const hinge = cx - r;
  const dark = lightness(finish.hex) < 0.35;
  prism(pen, 'side', circle(-r - 8, cy, r), hinge + 34, hinge - 4, { fill: dark ? '#4a5166' : finish.hex });
  const inside = pen.side(hinge + 34, cy, -r - 8);
  inside.circle(0, 0, r * 0.8, { fill: CHROME, stroke: INK, width: 3 });
  inside.circle(0, 0, r * 0.68, { fill: GLASS, stroke: INK, width: 3 });
  inside.path(arcBand(r * 0.6, r * 0.46, 200, 262), { fill: '#ffffff', opacity: 0.32, width: 0 });
}
