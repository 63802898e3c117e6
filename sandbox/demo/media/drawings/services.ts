import type { PictureFacts } from '../facts.ts';
import { type Drawing, WORKTOP } from './drawing.ts';
import { INK } from './kit/colour.ts';
import { circle } from './kit/geometry.ts';
import { lathe } from './kit/lathe.ts';
import type { Pen } from './kit/pen.ts';
import { box, DETAIL, prism, tube } from './kit/solids.ts';
import { letters } from './kit/lettering.ts';

const COBALT = '#1b3a9c';

/** A certificate on a board: the term of the cover in large figures, and a seal. */
export const warranties: Drawing = {
  camera: { yaw: 12, pitch: 8 },
  hangs: true,
  draw: (pen, { caption = '' }) => {
    const [w, h] = [700, 860];
    box(pen, { x: 0, y: 0, z: 0, w, h, d: 26 }, { fill: COBALT, radius: 46 });
    const sheet = pen.front(0, h, 0);
    sheet.rect(32, 32, w - 64, h - 64, { fill: '#ffffff', stroke: INK, width: DETAIL, radius: 26 });
    sheet.rect(58, 58, w - 116, h - 116, { stroke: COBALT, width: 4, radius: 14 });
    const figure = /\d+/.exec(caption)?.[0] ?? '5';
    letters(sheet, figure, w / 2, 420, 330, COBALT);
    letters(sheet, 'years', w / 2, 520, 92, INK);
    for (const [y, wide] of [
      [590, 380],
      [630, 300],
    ] as const)
      sheet.line(
        [
          [w / 2 - wide / 2, y],
          [w / 2 + wide / 2, y],
        ],
        { stroke: '#c5ccd8', width: 6 },
      );
    seal(pen, w * 0.5, h - 710);
  },
};

function seal(pen: Pen, x: number, y: number): void {
  const sheet = pen.front(x, y, 0);
  for (const side of [-1, 1])
    sheet.polygon(
      [
        [side * 14, 20],
        [side * 62, 118],
        [side * 34, 112],
        [side * 18, 138],
        [side * -8, 40],
      ],
      { fill: '#ffc928', stroke: INK, width: DETAIL },
    );
  const teeth = Array.from({ length: 32 }, (_, index): [number, number] => {
    const angle = (index / 32) * 2 * Math.PI;
    const r = index % 2 ? 66 : 76;
    return [Math.cos(angle) * r, Math.sin(angle) * r];
  });
  sheet.polygon(teeth, { fill: '#ffc928', stroke: INK, width: 4 });
  sheet.circle(0, 0, 50, { fill: '#ffe9a8', stroke: INK, width: DETAIL });
  sheet.line(
    [
      [-20, 2],
      [-5, 18],
      [24, -16],
    ],
    { stroke: COBALT, width: 9 },
  );
}

/** Services: a van for what is driven, else a toolbox. */
export const services: Drawing = {
  camera: { yaw: 26, pitch: 14 },
  draw: (pen, facts) => {
    const driven = /\b(take|away|unpack|deliver)/i.test(facts.caption ?? '');
    if (driven || facts.form === 'delivery' || facts.form === undefined) van(pen);
    else toolbox(pen, facts);
  },
};

/** A van seen from its near side, driving to the left. */
function van(pen: Pen): void {
  const [long, tall, deep] = [1500, 700, 560];
  const low = 120;
  const profile = [
    [0, low],
    [long, low],
    [long, low + tall],
    [430, low + tall],
    [250, low + tall * 0.9],
    [130, low + tall * 0.52],
    [20, low + tall * 0.42],
    [0, low + tall * 0.3],
  ] as const;
  prism(
    pen,
    'front',
    profile.map(([x, y]) => [x, y] as const),
    0,
    deep,
    { fill: COBALT },
  );
  const side = pen.front(0, low + tall, 0);
  side.polygon(
    [
      [270, tall * 0.13],
      [420, tall * 0.06],
      [420, tall * 0.46],
      [160, tall * 0.46],
    ],
    { fill: '#cfe0ec', stroke: INK, width: 5 },
  );
  side.line(
    [
      [470, tall * 0.05],
      [470, tall * 0.92],
    ],
    { stroke: '#0f2468', width: 4 },
  );
  side.line(
    [
      [930, tall * 0.05],
      [930, tall * 0.92],
    ],
    { stroke: '#0f2468', width: 4 },
  );
  side.rect(540, tall * 0.28, 860, tall * 0.34, { fill: '#ffffff', stroke: INK, width: 4, radius: 24 });
  letters(side, 'Hobwright', 970, tall * 0.53, 130, COBALT);
  side.rect(10, tall * 0.62, 60, 44, { fill: '#ffc928', stroke: INK, width: 4, radius: 10 });
  for (const x of [290, 1210]) {
    prism(pen, 'front', circle(x, 126, 126), -14, 60, { fill: '#2a2f40' });
    const hub = pen.front(x, 126, -14);
    hub.circle(0, 0, 66, { fill: '#c5c8ca', stroke: INK, width: 4 });
    hub.circle(0, 0, 22, { fill: '#8b93a5', stroke: INK, width: 3 });
  }
}

