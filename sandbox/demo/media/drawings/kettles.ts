import type { PictureFacts } from '../facts.ts';
import { type Drawing, WORKTOP } from './drawing.ts';
import { darken, INK } from './kit/colour.ts';
import { type Point3, roundedRect } from './kit/geometry.ts';
import { lathe } from './kit/lathe.ts';
import type { Pen } from './kit/pen.ts';
import { box, DETAIL, disc, prism, tube } from './kit/solids.ts';
import { dress, isMetal } from './parts/surface.ts';

const BLACK = '#232838';

/** Kettles: spout at the left, handle at the right, on their base. */
export const kettles: Drawing = {
  camera: { ...WORKTOP, yaw: 14, pitch: 15 },
  draw: (pen, facts) => kettle(pen, facts, 0),
};

function kettle(pen: Pen, facts: PictureFacts, x: number): void {
  const h = Math.max(180, facts.height);
  const r = Math.min(facts.width, facts.depth, h * 0.8) * 0.44;
  const { finish, form } = facts;
  const trim = isMetal(finish) ? BLACK : '#d5dae2';
  lathe(
    pen,
    x,
    0,
    [
      [r * 1.06, 0],
      [r * 1.06, 14],
      [r * 0.98, 20],
    ],
    { fill: BLACK, shine: false },
  );
  if (form === 'gooseneck') {
    const neck: Point3[] = [
      [x - r * 0.8, h * 0.22, 0],
      [x - r * 1.35, h * 0.3, 0],
      [x - r * 1.32, h * 0.6, 0],
      [x - r * 1.62, h * 0.84, 0],
      [x - r * 1.95, h * 0.86, 0],
    ];
    tube(pen, neck, { fill: finish.hex, radius: r * 0.1 });
    grip(pen, x, r, h, BLACK);
    lathe(
      pen,
      x,
      0,
      [
        [r, 20],
        [r * 0.98, h * 0.16],
        [r * 0.72, h * 0.78],
      ],
      { fill: finish.hex, soft: true },
    );
    lathe(
      pen,
      x,
      0,
      [
        [r * 0.66, h * 0.78],
        [r * 0.5, h * 0.86],
        [r * 0.12, h * 0.88],
      ],
      { fill: finish.hex, soft: true },
    );
    lathe(
      pen,
      x,
      0,
      [
        [r * 0.14, h * 0.88],
        [r * 0.18, h * 0.97],
      ],
      { fill: BLACK },
    );
    return;
  }
  const lip: Point3[] = [
    [x - r * 0.62, h * 0.7, 0],
    [x - r * 1.18, h * 0.84, 0],
    [x - r * 0.56, h * 0.87, 0],
  ];
  pen.polygon([[x - r * 0.7, h * 0.58, -4], ...lip], {
    fill: darken(finish.hex, 0.08),
    stroke: INK,
    width: 5,
  });
  grip(pen, x, r, h, isMetal(finish) || finish.code === 'BL' ? BLACK : finish.hex);
  lathe(
    pen,
    x,
    0,
    [
      [r, 20],
      [r * 1.02, h * 0.18],
      [r * 0.94, h * 0.5],
      [r * 0.68, h * 0.86],
    ],
    { fill: finish.hex, soft: true },
  );
  lathe(
    pen,
    x,
    0,
    [
      [r * 1.03, h * 0.14],
      [r * 1.03, h * 0.17],
    ],
    { fill: trim, width: 3, shine: false, band: true },
  );
  lathe(
    pen,
    x,
    0,
    [
      [r * 0.66, h * 0.86],
      [r * 0.58, h * 0.92],
      [r * 0.14, h * 0.945],
    ],
    { fill: trim, soft: true },
  );
  lathe(
    pen,
    x,
    0,
    [
      [r * 0.14, h * 0.945],
      [r * 0.2, h],
    ],
    { fill: BLACK },
  );
  if ((facts.style ?? 0) % 2 === 0) {
    disc(pen, x, h * 0.46, r * 0.26, -r - 4, -r * 0.9, { fill: '#d5dae2', width: 3.5 });
    const dial = pen.front(x, h * 0.46, -r - 4);
    dial.circle(0, 0, r * 0.2, { fill: '#ffffff', stroke: INK, width: 2 });
    dial.line(
      [
        [0, 0],
        [r * 0.1, -r * 0.12],
      ],
      { stroke: '#b3432f', width: 3 },
    );
  } else
    pen
      .front(x - r * 0.08, h * 0.62, -r)
      .rect(0, 0, r * 0.16, h * 0.3, { fill: '#bcd3e6', stroke: INK, width: 3, radius: 8 });
}

