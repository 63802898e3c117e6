import type { Drawing } from './drawing.ts';
import { type Point, smooth } from './kit/geometry.ts';
import { lathe } from './kit/lathe.ts';
import type { Pen } from './kit/pen.ts';
import { column, disc, prism, tube } from './kit/solids.ts';
import { knob } from './parts/fittings.ts';

/** Stand mixers, seen from their left side: foot, column, head, bowl. */
export const standMixers: Drawing = {
  camera: { yaw: 22, pitch: 13 },
  draw: (pen, { width, height: h, depth, finish, form }) => {
    const long = Math.max(width, depth, h * 0.92);
    const thick = long * 0.34;
    const z = 0;
    column(
      pen,
      { x: 0, y: 0, z, w: long * 0.94, h: h * 0.09, d: thick * 1.1 },
      { fill: finish.hex, radius: thick * 0.5 },
    );
    prism(
      pen,
      'front',
      outline(
        [
          [0.64, 0.08],
          [0.92, 0.08],
          [0.93, 0.3],
          [0.9, 0.62],
          [0.68, 0.62],
          [0.72, 0.34],
        ],
        long,
        h,
      ),
      thick * 0.22,
      thick * 0.88,
      { fill: finish.hex },
    );
    bowl(pen, long * 0.3, thick * 0.55, long * 0.25, h, form === 'bowl-lift' ? h * 0.14 : h * 0.09);
    lathe(
      pen,
      long * 0.3,
      thick * 0.55,
      [
        [long * 0.022, h * 0.46],
        [long * 0.035, h * 0.62],
      ],
      { fill: '#c5c8ca', width: 4 },
    );
    const head = outline(
      [
        [0.06, 0.7],
        [0.1, 0.61],
        [0.4, 0.585],
        [0.95, 0.6],
        [1, 0.72],
        [0.95, 0.9],
        [0.72, 0.985],
        [0.3, 0.97],
        [0.1, 0.88],
      ],
      long,
      h,
    );
    prism(pen, 'front', head, thick * 0.1, thick, { fill: finish.hex });
    const face = pen.front(0, h, thick * 0.1);
    face.path(
      `M${long * 0.13} ${h * 0.17}C${long * 0.3} ${h * 0.05} ${long * 0.7} ${h * 0.03} ${long * 0.88} ${h * 0.1}`,
      { stroke: '#ffffff', width: 9, opacity: 0.6 },
    );
    face.line(
      [
        [long * 0.1, h * 0.335],
        [long * 0.96, h * 0.335],
      ],
      { stroke: '#d5dae2', width: 8 },
    );
    knob(pen, long * 0.8, h * 0.74, h * 0.045, { fill: '#d5dae2', angle: 60, z: thick * 0.1, depth: 22 });
    disc(pen, long * 0.12, h * 0.77, h * 0.05, thick * 0.08, thick * 0.1, { fill: '#d5dae2', width: 3.5 });
  },
};

function outline(corners: readonly Point[], w: number, h: number): Point[] {
  const closed = [...corners, corners[0] ?? [0, 0]].map(([x, y]) => [x * w, y * h, 0] as const);
  return smooth(closed, 7)
    .slice(0, -1)
    .map(([x, y]) => [x, y]);
}

function bowl(pen: Pen, x: number, z: number, r: number, h: number, y: number): void {
  tube(
    pen,
    [
      [x - r * 0.86, h * 0.4, z],
      [x - r * 1.35, h * 0.38, z],
      [x - r * 1.3, h * 0.24, z],
      [x - r * 0.8, h * 0.2, z],
    ],
    { fill: '#c5c8ca', radius: r * 0.07 },
  );
  lathe(
    pen,
    x,
    z,
    [
      [r * 0.5, y],
      [r * 0.56, y + h * 0.02],
      [r * 0.84, y + h * 0.12],
      [r * 0.98, y + h * 0.26],
      [r, h * 0.44],
    ],
    { fill: '#c9ced7', topFill: '#8b93a5', soft: true },
  );
}
