import type { PictureFacts } from '../facts.ts';
import { type Drawing, WORKTOP } from './drawing.ts';
import { darken, INK } from './kit/colour.ts';
import { lathe } from './kit/lathe.ts';
import { letters } from './kit/lettering.ts';
import type { Pen } from './kit/pen.ts';
import type { Sheet } from './kit/sheet.ts';
import { box, column, DETAIL, tube } from './kit/solids.ts';

const COBALT = '#1b3a9c';

/** Descalers and cleaners in their packaging: a bottle, a spray, a box of tablets or a tub of powder. */
export const careGoods: Drawing = {
  camera: WORKTOP,
  draw: (pen, facts) => {
    if (facts.contents === 'tablets') tablets(pen, facts);
    else if (facts.contents === 'powder') tub(pen, facts);
    else bottle(pen, facts);
  },
};

const colourOf = ({ form }: PictureFacts): string => (form === 'descaler' ? '#7fb2d6' : '#8fbf9a');

function bottle(pen: Pen, facts: PictureFacts): void {
  const liquid = colourOf(facts);
  lathe(
    pen,
    0,
    0,
    [
      [96, 0],
      [104, 10],
      [104, 260],
      [84, 316],
      [44, 346],
      [44, 366],
    ],
    { fill: liquid },
  );
  lathe(
    pen,
    0,
    0,
    [
      [52, 366],
      [52, facts.contents === 'spray' ? 400 : 430],
      [46, facts.contents === 'spray' ? 406 : 438],
    ],
    { fill: COBALT },
  );
  if (facts.contents === 'spray') trigger(pen);
  label(pen.front(-78, 232, -70), 156, facts);
}

/** The head of a spray: a nozzle at the left, the lever below it. */
function trigger(pen: Pen): void {
  tube(
    pen,
    [
      [-70, 428, 0],
      [-92, 392, 0],
      [-86, 350, 0],
    ],
    { fill: '#ffc928', radius: 9 },
  );
  box(pen, { x: -96, y: 404, z: -26, w: 150, h: 52, d: 52 }, { fill: COBALT, radius: 16 });
  box(pen, { x: -122, y: 418, z: -14, w: 28, h: 28, d: 28 }, { fill: '#eef1f5', radius: 6, width: 4 });
}

/** A paper label on the front: a blue band and an emblem, a drop for limescale or bubbles for dirt. */
function label(sheet: Sheet, w: number, facts: PictureFacts): void {
  sheet.rect(0, 0, w, 170, { fill: '#ffffff', stroke: INK, width: DETAIL, radius: 12 });
  sheet.rect(0, 0, w, 44, { fill: COBALT, stroke: INK, width: DETAIL, radius: 12 });
  emblem(sheet, w / 2, 104, facts);
}

function emblem(sheet: Sheet, x: number, y: number, facts: PictureFacts): void {
  if (facts.form === 'descaler') {
    const fill = colourOf(facts);
    sheet.path(`M${x} ${y - 44}c34 40 28 80 0 80s-34-40 0-80Z`, { fill, stroke: INK, width: DETAIL });
    return;
  }
  for (const [dx, dy, r] of [
    [-20, -4, 24],
    [22, -20, 16],
    [20, 20, 20],
  ] as const)
    sheet.circle(x + dx, y + dy, r, { fill: '#eaf0ff', stroke: INK, width: DETAIL });
}

/** A carton with some of its tablets in front. */
function tablets(pen: Pen, facts: PictureFacts): void {
  const [w, h, d] = [300, 340, 150];
  box(pen, { x: 0, y: 0, z: 0, w, h, d }, { fill: colourOf(facts) });
  const sheet = pen.front(0, h, 0);
  sheet.rect(0, 24, w, 62, { fill: COBALT });
  letters(sheet, facts.caption ?? '', w / 2, 68, 40, '#ffffff');
  sheet.rect(26, 106, w - 52, 206, { fill: '#ffffff', stroke: INK, width: DETAIL, radius: 14 });
  emblem(sheet, w / 2, 212, facts);
  const lid = pen.top(0, h, d);
  lid.line(
    [
      [w / 2, 0],
      [w / 2, d],
    ],
    { stroke: darken(colourOf(facts), 0.35), width: DETAIL },
  );
  for (const [x, z, y] of [
    [250, -120, 0],
    [150, -150, 0],
    [196, -138, 34],
  ] as const) {
    const r = 42;
    column(
      pen,
      { x: x - r, y, z: z - r, w: r * 2, h: 34, d: r * 2 },
      { fill: '#f3f6fa', radius: r, width: 4 },
    );
    pen.top(x, y + 34, z).circle(0, 0, r * 0.55, { stroke: '#c5ccd8', width: DETAIL });
  }
}

/** A tub with a lid. */
function tub(pen: Pen, facts: PictureFacts): void {
  lathe(
    pen,
    0,
    0,
    [
      [128, 0],
      [136, 12],
      [142, 250],
    ],
    { fill: colourOf(facts) },
  );
  lathe(
    pen,
    0,
    0,
    [
      [152, 250],
      [152, 306],
      [144, 314],
    ],
    { fill: COBALT },
  );
  label(pen.front(-96, 214, -90), 192, facts);
}
