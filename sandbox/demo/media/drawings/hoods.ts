import type { PictureFacts } from '../facts.ts';
import type { Drawing } from './drawing.ts';
import { darken, INK, lightness, mix, toneOf } from './kit/colour.ts';
import type { Point3 } from './kit/geometry.ts';
import type { Pen } from './kit/pen.ts';
import { box, DETAIL } from './kit/solids.ts';
import { dress, isMetal } from './parts/surface.ts';

/** Cooker hoods, seen slightly from below, as they hang. */
export const hoods: Drawing = {
  camera: { yaw: 24, pitch: -17 },
  hangs: true,
  draw: (pen, facts) => {
    if (facts.form === 'canopy' || facts.form === 'integrated') builtUnder(pen, facts);
    else chimney(pen, facts);
  },
};

/** Ceiling panels, seen from well below. */
export const ceilingHoods: Drawing = {
  camera: { yaw: 22, pitch: -46 },
  hangs: true,
  draw: (pen, facts) => {
    const { width: w, depth: d, finish } = facts;
    const h = Math.min(facts.height, 120);
    box(pen, { x: w * 0.06, y: 30, z: d * 0.08, w: w * 0.88, h, d: d * 0.84 }, { fill: '#c3c9d3' });
    box(pen, { x: 0, y: 0, z: 0, w, h: 34, d }, { fill: finish.hex });
    const under = pen.top(0, 0, d);
    under.rect(0, 0, w, d, { fill: mix(finish.hex, INK, 0.06), stroke: INK, width: 4 });
    under.rect(w * 0.14, d * 0.2, w * 0.72, d * 0.6, {
      fill: finish.hex,
      stroke: INK,
      width: DETAIL,
      radius: 8,
    });
    under.line(
      [
        [w * 0.5, d * 0.2],
        [w * 0.5, d * 0.8],
      ],
      { width: DETAIL },
    );
    for (const x of [0.07, 0.93])
      under.rect(w * (x - 0.025), d * 0.28, w * 0.05, d * 0.44, {
        fill: '#fff6d8',
        stroke: INK,
        width: DETAIL,
        radius: 12,
      });
  },
};

/** Downdraft extractors: a glass blade that rises from the worktop. */
export const downdrafts: Drawing = {
  camera: { yaw: 24, pitch: 16 },
  hangs: true,
  draw: (pen, { width: w, height: h, depth: d, finish }) => {
    const rise = Math.min(360, h * 0.42);
    const body = h - rise;
    box(pen, { x: w * 0.04, y: 0, z: 0, w: w * 0.92, h: body * 0.72, d }, { fill: '#c3c9d3' });
    pen
      .front(w * 0.04, body * 0.72, 0)
      .rect(w * 0.3, body * 0.16, w * 0.32, body * 0.4, { stroke: INK, width: DETAIL, radius: 6 });
    box(
      pen,
      { x: w * 0.02, y: body * 0.72, z: d * 0.1, w: w * 0.96, h: body * 0.28, d: d * 0.8 },
      { fill: finish.hex },
    );
    box(pen, { x: 0, y: body, z: 0, w, h: 10, d }, { fill: isMetal(finish) ? finish.hex : '#c5c8ca' });
    box(
      pen,
      { x: w * 0.03, y: body + 10, z: d * 0.36, w: w * 0.94, h: rise - 10, d: d * 0.3 },
      { fill: '#1b1f2c' },
    );
    const face = pen.front(w * 0.03, body + rise, d * 0.36);
    face.rect(w * 0.03, rise * 0.1, w * 0.88, rise * 0.3, { fill: '#aeb5c2', stroke: INK, width: DETAIL });
    for (let slot = 1; slot < 16; slot += 1)
      face.line(
        [
          [w * (0.03 + slot * 0.055), rise * 0.1],
          [w * (0.03 + slot * 0.055), rise * 0.4],
        ],
        { stroke: '#7f879a', width: 2 },
      );
    face.polygon(
      [
        [w * 0.3, rise * 0.44],
        [w * 0.46, rise * 0.44],
        [w * 0.36, rise * 0.94],
        [w * 0.2, rise * 0.94],
      ],
      { fill: '#ffffff', opacity: 0.12 },
    );
    face.rect(w * 0.04, rise * 0.92, w * 0.86, 8, { fill: '#fff6d8' });
  },
};

/** Wall and island hoods: a canopy below a flue. */
function chimney(pen: Pen, facts: PictureFacts): void {
  const { width: w, height: h, depth: d, finish, form, style = 0 } = facts;
  const island = form === 'island';
  const flue = { w: Math.min(320, w * 0.36), d: Math.min(280, d * 0.56) };
  const x = (w - flue.w) / 2;
  const z = island ? (d - flue.d) / 2 : d - flue.d;
  const lip = style % 3 === 1 ? 70 : 55;
  const slope = style % 3 === 1 ? 0 : Math.min(h * 0.3, 260);
  const glass = style % 3 === 2;
  underside(pen, facts);
  // Far parts are drawn first: the flue stands behind the canopy's slope.
  box(
    pen,
    { x, y: lip + slope * 0.9, z, w: flue.w, h: h * 0.58 - lip - slope * 0.9, d: flue.d },
    { fill: finish.hex },
  );
  dress(pen.front(x, h * 0.58, z), 0, 0, flue.w, h * 0.58 - lip - slope * 0.9, finish);
  box(
    pen,
    { x: x + 8, y: h * 0.58, z: z + 8, w: flue.w - 16, h: h * 0.42, d: flue.d - 16 },
    { fill: finish.hex },
  );
  dress(pen.front(x + 8, h, z + 8), 0, 0, flue.w - 16, h * 0.42, finish);
  if (slope > 0) {
    frustum(
      pen,
      facts,
      { x0: 0, x1: w, z0: 0, z1: d, y: lip },
      { x0: x, x1: x + flue.w, z0: z, z1: z + flue.d, y: lip + slope },
      glass ? '#2a3145' : finish.hex,
    );
  }
  box(pen, { x: 0, y: 0, z: 0, w, h: lip, d }, { fill: finish.hex });
  dress(pen.front(0, lip, 0), 0, 0, w, lip, finish);
  panel(pen, w, lip);
}

