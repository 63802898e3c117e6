import { type Drawing, WORKTOP } from './drawing.ts';
import { INK, lighten } from './kit/colour.ts';
import { lathe } from './kit/lathe.ts';
import type { Pen } from './kit/pen.ts';
import { column, DETAIL, tube } from './kit/solids.ts';
import { display, knob } from './parts/fittings.ts';

const CLEAR = '#dbe9f2';
const BLACK = '#232838';

/** Blenders: a jug on a motor base. */
export const blenders: Drawing = {
  camera: WORKTOP,
  draw: (pen, { width, height: h, depth, finish, form }) => {
    const r = Math.min(width, depth) * 0.46;
    if (form === 'personal') {
      lathe(
        pen,
        0,
        0,
        [
          [r, 0],
          [r, h * 0.24],
          [r * 0.86, h * 0.36],
        ],
        { fill: finish.hex, soft: true },
      );
      lathe(
        pen,
        0,
        0,
        [
          [r * 0.84, h * 0.36],
          [r * 0.9, h * 0.42],
        ],
        { fill: BLACK },
      );
      lathe(
        pen,
        0,
        0,
        [
          [r * 0.8, h * 0.42],
          [r * 0.78, h * 0.6],
          [r * 0.62, h * 0.92],
          [r * 0.5, h],
        ],
        { fill: CLEAR },
      );
      pen
        .front(-r * 0.2, h * 0.2, -r)
        .circle(r * 0.2, 0, r * 0.2, { fill: '#f3f6fa', stroke: INK, width: 3 });
      return;
    }
    lathe(
      pen,
      0,
      0,
      [
        [r * 1.05, 0],
        [r * 1.05, h * 0.1],
        [r * 0.8, h * 0.32],
        [r * 0.7, h * 0.36],
      ],
      { fill: finish.hex },
    );
    knob(pen, 0, h * 0.15, r * 0.3, { fill: '#d5dae2', angle: 30, z: -r * 0.98, depth: r * 0.2 });
    lathe(
      pen,
      0,
      0,
      [
        [r * 0.66, h * 0.36],
        [r * 0.66, h * 0.42],
      ],
      { fill: BLACK },
    );
    tube(
      pen,
      [
        [r * 0.8, h * 0.86, 0],
        [r * 1.5, h * 0.84, 0],
        [r * 1.42, h * 0.6, 0],
        [r * 0.7, h * 0.5, 0],
      ],
      { fill: BLACK, radius: r * 0.11 },
    );
    lathe(
      pen,
      0,
      0,
      [
        [r * 0.6, h * 0.42],
        [r * 0.66, h * 0.5],
        [r * 0.9, h * 0.9],
      ],
      { fill: CLEAR },
    );
    const glass = pen.front(-r * 0.3, h * 0.86, -r * 0.8);
    for (const at of [0, 0.09, 0.18, 0.27])
      glass.line(
        [
          [0, h * at],
          [r * 0.22, h * at],
        ],
        { stroke: '#59617a', width: 3 },
      );
    lathe(
      pen,
      0,
      0,
      [
        [r * 0.94, h * 0.9],
        [r * 0.88, h * 0.95],
      ],
      { fill: BLACK },
    );
    lathe(
      pen,
      0,
      0,
      [
        [r * 0.4, h * 0.95],
        [r * 0.36, h],
      ],
      { fill: BLACK },
    );
  },
};

/** Food processors: a wide bowl with a feed tube on a low base. */
export const processors: Drawing = {
  camera: WORKTOP,
  draw: (pen, { width: w, height: h, depth: d, finish }) => {
    column(pen, { x: 0, y: 0, z: 0, w, h: h * 0.3, d }, { fill: finish.hex, radius: Math.min(w, d) * 0.24 });
    const face = pen.front(0, h * 0.3, 0);
    display(face, w * 0.52, h * 0.1, w * 0.28, h * 0.11);
    knob(pen, w * 0.34, h * 0.15, h * 0.07, { fill: '#d5dae2', angle: -30, depth: 22 });
    const [x, z, r] = [w * 0.48, d * 0.5, Math.min(w, d) * 0.42];
    tube(
      pen,
      [
        [x + r * 0.9, h * 0.68, z],
        [x + r * 1.4, h * 0.66, z],
        [x + r * 1.38, h * 0.42, z],
        [x + r * 0.9, h * 0.38, z],
      ],
      { fill: BLACK, radius: r * 0.09 },
    );
    lathe(
      pen,
      x,
      z,
      [
        [r * 0.92, h * 0.3],
        [r, h * 0.72],
      ],
      { fill: CLEAR },
    );
    blade(pen, x, z, r, h);
    lathe(
      pen,
      x,
      z,
      [
        [r * 1.02, h * 0.72],
        [r * 0.98, h * 0.78],
      ],
      { fill: lighten(CLEAR, 0.3) },
    );
    column(
      pen,
      { x: x - r * 0.1, y: h * 0.78, z: z - r * 0.24, w: r * 0.72, h: h * 0.2, d: r * 0.5 },
      { fill: CLEAR, radius: r * 0.2 },
    );
    column(
      pen,
      { x: x - r * 0.02, y: h * 0.94, z: z - r * 0.18, w: r * 0.56, h: h * 0.06, d: r * 0.38 },
      { fill: BLACK, radius: r * 0.16 },
    );
  },
};

function blade(pen: Pen, x: number, z: number, r: number, h: number): void {
  const sheet = pen.front(x, h * 0.68, z - r * 0.4);
  sheet.rect(-r * 0.1, 0, r * 0.2, h * 0.32, {
    fill: '#f3f6fa',
    stroke: '#59617a',
    width: DETAIL,
    radius: 6,
  });
  sheet.path(`M0 ${h * 0.26}C${r * 0.4} ${h * 0.2} ${r * 0.6} ${h * 0.28} ${r * 0.62} ${h * 0.22}`, {
    stroke: '#59617a',
    width: 4,
  });
  sheet.path(`M0 ${h * 0.3}C${-r * 0.4} ${h * 0.34} ${-r * 0.6} ${h * 0.24} ${-r * 0.62} ${h * 0.3}`, {
    stroke: '#59617a',
    width: 4,
  });
}
