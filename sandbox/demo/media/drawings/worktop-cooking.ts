import type { PictureFacts } from '../facts.ts';
import { type Drawing, WORKTOP } from './drawing.ts';
import { darken, INK } from './kit/colour.ts';
import { lathe } from './kit/lathe.ts';
import type { Pen } from './kit/pen.ts';
import { box, column, DETAIL, tube } from './kit/solids.ts';
import { buttons, display, grille, knob } from './parts/fittings.ts';
import { dress } from './parts/surface.ts';

const BLACK = '#232838';

/** Air fryers: one drawer or two below a sloping panel. */
export const airFryers: Drawing = {
  camera: WORKTOP,
  draw: (pen, facts) => {
    const { width: w, height: h, depth: d, finish, drawers = 1 } = facts;
    column(
      pen,
      { x: 0, y: 0, z: 0, w, h, d },
      { fill: finish.hex, radius: Math.min(w, d) * (drawers > 1 ? 0.1 : 0.28) },
    );
    const face = pen.front(0, h, 0);
    const inset = drawers > 1 ? 0.05 : 0.24;
    face.rect(w * inset, h * 0.07, w * (1 - inset * 2), h * 0.27, {
      fill: '#12172b',
      stroke: INK,
      width: DETAIL,
      radius: 12,
    });
    display(face, w * 0.36, h * 0.1, w * 0.28, h * 0.12);
    buttons(face, w * 0.34, h * 0.28, 5, w * 0.08, '#8b93a5', 6);
    const count = Math.min(2, drawers);
    const wide = (w * (1 - inset * 2)) / count;
    for (let index = 0; index < count; index += 1)
      drawer(pen, facts, w * inset + index * wide + (count > 1 ? 5 : 0), wide - (count > 1 ? 10 : 0));
  },
};

function drawer(pen: Pen, { height: h, finish }: PictureFacts, x: number, w: number): void {
  box(pen, { x, y: h * 0.06, z: -14, w, h: h * 0.52, d: 18 }, { fill: darken(finish.hex, 0.08), radius: 16 });
  box(
    pen,
    { x: x + w * 0.32, y: h * 0.22, z: -62, w: w * 0.36, h: h * 0.16, d: 50 },
    { fill: BLACK, radius: 10 },
  );
  pen
    .front(x + w * 0.32, h * 0.38, -62)
    .rect(w * 0.05, h * 0.03, w * 0.26, h * 0.035, { fill: '#d5dae2', radius: 6 });
}

/** Slow cookers and pressure cookers: a round pot with a lid. */
export const slowCookers: Drawing = {
  camera: { ...WORKTOP, pitch: 20 },
  draw: (pen, { width, height: h, depth, finish, form }) => {
    const r = Math.min(width, depth) * 0.46;
    for (const side of [-1, 1])
      tube(
        pen,
        [
          [side * r * 0.9, h * 0.48, 0],
          [side * r * 1.2, h * 0.5, 0],
        ],
        { fill: BLACK, radius: h * 0.045, straight: true },
      );
    lathe(
      pen,
      0,
      0,
      [
        [r * 0.86, 0],
        [r * 0.86, h * 0.05],
      ],
      { fill: BLACK },
    );
    lathe(
      pen,
      0,
      0,
      [
        [r * 0.92, h * 0.05],
        [r, h * 0.14],
        [r, h * 0.6],
      ],
      { fill: finish.hex },
    );
    lathe(
      pen,
      0,
      0,
      [
        [r * 1.04, h * 0.6],
        [r * 1.04, h * 0.65],
      ],
      { fill: '#c5c8ca' },
    );
    if (form === 'pressure') {
      lathe(
        pen,
        0,
        0,
        [
          [r * 1.03, h * 0.65],
          [r * 0.98, h * 0.76],
          [r * 0.6, h * 0.84],
        ],
        { fill: BLACK, soft: true },
      );
      tube(
        pen,
        [
          [-r * 0.5, h * 0.84, -r * 0.1],
          [-r * 0.3, h * 0.95, -r * 0.1],
          [r * 0.3, h * 0.95, -r * 0.1],
          [r * 0.5, h * 0.84, -r * 0.1],
        ],
        { fill: BLACK, radius: h * 0.035 },
      );
      lathe(
        pen,
        r * 0.2,
        r * 0.3,
        [
          [r * 0.07, h * 0.84],
          [r * 0.07, h * 0.92],
        ],
        { fill: '#c5c8ca', width: 3 },
      );
    } else {
      lathe(
        pen,
        0,
        0,
        [
          [r * 0.98, h * 0.65],
          [r * 0.84, h * 0.78],
          [r * 0.44, h * 0.86],
          [r * 0.14, h * 0.88],
        ],
        { fill: '#d6e6f0', soft: true },
      );
      lathe(
        pen,
        0,
        0,
        [
          [r * 0.1, h * 0.88],
          [r * 0.18, h * 0.97],
        ],
        { fill: BLACK },
      );
    }
    const face = pen.front(0, h * 0.5, -r);
    face.rect(-r * 0.36, 0, r * 0.72, h * 0.34, { fill: '#12172b', stroke: INK, width: DETAIL, radius: 10 });
    display(face, -r * 0.26, h * 0.03, r * 0.52, h * 0.12);
    if (form === 'pressure') buttons(face, -r * 0.22, h * 0.25, 4, r * 0.15, '#8b93a5', 6);
    else knob(pen, 0, h * 0.23, h * 0.06, { fill: '#d5dae2', angle: 20, z: -r, depth: 18 });
  },
};

/** Bread makers: an upright box with a window in the lid and a loaf beside it. */
export const breadMakers: Drawing = {
  camera: { ...WORKTOP, pitch: 24 },
  draw: (pen, { width: w, height: h, depth: d, finish }) => {
    column(pen, { x: 0, y: 0, z: 0, w, h: h * 0.8, d }, { fill: finish.hex, radius: 34 });
    column(
      pen,
      { x: -4, y: h * 0.8, z: -4, w: w + 8, h: h * 0.2, d: d + 8 },
      { fill: finish.hex, radius: 38 },
    );
    const lid = pen.top(0, h, d);
    lid.rect(w * 0.1, d * 0.18, w * 0.48, d * 0.64, { fill: '#2d3550', stroke: INK, width: 4, radius: 20 });
    lid.rect(w * 0.17, d * 0.28, w * 0.34, d * 0.44, {
      fill: '#d9974a',
      stroke: INK,
      width: DETAIL,
      radius: 24,
    });
    for (const at of [0.38, 0.5, 0.62])
      lid.line(
        [
          [w * 0.22, d * at],
          [w * 0.46, d * (at - 0.05)],
        ],
        { stroke: '#a8652a', width: 4 },
      );
    lid.rect(w * 0.68, d * 0.18, w * 0.24, d * 0.64, { fill: '#12172b', radius: 12 });
    lid.rect(w * 0.71, d * 0.24, w * 0.18, d * 0.16, { fill: '#eaf0ff', radius: 4 });
    for (const at of [0.5, 0.62, 0.74]) lid.circle(w * 0.8, d * at, 9, { fill: '#8b93a5' });
    const face = pen.front(0, h * 0.8, 0);
    dress(face, 30, 8, w - 60, h * 0.7, finish);
    grille(pen.side(w, h * 0.6, d * 0.3), 0, 0, d * 0.4, h * 0.22, {
      rows: 5,
      fill: darken(finish.hex, 0.5),
    });
  },
};
