import { type Drawing, WORKTOP } from './drawing.ts';
import { darken, INK, lighten } from './kit/colour.ts';
import { lathe } from './kit/lathe.ts';
import type { Pen } from './kit/pen.ts';
import { box, DETAIL, disc, tube } from './kit/solids.ts';
import { buttons, display, grille, knob } from './parts/fittings.ts';
import { dress } from './parts/surface.ts';

const BLACK = '#232838';

/** Bean-to-cup machines: a tall body with a hopper, a spout in an alcove, a drip tray. */
export const beanToCup: Drawing = {
  camera: WORKTOP,
  draw: (pen, facts) => {
    const { width: w, height: h, depth: d, finish } = facts;
    box(pen, { x: 0, y: 0, z: d * 0.34, w, h: h * 0.9, d: d * 0.66 }, { fill: finish.hex, radius: 18 });
    box(pen, { x: w * 0.02, y: 0, z: 0, w: w * 0.96, h: h * 0.13, d: d * 0.4 }, { fill: BLACK, radius: 8 });
    slots(pen, w * 0.06, h * 0.13, w * 0.88, d * 0.28);
    cup(pen, w * 0.5, d * 0.15, h * 0.13, w * 0.13);
    box(
      pen,
      { x: 0, y: h * 0.56, z: d * 0.04, w, h: h * 0.34, d: d * 0.4 },
      { fill: finish.hex, radius: 18 },
    );
    const face = pen.front(0, h * 0.9, d * 0.04);
    dress(face, 6, 6, w - 12, h * 0.34 - 12, finish);
    face.rect(w * 0.14, h * 0.06, w * 0.72, h * 0.15, { fill: '#12172b', radius: 8 });
    display(face, w * 0.3, h * 0.075, w * 0.4, h * 0.12);
    buttons(face, w * 0.2, h * 0.135, 1, 1, '#8b93a5', 7);
    buttons(face, w * 0.8, h * 0.135, 1, 1, '#8b93a5', 7);
    box(
      pen,
      { x: w * 0.36, y: h * 0.44, z: d * 0.08, w: w * 0.28, h: h * 0.16, d: d * 0.2 },
      { fill: BLACK, radius: 8 },
    );
    for (const x of [0.44, 0.56])
      lathe(
        pen,
        w * x,
        d * 0.12,
        [
          [5, h * 0.4],
          [7, h * 0.45],
        ],
        { fill: '#c5c8ca', width: 3 },
      );
    box(
      pen,
      { x: w * 0.1, y: h * 0.9, z: d * 0.4, w: w * 0.8, h: h * 0.1, d: d * 0.5 },
      { fill: '#59617a', radius: 8, capFill: '#6b4a34' },
    );
    if (facts.milk) carafe(pen, w * 1.16, d * 0.2, w * 0.13, h * 0.3);
  },
};

/** Espresso machines: group head with a handle, gauge, steam wand, cups on top. */
export const espresso: Drawing = {
  camera: WORKTOP,
  draw: (pen, facts) => {
    const { width: w, height: h, depth: d, finish } = facts;
    box(
      pen,
      { x: 0, y: h * 0.08, z: d * 0.42, w, h: h * 0.84, d: d * 0.58 },
      { fill: finish.hex, radius: 10 },
    );
    box(pen, { x: 0, y: 0, z: 0, w, h: h * 0.16, d }, { fill: finish.hex, radius: 8 });
    slots(pen, w * 0.06, h * 0.16, w * 0.88, d * 0.34);
    box(pen, { x: 0, y: h * 0.6, z: d * 0.06, w, h: h * 0.32, d: d * 0.4 }, { fill: finish.hex, radius: 10 });
    const face = pen.front(0, h * 0.92, d * 0.06);
    dress(face, 4, 4, w - 8, h * 0.32 - 8, finish);
    disc(pen, w * 0.5, h * 0.77, w * 0.11, d * 0.03, d * 0.06, { fill: '#c5c8ca' });
    const gauge = pen.front(w * 0.5, h * 0.77, d * 0.03);
    gauge.circle(0, 0, w * 0.085, { fill: '#ffffff', stroke: INK, width: 2.5 });
    gauge.line(
      [
        [0, 0],
        [w * 0.045, -w * 0.05],
      ],
      { stroke: '#b3432f', width: 3.5 },
    );
    buttons(face, w * 0.14, h * 0.15, 3, w * 0.075, '#f3f6fa', 9);
    knob(pen, w * 0.86, h * 0.77, w * 0.06, { fill: BLACK, angle: 30, z: d * 0.06 });
    cup(pen, w * 0.5, d * 0.22, h * 0.16, w * 0.09);
    lathe(
      pen,
      w * 0.5,
      d * 0.22,
      [
        [w * 0.1, h * 0.5],
        [w * 0.11, h * 0.6],
      ],
      { fill: '#c5c8ca' },
    );
    tube(
      pen,
      [
        [w * 0.5, h * 0.53, d * 0.1],
        [w * 0.42, h * 0.5, -d * 0.22],
      ],
      { fill: BLACK, radius: w * 0.04, straight: true },
    );
    tube(
      pen,
      [
        [w * 0.88, h * 0.6, d * 0.2],
        [w * 0.92, h * 0.42, d * 0.12],
        [w * 0.88, h * 0.26, d * 0.06],
      ],
      { fill: '#d5dae2', radius: 7 },
    );
    for (const x of [0.24, 0.5, 0.76]) cup(pen, w * x, d * 0.66, h * 0.92, w * 0.085);
  },
};