/** Buttons and a small display in the canopy's edge. */
function panel(pen: Pen, w: number, lip: number): void {
  const sheet = pen.front(0, lip, 0);
  sheet.rect(w * 0.38, lip * 0.26, w * 0.24, lip * 0.48, { fill: '#12172b', radius: lip * 0.2 });
  for (const at of [0.42, 0.46, 0.5, 0.54, 0.58])
    sheet.circle(w * at, lip * 0.5, lip * 0.11, { fill: '#eaf0ff' });
}

type Level = { x0: number; x1: number; z0: number; z1: number; y: number };

/** A truncated pyramid: its front and right side show. */
function frustum(pen: Pen, { finish }: PictureFacts, low: Level, high: Level, fill: string): void {
  const front: Point3[] = [
    [low.x0, low.y, low.z0],
    [low.x1, low.y, low.z0],
    [high.x1, high.y, high.z0],
    [high.x0, high.y, high.z0],
  ];
  const side: Point3[] = [
    [low.x1, low.y, low.z0],
    [low.x1, low.y, low.z1],
    [high.x1, high.y, high.z1],
    [high.x1, high.y, high.z0],
  ];
  pen.polygon(side, { fill: toneOf(fill, [0.9, 0.1, 0]), stroke: INK, width: 5 });
  pen.polygon(front, { fill: toneOf(fill, [0, 0.35, 0]), stroke: INK, width: 5 });
  const between = (at: number, t: number): Point3 => {
    const left: Point3 = [
      low.x0 + (high.x0 - low.x0) * t,
      low.y + (high.y - low.y) * t,
      low.z0 + (high.z0 - low.z0) * t,
    ];
    const right = low.x1 + (high.x1 - low.x1) * t;
    return [left[0] + (right - left[0]) * at, left[1], left[2]];
  };
  const band = lightness(fill) < 0.35 ? 0.12 : isMetal(finish) ? 0.35 : 0.6;
  pen.polygon([between(0.12, 0.02), between(0.3, 0.02), between(0.3, 0.98), between(0.12, 0.98)], {
    fill: '#ffffff',
    opacity: band * 0.8,
  });
  pen.polygon([between(0.86, 0.02), between(0.99, 0.02), between(0.99, 0.98), between(0.86, 0.98)], {
    fill: INK,
    opacity: 0.08,
  });
}

/** Grease filters and lamps, as seen by the cook. */
function underside(pen: Pen, { width: w, depth: d, finish }: PictureFacts): void {
  pen.polygon(
    [
      [0, 0, 0],
      [w, 0, 0],
      [w, 0, d],
      [0, 0, d],
    ],
    { fill: darken(finish.hex, 0.3), stroke: INK, width: 5 },
  );
  const sheet = pen.top(0, 0, d);
  const count = w > 750 ? 3 : 2;
  const gap = w * 0.03;
  const wide = (w * 0.8 - gap * (count - 1)) / count;
  for (let index = 0; index < count; index += 1) {
    const left = w * 0.1 + index * (wide + gap);
    sheet.rect(left, d * 0.16, wide, d * 0.56, { fill: '#aeb5c2', stroke: INK, width: DETAIL });
    for (let slat = 1; slat < 6; slat += 1)
      sheet.line(
        [
          [left + (wide * slat) / 6, d * 0.2],
          [left + (wide * slat) / 6, d * 0.68],
        ],
        { stroke: '#6c7589', width: 2.5 },
      );
  }
  for (const at of [0.2, 0.8])
    sheet.circle(w * at, d * 0.86, 26, { fill: '#fff6d8', stroke: INK, width: DETAIL });
}

/** Canopy and integrated hoods: the body inside the wall cupboard, and the visor in front of it. */
function builtUnder(pen: Pen, facts: PictureFacts): void {
  const { width: w, height: h, depth: d, finish, form } = facts;
  underside(pen, facts);
  const duct = 150;
  box(pen, { x: (w - duct) / 2, y: h * 0.8, z: d * 0.3, w: duct, h: h * 0.2, d: duct }, { fill: '#8b93a5' });
  box(
    pen,
    {
      x: w * 0.04,
      y: 40,
      z: form === 'integrated' ? 40 : d * 0.2,
      w: w * 0.92,
      h: h * 0.8 - 40,
      d: d - (form === 'integrated' ? 50 : d * 0.22),
    },
    { fill: form === 'canopy' ? '#c3c9d3' : '#d4d9e1' },
  );
  box(pen, { x: 0, y: 0, z: 0, w, h: 44, d }, { fill: finish.hex });
  dress(pen.front(0, 44, 0), 0, 0, w, 44, finish);
  panel(pen, w, 44);
}
