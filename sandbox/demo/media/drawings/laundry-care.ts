import type { PictureFacts } from '../facts.ts';
import { type Drawing, FLOOR } from './drawing.ts';
import { darken, INK, lightness } from './kit/colour.ts';
import { type Point3, smooth } from './kit/geometry.ts';
import { lathe } from './kit/lathe.ts';
import type { Pen } from './kit/pen.ts';
import { box, column, DETAIL, prism, tube } from './kit/solids.ts';
import { cavity } from './parts/cavity.ts';
import { display, feet } from './parts/fittings.ts';
import { pane } from './parts/surface.ts';

/** Stacking kits: a frame between washer and dryer, with or without a pull-out shelf. */
export const stackingKits: Drawing = {
  camera: { yaw: 25, pitch: 24 },
  hangs: true,
  draw: (pen, { width: w, height, depth: d, finish, shelf }) => {
    const h = Math.max(height, 60);
    const rail = 44;
    for (const x of [0, w - rail])
      box(pen, { x, y: 0, z: 0, w: rail, h, d }, { fill: finish.hex, radius: 6 });
    box(pen, { x: rail, y: 0, z: d - rail, w: w - rail * 2, h, d: rail }, { fill: finish.hex });
    if (shelf) {
      const out = d * 0.52;
      box(
        pen,
        { x: rail, y: h * 0.2, z: -out, w: w - rail * 2, h: h * 0.36, d: d + out - rail },
        { fill: finish.hex },
      );
      box(
        pen,
        { x: rail - 4, y: h * 0.1, z: -out - 16, w: w - rail * 2 + 8, h: h * 0.7, d: 18 },
        { fill: finish.hex, radius: 6 },
      );
      return;
    }
    box(pen, { x: rail, y: 0, z: 0, w: w - rail * 2, h: h * 0.7, d: rail * 0.7 }, { fill: finish.hex });
    tube(
      pen,
      [
        [-6, h, d * 0.5],
        [w * 0.5, h + 10, d * 0.44],
        [w + 6, h, d * 0.5],
      ],
      { fill: '#ffc928', radius: 9 },
    );
    box(pen, { x: w * 0.46, y: h + 2, z: d * 0.4, w: 60, h: 24, d: 44 }, { fill: '#2a2f40' });
  },
};

/** Steam cabinets: a slim wardrobe with a mirror door. */
export const steamCabinets: Drawing = {
  camera: FLOOR,
  draw: (pen, facts) => {
    const { width: w, height: h, depth: d, finish } = facts;
    feet(pen, w, d, 20);
    box(pen, { x: 0, y: 20, z: 0, w, h: h - 20, d }, { fill: finish.hex, radius: 10 });
    const dark = lightness(finish.hex) < 0.35;
    pane(pen.front(0, h, 0), w * 0.06, h * 0.03, w * 0.88, h * 0.86, {
      fill: dark ? '#2d3550' : '#cdd8e4',
      radius: 10,
    });
    pen.front(0, h, 0).polygon(
      [
        [w * 0.5, h * 0.035],
        [w * 0.8, h * 0.035],
        [w * 0.4, h * 0.885],
        [w * 0.1, h * 0.885],
      ],
      { fill: '#ffffff', opacity: 0.22 },
    );
    display(pen.front(0, h, 0), w * 0.34, h * 0.06, w * 0.32, h * 0.03);
  },
  open: (pen, facts) => {
    const { width: w, height: h, depth: d, finish } = facts;
    feet(pen, w, d, 20);
    box(pen, { x: 0, y: 20, z: 50, w, h: h - 20, d: d - 50 }, { fill: finish.hex, radius: 10 });
    const inside = { x: 30, y: h * 0.12, z: 50, w: w - 60, h: h * 0.84, d: d - 120 };
    cavity(pen, inside, '#e4e9f0', () => hanging(pen, inside));
    swungDoor(pen, facts);
  },
};

/** The door, hinged on the right, opened so far that it hides nothing. */
function swungDoor(pen: Pen, { width: w, height: h, finish }: PictureFacts): void {
  const along = (share: number): [x: number, z: number] => [
    w + w * share * Math.SQRT1_2,
    50 - w * share * Math.SQRT1_2,
  ];
  const [[x0, z0], [x1, z1]] = [along(0), along(1)];
  const thick = 28;
  prism(
    pen,
    'top',
    [
      [x0, z0],
      [x1, z1],
      [x1 + thick, z1 + thick],
      [x0 + thick, z0 + thick],
    ],
    h,
    20,
    { fill: finish.hex },
  );
  const [[near, nearZ], [far, farZ]] = [along(0.1), along(0.9)];
  pen.polygon(
    [
      [near, h * 0.05, nearZ],
      [far, h * 0.05, farZ],
      [far, h * 0.96, farZ],
      [near, h * 0.96, nearZ],
    ],
    { fill: '#eef1f5', stroke: INK, width: DETAIL },
  );
}

