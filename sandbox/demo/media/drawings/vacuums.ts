import { type Drawing, FLOOR } from './drawing.ts';
import { darken, INK, lighten } from './kit/colour.ts';
import { circle } from './kit/geometry.ts';
import { lathe } from './kit/lathe.ts';
import type { Pen } from './kit/pen.ts';
import { box, column, DETAIL, prism, tube } from './kit/solids.ts';

const BLACK = '#232838';
const CLEAR = '#cfe0ec';

/** Cordless sticks: floor head, tube, motor and bin near the hand. */
export const cordless: Drawing = {
  camera: { ...FLOOR, pitch: 14 },
  draw: (pen, { height, finish }) => {
    const h = Math.max(1000, height);
    box(pen, { x: -125, y: 0, z: -60, w: 250, h: 52, d: 120 }, { fill: BLACK, radius: 20 });
    box(pen, { x: -125, y: 12, z: -64, w: 250, h: 24, d: 20 }, { fill: finish.hex, radius: 8, width: 4 });
    tube(
      pen,
      [
        [0, 52, 0],
        [0, 110, 10],
      ],
      { fill: BLACK, radius: 26, straight: true },
    );
    tube(
      pen,
      [
        [0, 100, 10],
        [0, h * 0.62, 40],
      ],
      { fill: finish.hex, radius: 19, straight: true },
    );
    tube(
      pen,
      [
        [0, h * 0.6, 40],
        [0, h * 0.66, 44],
      ],
      { fill: BLACK, radius: 25, straight: true },
    );
    tube(
      pen,
      [
        [20, h * 0.94, 70],
        [60, h * 0.99, 150],
        [50, h * 0.86, 190],
        [20, h * 0.76, 130],
      ],
      { fill: BLACK, radius: 17 },
    );
    lathe(
      pen,
      0,
      40,
      [
        [50, h * 0.66],
        [54, h * 0.7],
        [54, h * 0.82],
      ],
      { fill: CLEAR },
    );
    lathe(
      pen,
      0,
      40,
      [
        [24, h * 0.7],
        [28, h * 0.8],
      ],
      { fill: lighten(finish.hex, 0.2), width: 3 },
    );
    lathe(
      pen,
      0,
      40,
      [
        [60, h * 0.82],
        [64, h * 0.86],
        [60, h * 0.93],
        [38, h * 0.96],
      ],
      { fill: finish.hex, topFill: BLACK },
    );
    const slots = pen.front(-36, h * 0.92, -22);
    for (const at of [0, 26, 52]) slots.rect(at, 0, 16, h * 0.045, { fill: BLACK, radius: 6 });
  },
};

/** Cylinders: a body on wheels with a hose, wand and floor head. */
export const cylinders: Drawing = {
  camera: { yaw: 26, pitch: 18 },
  draw: (pen, { finish }) => {
    tube(
      pen,
      [
        [200, 160, 120],
        [70, 330, 120],
        [-90, 430, 100],
        [-210, 390, 60],
        [-230, 330, 40],
      ],
      { fill: '#59617a', radius: 19 },
    );
    body(pen, finish.hex);
    tube(
      pen,
      [
        [-228, 350, 40],
        [-262, 190, 10],
        [-280, 60, 0],
      ],
      { fill: '#d5dae2', radius: 15, straight: true },
    );
    tube(
      pen,
      [
        [-226, 330, 44],
        [-240, 400, 50],
      ],
      { fill: BLACK, radius: 21, straight: true },
    );
    box(pen, { x: -410, y: 0, z: -50, w: 260, h: 42, d: 100 }, { fill: BLACK, radius: 16 });
    box(pen, { x: -410, y: 10, z: -53, w: 260, h: 18, d: 14 }, { fill: finish.hex, width: 3 });
  },
};