function toolbox(pen: Pen, { form }: PictureFacts): void {
  const [w, h, d] = [560, 230, 270];
  tube(
    pen,
    [
      [w * 0.2, h + 60, d / 2],
      [w * 0.24, h + 130, d / 2],
      [w * 0.76, h + 130, d / 2],
      [w * 0.8, h + 60, d / 2],
    ],
    { fill: '#2a2f40', radius: 15 },
  );
  box(pen, { x: 0, y: 0, z: 0, w, h, d }, { fill: COBALT, radius: 16 });
  box(pen, { x: -8, y: h, z: -8, w: w + 16, h: 70, d: d + 16 }, { fill: COBALT, radius: 18 });
  for (const x of [0.22, 0.78])
    box(
      pen,
      { x: w * x - 26, y: h - 34, z: -22, w: 52, h: 74, d: 18 },
      { fill: '#ffc928', radius: 8, width: 4 },
    );
  emblem(pen, form, w / 2, h * 0.5);
}

/** The emblem of the fitter's trade: water, electricity, gas or a screw. */
function emblem(pen: Pen, form: string | undefined, x: number, y: number): void {
  const sheet = pen.front(x, y, 0);
  sheet.circle(0, 0, 86, { fill: '#ffffff', stroke: INK, width: 5 });
  if (form === 'wet')
    sheet.path('M0-62C48-8 40 46 0 46S-48-8 0-62Z', { fill: '#7fb2d6', stroke: INK, width: 4 });
  else if (form === 'gas') {
    sheet.path('M0-62C46-18 44 52 0 52S-46 6-14-18C-16 4 0 2 0-62Z', {
      fill: '#7fb2d6',
      stroke: INK,
      width: 4,
    });
    sheet.path('M2-6C24 14 20 46 0 46S-20 26 2-6Z', { fill: '#ffc928', stroke: INK, width: 3 });
  } else if (form === 'electric')
    sheet.polygon(
      [
        [14, -60],
        [-36, 10],
        [-4, 10],
        [-16, 60],
        [36, -14],
        [4, -14],
      ],
      { fill: '#ffc928', stroke: INK, width: 4 },
    );
  else {
    sheet.rect(-52, -46, 104, 92, { fill: '#c5c8ca', stroke: INK, width: 4, radius: 8 });
    sheet.line(
      [
        [-52, -16],
        [52, -16],
      ],
      { width: 4 },
    );
    sheet.rect(-34, 0, 68, 32, { fill: '#1d2336', stroke: INK, width: 3, radius: 4 });
  }
}

/** Water filters: cartridges with a grid at the top. */
export const waterFilters: Drawing = {
  camera: WORKTOP,
  draw: (pen) => {
    for (const [x, z] of [
      [150, 120],
      [0, 0],
    ] as const) {
      lathe(
        pen,
        x,
        z,
        [
          [46, 0],
          [58, 16],
          [58, 210],
        ],
        { fill: '#f3f6fa' },
      );
      lathe(
        pen,
        x,
        z,
        [
          [66, 210],
          [66, 240],
        ],
        { fill: COBALT },
      );
      lathe(
        pen,
        x,
        z,
        [
          [34, 240],
          [30, 282],
        ],
        { fill: '#f3f6fa', topFill: '#2a2f40' },
      );
      const label = pen.front(x - 30, 160, z - 50);
      label.path('M30 0c30 36 26 72 0 72s-30-36 0-72Z', { fill: '#7fb2d6', stroke: INK, width: DETAIL });
    }
  },
};