function grip(pen: Pen, x: number, r: number, h: number, fill: string): void {
  tube(
    pen,
    [
      [x + r * 0.5, h * 0.84, 0],
      [x + r * 1.2, h * 0.9, 0],
      [x + r * 1.62, h * 0.72, 0],
      [x + r * 1.52, h * 0.38, 0],
      [x + r * 1.36, h * 0.26, 0],
    ],
    { fill, radius: r * 0.13 },
  );
}

/** Toasters: rounded body, slots with toast, lever and dial at the right-hand end. */
export const toasters: Drawing = {
  camera: { yaw: 30, pitch: 20 },
  draw: (pen, facts) => toaster(pen, facts, 0),
};

function toaster(pen: Pen, facts: PictureFacts, x: number): void {
  const { width: w, height: h, depth: d, finish, form } = facts;
  const slots = facts.slots ?? 2;
  const rows = form === 'long' ? 1 : 2;
  const foot = h * 0.09;
  box(
    pen,
    { x: x + w * 0.03, y: 0, z: d * 0.05, w: w * 0.94, h: foot + 4, d: d * 0.9 },
    { fill: BLACK, radius: 4 },
  );
  prism(pen, 'front', roundedRect(x, foot, w, h - foot, h * 0.24), 0, d, { fill: finish.hex });
  const face = pen.front(x, h, 0);
  dress(face, w * 0.05, h * 0.16, w * 0.9, (h - foot) * 0.68, finish);
  for (const at of [0.74, 0.8])
    face.line(
      [
        [w * 0.08, h * at],
        [w * 0.92, h * at],
      ],
      { stroke: isMetal(finish) ? '#59617a' : '#ffffff', width: 3 },
    );
  const top = pen.top(x, h, d);
  const columns = slots >= 4 && form !== 'long' && w > 300 ? 2 : 1;
  for (let column = 0; column < columns; column += 1) {
    for (let row = rows - 1; row >= 0; row -= 1) {
      const left = w * (0.16 + column * 0.36);
      const wide = w * (columns > 1 ? 0.32 : 0.66);
      const y = d * (rows === 1 ? 0.42 : 0.2 + row * 0.36);
      top.rect(left, y, wide, d * 0.18, { fill: '#2a2f40', stroke: '#8b93a5', width: 4, radius: 10 });
    }
    for (let row = 0; row < rows; row += 1)
      toast(
        pen,
        x + w * (0.16 + column * 0.36),
        w * (columns > 1 ? 0.32 : 0.66),
        h,
        d * (1 - (rows === 1 ? 0.51 : 0.29 + row * 0.36)),
      );
  }
  const side = pen.side(x + w, h, 0);
  side.rect(d * 0.47, h * 0.2, d * 0.06, h * 0.44, { fill: '#12172b', radius: 6 });
  box(
    pen,
    { x: x + w, y: h * 0.62, z: d * 0.38, w: w * 0.07, h: h * 0.09, d: d * 0.24 },
    { fill: '#d5dae2', width: 4 },
  );
  side.circle(d * 0.5, h * 0.78, h * 0.075, { fill: '#d5dae2', stroke: INK, width: DETAIL });
  side.line(
    [
      [d * 0.5, h * 0.78],
      [d * 0.5, h * 0.72],
    ],
    { width: DETAIL },
  );
}

function toast(pen: Pen, x: number, wide: number, h: number, z: number): void {
  const slice = roundedRect(x + wide * 0.12, h - 20, wide * 0.76, h * 0.3 + 20, wide * 0.12);
  prism(pen, 'front', slice, z, z + 14, { fill: '#d9974a', capFill: '#f0cf95', width: 4 });
  const front = pen.front(x + wide * 0.12, h * 1.3, z);
  front.rect(wide * 0.08, h * 0.05, wide * 0.6, h * 0.2, { fill: '#e5b36a', opacity: 0.6, radius: 12 });
  // The part of the toast below the slot is hidden.
  pen.front(x, h, z).rect(0, 0, wide, 20, { fill: '#2a2f40' });
}

/** A kettle and a toaster of one colour. */
export const breakfastSets: Drawing = {
  camera: { yaw: 22, pitch: 17 },
  draw: (pen, facts) => {
    kettle(pen, { ...facts, width: 220, depth: 170, height: 250, form: 'kettle', style: 0 }, -66);
    toaster(
      pen,
      {
        ...facts,
        width: (facts.slots ?? 2) >= 4 ? 320 : 280,
        height: 190,
        depth: (facts.slots ?? 2) >= 4 ? 270 : 190,
      },
      90,
    );
  },
};
