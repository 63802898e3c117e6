import type { PictureFacts } from '../facts.ts';
import { type Drawing, WORKTOP } from './drawing.ts';
import { INK } from './kit/colour.ts';
import type { Point3 } from './kit/geometry.ts';
import { lathe } from './kit/lathe.ts';
import type { Pen } from './kit/pen.ts';
import { box, column, DETAIL, tube } from './kit/solids.ts';

/** Kitchen taps and boiling-water taps. The body stands on the left; the spout reaches to the right. */
export const taps: Drawing = {
  camera: { ...WORKTOP, yaw: 20, pitch: 14 },
  draw: (pen, facts) => {
    const spout = spoutOf(facts);
    plate(pen, facts);
    if (spout === 'bridge') bridge(pen, facts);
    else if (spout === 'square') square(pen, facts);
    else curved(pen, facts, spout);
    if (facts.kind === 'boiling-tap') boiler(pen, facts);
  },
};

const SPOUTS = ['bridge', 'square', 'spring', 'straight', 'industrial', 'swan', 'round'] as const;
type Spout = (typeof SPOUTS)[number];

function spoutOf({ form = '', spout = '' }: PictureFacts): Spout {
  return SPOUTS.find((each) => spout === each || form.endsWith(each)) ?? 'swan';
}

function sizes({ width, height, depth }: PictureFacts) {
  return {
    h: Math.max(220, Math.min(height, 560)),
    reach: Math.max(150, Math.min(Math.max(width, depth), 260)),
  };
}

function plate(pen: Pen, { finish }: PictureFacts): void {
  lathe(
    pen,
    0,
    0,
    [
      [34, 0],
      [34, 10],
      [26, 16],
    ],
    { fill: finish.hex },
  );
}

function curved(pen: Pen, facts: PictureFacts, spout: Spout): void {
  const { h, reach } = sizes(facts);
  const { hex } = facts.finish;
  const thick = spout === 'industrial' ? 17 : 13;
  const body = spout === 'straight' ? h * 0.55 : h * 0.3;
  lathe(
    pen,
    0,
    0,
    [
      [24, 14],
      [24, body],
    ],
    { fill: hex },
  );
  const tall = spout === 'round' ? 0.92 : 1;
  const path: Point3[] =
    spout === 'straight'
      ? [
          [0, body - 10, 0],
          [0, h * 0.72, 0],
          [reach * 0.5, h * 0.9, 0],
          [reach, h, 0],
        ]
      : [
          [0, body - 6, 0],
          [0, h * 0.62 * tall, 0],
          [reach * 0.14, h * 0.88 * tall, 0],
          [reach * 0.5, h * tall, 0],
          [reach * 0.86, h * 0.88 * tall, 0],
          [reach, h * 0.66, 0],
          [reach, h * (spout === 'spring' ? 0.42 : 0.52), 0],
        ];
  tube(pen, path, { fill: hex, radius: thick });
  if (spout === 'spring' || spout === 'industrial') coil(pen, path, thick);
  if (spout === 'spring') head(pen, reach, h * 0.42, hex, 20, 90);
  else if (facts.form?.startsWith('pull-out'))
    head(pen, reach, spout === 'straight' ? h - 8 : h * 0.54, hex, 17, 70);
  lever(pen, facts, body);
}

/** The coil round a spring spout. */
function coil(pen: Pen, path: readonly Point3[], thick: number): void {
  const flat = path.slice(1, -1);
  for (let index = 0; index < flat.length - 1; index += 1) {
    const [a, b] = [flat[index], flat[index + 1]];
    if (!a || !b) continue;
    for (let step = 0; step < 5; step += 1) {
      const t = step / 5;
      const at: Point3 = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 0];
      const [x, y] = pen.projection.point(at);
      const r = thick * 1.25 * pen.scale;
      pen.add(
        `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${r.toFixed(1)}" ry="${(r * 0.42).toFixed(1)}" fill="none" stroke="${INK}" stroke-width="2.4" transform="rotate(${Math.round((Math.atan2(b[0] - a[0], b[1] - a[1]) * 180) / Math.PI)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`,
      );
    }
  }
}

/** A spray head that pulls out of the spout. */
function head(pen: Pen, x: number, y: number, hex: string, r: number, length: number): void {
  lathe(
    pen,
    x,
    0,
    [
      [r * 0.9, y - length],
      [r, y - length + 12],
      [r * 0.86, y],
    ],
    { fill: hex },
  );
  lathe(
    pen,
    x,
    0,
    [
      [r * 0.7, y - length - 8],
      [r * 0.7, y - length],
    ],
    { fill: '#2a2f40', shine: false },
  );
}