function body(pen: Pen, hex: string): void {
  const wheel = (z: number, to: number) => {
    prism(pen, 'front', circle(330, 92, 92), z, to, { fill: BLACK });
    const hub = pen.front(330, 92, z);
    hub.circle(0, 0, 52, { fill: hex, stroke: INK, width: 4 });
    hub.circle(0, 0, 20, { fill: '#d5dae2', stroke: INK, width: 3 });
  };
  wheel(236, 262);
  const shell = [
    [70, 40],
    [380, 30],
    [420, 110],
    [390, 210],
    [270, 262],
    [150, 240],
    [66, 150],
  ] as const;
  prism(
    pen,
    'front',
    shell.map(([x, y]) => [x, y] as const),
    20,
    236,
    { fill: hex },
  );
  const side = pen.front(0, 0, 20);
  side.polygon(
    [
      [110, -150],
      [250, -236],
      [270, -150],
      [140, -80],
    ],
    { fill: CLEAR, stroke: INK, width: 4 },
  );
  side.line(
    [
      [96, -66],
      [400, -66],
    ],
    { stroke: darken(hex, 0.4), width: 3 },
  );
  wheel(-6, 20);
  tube(
    pen,
    [
      [200, 238, 60],
      [250, 306, 60],
      [330, 300, 60],
      [350, 236, 60],
    ],
    { fill: BLACK, radius: 14 },
  );
}

/** Robots: a low round body; with a dock when it has one. */
export const robots: Drawing = {
  camera: { yaw: 24, pitch: 32 },
  draw: (pen, { width, height, depth, finish, dock }) => {
    const r = Math.max(width, depth, 320) / 2;
    const h = Math.min(Math.max(height, 85), 110);
    if (dock) station(pen, r, finish.hex);
    column(pen, { x: -r, y: 12, z: -r, w: r * 2, h: h - 12, d: r * 2 }, { fill: finish.hex, radius: r });
    const top = pen.top(0, h, 0);
    top.circle(0, 0, r * 0.86, { stroke: darken(finish.hex, 0.4), width: 3 });
    top.rect(-r * 0.22, r * 0.42, r * 0.44, r * 0.2, {
      fill: darken(finish.hex, 0.12),
      stroke: INK,
      width: DETAIL,
      radius: 20,
    });
    top.circle(-r * 0.1, r * 0.52, r * 0.045, { fill: '#2448c4' });
    top.circle(r * 0.1, r * 0.52, r * 0.045, { fill: '#eaf0ff' });
    lathe(
      pen,
      0,
      r * 0.3,
      [
        [r * 0.26, h],
        [r * 0.24, h + 20],
      ],
      { fill: BLACK },
    );
    brush(pen, -r * 0.74, -r * 0.66);
  },
};

function station(pen: Pen, r: number, hex: string): void {
  box(pen, { x: -r * 0.8, y: 0, z: r * 1.02, w: r * 1.6, h: r * 1.9, d: r * 0.9 }, { fill: hex, radius: 30 });
  const face = pen.front(-r * 0.8, r * 1.9, r * 1.02);
  face.line(
    [
      [r * 0.1, r * 0.5],
      [r * 1.5, r * 0.5],
    ],
    { stroke: darken(hex, 0.4), width: 3 },
  );
  face.rect(r * 0.66, r * 0.2, r * 0.28, r * 0.1, { fill: '#2448c4', radius: 20 });
  box(pen, { x: -r * 0.8, y: 0, z: r * 0.4, w: r * 1.6, h: 14, d: r * 0.7 }, { fill: darken(hex, 0.1) });
}

function brush(pen: Pen, x: number, z: number): void {
  const floor = pen.top(x, 6, z);
  for (const angle of [200, 320, 80]) {
    const turned = (angle * Math.PI) / 180;
    floor.line(
      [
        [0, 0],
        [Math.cos(turned) * 62, Math.sin(turned) * 62],
      ],
      { stroke: BLACK, width: 6 },
    );
  }
  floor.circle(0, 0, 14, { fill: '#8b93a5', stroke: INK, width: 3 });
}