function hanging(
  pen: Pen,
  { x, y, z, w, h, d }: { x: number; y: number; z: number; w: number; h: number; d: number },
): void {
  const sheet = pen.front(x, y + h, z + d * 0.4);
  sheet.line(
    [
      [0, h * 0.05],
      [w, h * 0.05],
    ],
    { stroke: '#59617a', width: 7 },
  );
  for (const [at, fill] of [
    [0.32, '#6f8fb8'],
    [0.64, '#f2efe6'],
  ] as const) {
    const cx = w * at;
    sheet.path(`M${cx} ${h * 0.05}v${h * 0.03}`, { width: 3 });
    sheet.polygon(
      [
        [cx, h * 0.08],
        [cx + w * 0.2, h * 0.14],
        [cx + w * 0.17, h * 0.22],
        [cx + w * 0.13, h * 0.2],
        [cx + w * 0.13, h * 0.5],
        [cx - w * 0.13, h * 0.5],
        [cx - w * 0.13, h * 0.2],
        [cx - w * 0.17, h * 0.22],
        [cx - w * 0.2, h * 0.14],
      ],
      { fill, stroke: INK, width: DETAIL },
    );
  }
}

/** Inlet, drain and vent hoses: a coil with its couplings. */
export const hoses: Drawing = {
  camera: { yaw: 22, pitch: 34 },
  draw: (pen, facts) => {
    const vent = facts.form === 'vent-hose';
    const fill = vent ? '#eef1f5' : facts.form === 'inlet-hose' ? '#8d97a8' : '#b9bfca';
    const r = vent ? 40 : 13;
    const turns: Point3[] = [];
    for (let step = 0; step <= 44; step += 1) {
      const angle = (step / 20) * 2 * Math.PI;
      turns.push([Math.cos(angle) * 190, 20 + step * (vent ? 3.4 : 1.5), Math.sin(angle) * 190]);
    }
    tube(pen, [[-300, 16, -150], [-240, 16, -60], ...turns, [300, 90, 60]], { fill, radius: r });
    if (vent) ribs(pen, turns, r);
    nut(pen, -300, -150, vent ? 46 : 24);
    nut(pen, 305, 60, vent ? 46 : 24, 70);
  },
};

/** Rings across the hose: dashes of a line as wide as the hose. */
function ribs(pen: Pen, path: readonly Point3[], r: number): void {
  const points = smooth(path)
    .map(pen.projection.point)
    .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`);
  pen.add(
    `<polyline points="${points.join(' ')}" fill="none" stroke="#8b93a5" stroke-width="${(r * 2 * pen.scale).toFixed(1)}" stroke-dasharray="2.5 13"/>`,
  );
}

function nut(pen: Pen, x: number, z: number, r: number, y = 0): void {
  lathe(
    pen,
    x,
    z,
    [
      [r, y],
      [r, y + r * 1.6],
    ],
    { fill: '#2448c4', topFill: '#12172b' },
  );
}

/** Drip trays to put under a machine. */
export const trays: Drawing = {
  camera: { yaw: 24, pitch: 30 },
  draw: (pen, { width, depth, finish }: PictureFacts) => {
    const [w, d, h] = [Math.max(width, 500), Math.max(depth, 500), 42];
    column(pen, { x: 0, y: 0, z: 0, w, h, d }, { fill: finish.hex, radius: 34 });
    const top = pen.top(0, h, d);
    top.rect(20, 20, w - 40, d - 40, {
      fill: darken(finish.hex, 0.14),
      stroke: INK,
      width: DETAIL,
      radius: 26,
    });
    top.rect(32, 36, w - 64, d - 62, { fill: darken(finish.hex, 0.05), radius: 22 });
    for (const at of [0.25, 0.42, 0.58, 0.75])
      top.line(
        [
          [w * 0.14, d * at],
          [w * 0.86, d * at],
        ],
        { stroke: darken(finish.hex, 0.35), width: 4 },
      );
  },
};
