import type { PictureFacts } from '../facts.ts';
import { type Drawing, WORKTOP } from './drawing.ts';
import { INK } from './kit/colour.ts';
import { circle } from './kit/geometry.ts';
import { lathe } from './kit/lathe.ts';
import type { Pen } from './kit/pen.ts';
import { box, column, DETAIL, prism, tube } from './kit/solids.ts';

const PLASTIC = '#eef1f5';

/** Ducting: pipe, bend, hose, flat channel, reducer and wall kit. */
export const ducting: Drawing = {
  camera: WORKTOP,
  draw: (pen, facts) => {
    const { width: w, height: h, depth: d, form = 'round-pipe' } = facts;
    if (form === 'flat-channel') channel(pen, w, h, d);
    else if (form === 'flexible-duct') flexible(pen);
    else if (form === '90-bend') bend(pen);
    else if (form === 'wall-vent-kit') wallKit(pen);
    else if (form === 'reducer')
      lathe(
        pen,
        0,
        0,
        [
          [80, 0],
          [80, 50],
          [60, 90],
          [60, 150],
        ],
        { fill: PLASTIC, topFill: '#59617a' },
      );
    else
      lathe(
        pen,
        0,
        0,
        [
          [75, 0],
          [75, 420],
          [80, 422],
          [80, 460],
        ],
        { fill: PLASTIC, topFill: '#59617a' },
      );
  },
};

function channel(pen: Pen, w: number, h: number, d: number): void {
  const [wide, tall, long] = [Math.min(w, 220), Math.min(h, 90), Math.max(d, 500)];
  box(pen, { x: 0, y: 0, z: 0, w: wide, h: tall, d: long }, { fill: PLASTIC, radius: 6 });
  pen
    .front(0, tall, 0)
    .rect(8, 8, wide - 16, tall - 16, { fill: '#59617a', stroke: INK, width: DETAIL, radius: 4 });
}

function flexible(pen: Pen): void {
  const rings = 13;
  for (let index = 0; index < rings; index += 1) {
    const y = index * 26;
    lathe(
      pen,
      0,
      0,
      [
        [70, y],
        [78, y + 9],
        [70, y + 22],
      ],
      { fill: '#c9ced7', width: 3, topFill: index === rings - 1 ? '#59617a' : '#aeb5c2' },
    );
  }
}

function bend(pen: Pen): void {
  const r = 62;
  tube(
    pen,
    [
      [0, 40, 0],
      [0, 150, 0],
      [40, 230, 0],
      [120, 270, 0],
      [230, 270, 0],
    ],
    { fill: PLASTIC, radius: r, flatEnds: true, width: 5 },
  );
  lathe(
    pen,
    0,
    0,
    [
      [r + 6, 0],
      [r + 6, 60],
    ],
    { fill: PLASTIC },
  );
  prism(pen, 'side', circle(0, 270, r + 6), 262, 214, { fill: PLASTIC, capFill: '#59617a' });
}

function wallKit(pen: Pen): void {
  box(pen, { x: 0, y: 0, z: 0, w: 180, h: 180, d: 24 }, { fill: PLASTIC, radius: 8 });
  const sheet = pen.front(0, 180, 0);
  for (const at of [0.2, 0.46, 0.72]) {
    sheet.polygon(
      [
        [20, 180 * at - 8],
        [160, 180 * at - 8],
        [154, 180 * at + 26],
        [26, 180 * at + 26],
      ],
      { fill: '#d5dae2', stroke: INK, width: DETAIL },
    );
  }
  lathe(
    pen,
    300,
    60,
    [
      [62, 0],
      [62, 190],
    ],
    { fill: '#c9ced7', topFill: '#59617a' },
  );
}

/** Grease and charcoal filters. */
export const hoodFilters: Drawing = {
  camera: { yaw: 24, pitch: 24 },
  draw: (pen, facts) => {
    const { width: w, height: h, depth: d } = facts;
    if (facts.form === 'round') {
      for (const at of [0, 1]) charcoalRound(pen, at * Math.max(w, 200) * 0.62, at * -90);
      return;
    }
    const [wide, tall] = [Math.max(w, 240), Math.max(h, d, 240)];
    box(pen, { x: 0, y: 0, z: 0, w: wide, h: tall, d: 12 }, { fill: '#c3c9d3', radius: 6 });
    mesh(pen, wide, tall, facts);
  },
};

function charcoalRound(pen: Pen, x: number, z: number): void {
  const r = 95;
  column(pen, { x: x - r, y: 0, z: z - r, w: r * 2, h: 46, d: r * 2 }, { fill: '#2f3444', radius: r });
  const top = pen.top(x, 46, z);
  for (const ring of [0.86, 0.68, 0.5, 0.32]) top.circle(0, 0, r * ring, { stroke: '#6c7589', width: 2.5 });
  for (let ray = 0; ray < 8; ray += 1) {
    const angle = (ray / 8) * 2 * Math.PI;
    top.line(
      [
        [Math.cos(angle) * r * 0.3, Math.sin(angle) * r * 0.3],
        [Math.cos(angle) * r * 0.88, Math.sin(angle) * r * 0.88],
      ],
      { stroke: '#6c7589', width: 2.5 },
    );
  }
  top.circle(0, 0, r * 0.22, { fill: '#8b93a5', stroke: INK, width: DETAIL });
}

function mesh(pen: Pen, w: number, h: number, { finish, mesh: metal = true }: PictureFacts): void {
  const sheet = pen.front(0, h, 0);
  const [x, y, wide, tall] = [w * 0.06, h * 0.06, w * 0.88, h * 0.88];
  sheet.rect(x, y, wide, tall, { fill: metal ? '#dfe4eb' : '#343a4c', stroke: INK, width: DETAIL });
  const lines = 14;
  const stroke = metal ? '#8b93a5' : '#59617a';
  for (let index = 1; index < lines; index += 1) {
    const at = index / lines;
    sheet.line(
      [
        [x + wide * at, y],
        [x, y + tall * at],
      ],
      { stroke, width: 1.8 },
    );
    sheet.line(
      [
        [x + wide, y + tall * at],
        [x + wide * at, y + tall],
      ],
      { stroke, width: 1.8 },
    );
    sheet.line(
      [
        [x + wide * (1 - at), y],
        [x + wide, y + tall * at],
      ],
      { stroke, width: 1.8 },
    );
    sheet.line(
      [
        [x, y + tall * (1 - at)],
        [x + wide * at, y + tall],
      ],
      { stroke, width: 1.8 },
    );
  }
  sheet.rect(w * 0.42, h * 0.82, w * 0.16, h * 0.07, {
    fill: finish.hex,
    stroke: INK,
    width: DETAIL,
    radius: 6,
  });
}
