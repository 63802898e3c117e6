import { type Drawing, FLOOR } from './drawing.ts';
import { darken, INK } from './kit/colour.ts';
import { lathe } from './kit/lathe.ts';
import type { Pen } from './kit/pen.ts';
import { box, column, DETAIL, tube } from './kit/solids.ts';
import { display, grille } from './parts/fittings.ts';
import { dress, isMetal } from './parts/surface.ts';

const camera = { ...FLOOR, pitch: 15 };

/** Dehumidifiers: a grille in front and below it a water tank with a window. */
export const dehumidifiers: Drawing = {
  camera,
  draw: (pen, { width: w, height: h, depth: d, finish }) => {
    wheels(pen, w, d);
    column(pen, { x: 0, y: 26, z: 0, w, h: h - 26, d }, { fill: finish.hex, radius: Math.min(w, d) * 0.16 });
    const face = pen.front(0, h, 0);
    grille(face, w * 0.18, h * 0.14, w * 0.64, h * 0.34, { rows: 10, fill: darken(finish.hex, 0.55) });
    face.rect(w * 0.12, h * 0.56, w * 0.76, h * 0.34, {
      fill: darken(finish.hex, 0.06),
      stroke: INK,
      width: DETAIL,
      radius: 14,
    });
    face.rect(w * 0.62, h * 0.62, w * 0.16, h * 0.22, {
      fill: '#eef4f9',
      stroke: INK,
      width: DETAIL,
      radius: 8,
    });
    face.rect(w * 0.62, h * 0.73, w * 0.16, h * 0.11, { fill: '#7fb2d6', radius: 8 });
    drop(face, w * 0.34, h * 0.73, w * 0.11);
    controlTop(pen, w, h, d);
  },
};

function drop(sheet: ReturnType<Pen['front']>, x: number, y: number, r: number): void {
  sheet.path(
    `M${x} ${y - r * 1.5}C${x + r * 1.3} ${y - r * 0.1} ${x + r} ${y + r} ${x} ${y + r}S${x - r * 1.3} ${y - r * 0.1} ${x} ${y - r * 1.5}Z`,
    { fill: '#7fb2d6', stroke: INK, width: DETAIL },
  );
}

function controlTop(pen: Pen, w: number, h: number, d: number): void {
  const top = pen.top(0, h, d);
  top.rect(w * 0.24, d * 0.5, w * 0.52, d * 0.3, { fill: '#12172b', radius: 12 });
  for (const at of [0.34, 0.5, 0.66]) top.circle(w * at, d * 0.65, 9, { fill: '#eaf0ff' });
  top.rect(w * 0.28, d * 0.18, w * 0.44, d * 0.16, {
    fill: '#2a2f40',
    stroke: INK,
    width: DETAIL,
    radius: 10,
  });
}

function wheels(pen: Pen, w: number, d: number): void {
  for (const [x, z] of [
    [w * 0.18, d * 0.8],
    [w * 0.82, d * 0.8],
    [w * 0.18, d * 0.2],
    [w * 0.82, d * 0.2],
  ] as const) {
    box(pen, { x: x - 16, y: 0, z: z - 12, w: 32, h: 30, d: 24 }, { fill: '#2a2f40', width: 3, radius: 14 });
  }
}

/** Air purifiers: a drum or a slim tower with holes all round. */
export const purifiers: Drawing = {
  camera,
  draw: (pen, { width, height: h, depth, finish, form }) => {
    const r = Math.min(width, depth) / 2;
    const tower = form === 'tower';
    lathe(
      pen,
      0,
      0,
      [
        [r * 0.94, 0],
        [r * 0.94, 16],
      ],
      { fill: '#2a2f40' },
    );
    lathe(
      pen,
      0,
      0,
      [
        [r, 16],
        [r, h * (tower ? 0.94 : 0.9)],
        [r * 0.9, h],
      ],
      { fill: finish.hex, topFill: '#2a2f40' },
    );
    const face = pen.front(-r * 0.7, h * 0.84, -r * 0.72);
    const rows = Math.round((h * 0.56) / (r * 0.15));
    for (let row = 0; row < rows; row += 1) {
      for (let hole = 0; hole < 9; hole += 1) {
        face.circle(
          r * (0.06 + hole * 0.16) + (row % 2 ? r * 0.08 : 0),
          h * 0.1 + row * r * 0.16,
          r * 0.036,
          { fill: darken(finish.hex, 0.5) },
        );
      }
    }
    face.circle(r * 0.7, h * 0.02, r * 0.14, { fill: '#12172b', stroke: '#7fb2d6', width: 4 });
  },
};

/** Portable air conditioners with their hose, and evaporative coolers without. */
export const portableCoolers: Drawing = {
  camera,
  draw: (pen, { width: w, height: h, depth: d, finish, hose }) => {
    if (hose)
      tube(
        pen,
        [
          [w * 0.8, h * 0.5, d],
          [w * 1.2, h * 0.56, d * 1.1],
          [w * 1.46, h * 0.84, d],
          [w * 1.5, h, d * 0.9],
        ],
        { fill: '#dfe4eb', radius: 62, flatEnds: true },
      );
    wheels(pen, w, d);
    column(pen, { x: 0, y: 26, z: 0, w, h: h - 26, d }, { fill: finish.hex, radius: Math.min(w, d) * 0.14 });
    const face = pen.front(0, h, 0);
    if (!isMetal(finish)) dress(face, w * 0.06, h * 0.03, w * 0.88, h * 0.9, finish);
    face.rect(w * 0.1, h * 0.09, w * 0.8, h * 0.2, {
      fill: '#2a2f40',
      stroke: INK,
      width: DETAIL,
      radius: 12,
    });
    for (const at of [0.13, 0.175, 0.22])
      face.line(
        [
          [w * 0.14, h * at],
          [w * 0.86, h * at],
        ],
        { stroke: '#c3cad4', width: 5 },
      );
    display(face, w * 0.36, h * 0.34, w * 0.28, h * 0.06);
    grille(face, w * 0.14, h * 0.56, w * 0.72, h * 0.3, { rows: 9, fill: darken(finish.hex, 0.5) });
    if (!hose)
      face.rect(w * 0.42, h * 0.46, w * 0.16, h * 0.06, {
        fill: '#7fb2d6',
        stroke: INK,
        width: DETAIL,
        radius: 10,
      });
  },
};