/** Filter machines: tank and basket over a glass jug on its hot plate. */
export const filterCoffee: Drawing = {
  camera: WORKTOP,
  draw: (pen, facts) => {
    const { width: w, height: h, depth: d, finish } = facts;
    box(pen, { x: 0, y: 0, z: d * 0.55, w, h: h * 0.96, d: d * 0.45 }, { fill: finish.hex, radius: 16 });
    box(pen, { x: 0, y: 0, z: 0, w, h: h * 0.12, d: d * 0.6 }, { fill: finish.hex, radius: 12 });
    const r = Math.min(w * 0.42, d * 0.3);
    lathe(
      pen,
      w * 0.48,
      d * 0.28,
      [
        [r * 0.8, h * 0.125],
        [r, h * 0.2],
        [r, h * 0.3],
      ],
      { fill: '#4b3226', width: 4 },
    );
    lathe(
      pen,
      w * 0.48,
      d * 0.28,
      [
        [r, h * 0.3],
        [r * 0.86, h * 0.42],
        [r * 0.62, h * 0.5],
      ],
      { fill: '#d6e6f0', topFill: BLACK, width: 4 },
    );
    tube(
      pen,
      [
        [w * 0.48 + r * 0.7, h * 0.47, d * 0.1],
        [w * 0.48 + r * 1.35, h * 0.43, d * 0.02],
        [w * 0.48 + r * 1.3, h * 0.24, d * 0.04],
        [w * 0.48 + r * 0.95, h * 0.19, d * 0.1],
      ],
      { fill: BLACK, radius: 9 },
    );
    box(
      pen,
      { x: 0, y: h * 0.6, z: d * 0.06, w, h: h * 0.36, d: d * 0.52 },
      { fill: finish.hex, radius: 16 },
    );
    const face = pen.front(0, h * 0.96, d * 0.06);
    dress(face, 6, 6, w - 12, h * 0.36 - 12, finish);
    display(face, w * 0.3, h * 0.1, w * 0.4, h * 0.1);
    buttons(face, w * 0.4, h * 0.27, 2, w * 0.2, '#f3f6fa', 9);
    box(
      pen,
      { x: w * 0.04, y: h * 0.955, z: d * 0.1, w: w * 0.92, h: h * 0.045, d: d * 0.8 },
      { fill: darken(finish.hex, 0.2), radius: 6 },
    );
  },
};

function slots(pen: Pen, x: number, y: number, w: number, d: number): void {
  const sheet = pen.top(x, y, d + 10);
  sheet.rect(0, 0, w, d, { fill: '#c5c8ca', stroke: INK, width: DETAIL, radius: 6 });
  grille(sheet, w * 0.06, d * 0.1, w * 0.88, d * 0.8, { rows: 6, fill: '#3c4254' });
}

function cup(pen: Pen, x: number, z: number, y: number, r: number): void {
  tube(
    pen,
    [
      [x + r * 0.8, y + r * 1.1, z],
      [x + r * 1.5, y + r, z],
      [x + r * 0.8, y + r * 0.5, z],
    ],
    { fill: '#ffffff', radius: r * 0.13, width: 3 },
  );
  lathe(
    pen,
    x,
    z,
    [
      [r * 0.6, y],
      [r * 0.86, y + r * 0.5],
      [r, y + r * 1.4],
    ],
    { fill: '#ffffff', topFill: '#6b4a34', width: 3.5 },
  );
}

function carafe(pen: Pen, x: number, z: number, r: number, h: number): void {
  lathe(
    pen,
    x,
    z,
    [
      [r, 0],
      [r, h * 0.7],
    ],
    { fill: lighten('#d6e6f0', 0.3), topFill: '#ffffff' },
  );
  lathe(
    pen,
    x,
    z,
    [
      [r * 1.05, h * 0.7],
      [r * 1.05, h * 0.84],
    ],
    { fill: BLACK },
  );
  tube(
    pen,
    [
      [x, h * 0.84, z],
      [x - r * 0.2, h * 1.2, z],
      [x - r * 1.4, h * 1.35, z],
    ],
    { fill: BLACK, radius: r * 0.14 },
  );
}