function lever(pen: Pen, facts: PictureFacts, body: number): void {
  const { finish, kind } = facts;
  const y = body * 0.66;
  const two = (facts.levers ?? 1) > 1 || kind === 'boiling-tap';
  if (two) {
    tube(
      pen,
      [
        [-22, y, 0],
        [-62, y, 0],
      ],
      { fill: finish.hex, radius: 11, straight: true },
    );
    tube(
      pen,
      [
        [-62, y - 4, 0],
        [-62, y + 52, 0],
      ],
      { fill: finish.hex, radius: 7, straight: true },
    );
  }
  tube(
    pen,
    [
      [22, y, 0],
      [56, y, 0],
    ],
    { fill: finish.hex, radius: 11, straight: true },
  );
  tube(
    pen,
    [
      [56, y - 4, 0],
      [66, y + 58, 0],
    ],
    { fill: kind === 'boiling-tap' ? '#b3432f' : finish.hex, radius: 7, straight: true },
  );
}

function square(pen: Pen, facts: PictureFacts): void {
  const { h, reach } = sizes(facts);
  const { hex } = facts.finish;
  box(pen, { x: -22, y: 10, z: -22, w: 44, h: h - 10, d: 44 }, { fill: hex, radius: 2 });
  box(pen, { x: 22, y: h - 42, z: -18, w: reach - 20, h: 34, d: 36 }, { fill: hex, radius: 2 });
  box(pen, { x: reach - 26, y: h - 62, z: -12, w: 22, h: 22, d: 24 }, { fill: '#2a2f40', width: 3 });
  const y = h * 0.24;
  box(pen, { x: 22, y, z: -14, w: 34, h: 28, d: 28 }, { fill: hex, width: 4 });
  box(
    pen,
    { x: 44, y: y + 26, z: -7, w: 12, h: 70, d: 14 },
    { fill: facts.kind === 'boiling-tap' ? '#b3432f' : hex, width: 4 },
  );
  if ((facts.levers ?? 1) > 1 || facts.kind === 'boiling-tap') {
    box(pen, { x: -56, y, z: -14, w: 34, h: 28, d: 28 }, { fill: hex, width: 4 });
    box(pen, { x: -56, y: y + 26, z: -7, w: 12, h: 70, d: 14 }, { fill: hex, width: 4 });
  }
}

/** Two pillars joined by a bar, cross-head handles, a swan spout. */
function bridge(pen: Pen, facts: PictureFacts): void {
  const { h, reach } = sizes(facts);
  const { hex } = facts.finish;
  for (const x of [-100, 100]) {
    lathe(
      pen,
      x,
      0,
      [
        [32, 0],
        [32, 8],
        [18, 18],
        [18, 96],
        [22, 104],
        [22, 122],
      ],
      { fill: hex },
    );
    for (const [dx, dz] of [
      [30, 0],
      [0, 30],
    ] as const) {
      tube(
        pen,
        [
          [x - dx, 138, -dz],
          [x + dx, 138, dz],
        ],
        { fill: hex, radius: 7, straight: true },
      );
    }
    lathe(
      pen,
      x,
      0,
      [
        [11, 124],
        [11, 148],
      ],
      { fill: '#f3f6fa' },
    );
  }
  tube(
    pen,
    [
      [-100, 74, 0],
      [100, 74, 0],
    ],
    { fill: hex, radius: 13, straight: true },
  );
  lathe(
    pen,
    0,
    0,
    [
      [22, 60],
      [22, 110],
    ],
    { fill: hex },
  );
  tube(
    pen,
    [
      [0, 100, 0],
      [0, h * 0.66, 0],
      [0, h * 0.9, -reach * 0.14],
      [30, h, -reach * 0.5],
      [50, h * 0.9, -reach * 0.86],
      [56, h * 0.66, -reach],
    ],
    { fill: hex, radius: 13 },
  );
}

/** The tank that stands below the worktop, with its hose. */
function boiler(pen: Pen, { finish }: PictureFacts): void {
  const x = 215;
  tube(
    pen,
    [
      [x + 10, 176, 60],
      [x - 10, 240, 60],
      [x - 110, 150, 60],
      [x - 150, 20, 40],
    ],
    { fill: '#8b93a5', radius: 6 },
  );
  column(pen, { x: x - 74, y: 0, z: 0, w: 150, h: 190, d: 150 }, { fill: '#f3f6fa', radius: 36 });
  const front = pen.front(x - 74, 190, 0);
  front.rect(34, 34, 82, 46, { fill: '#12172b', stroke: INK, width: DETAIL, radius: 8 });
  front.rect(46, 48, 12, 20, { fill: '#eaf0ff' });
  front.rect(62, 48, 12, 20, { fill: '#eaf0ff' });
  front.circle(98, 57, 7, { fill: '#b3432f' });
  front.rect(34, 110, 82, 8, { fill: finish.hex, radius: 4 });
}
