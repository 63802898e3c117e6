import { font, type Pen } from '../../kit/ink.ts';

export type Sort = 'descaler' | 'cleaner' | 'water-filter';

const COBALT = '#1b3a9c';
const HUES: Readonly<Record<Sort, string>> = {
  descaler: '#4f8fc0',
  cleaner: '#4f9a68',
  'water-filter': '#1b3a9c',
};

const NAMES: Readonly<Record<Sort, string>> = {
  descaler: 'Descaler',
  cleaner: 'Cleaner',
  'water-filter': 'Filter',
};

/** Draws a white label: the name on a blue band, and below it a symbol, a drop for limescale or bubbles for dirt. */
export function careLabel(sort: Sort) {
  return (pen: Pen, w: number, h: number): void => {
    pen.fillStyle = '#fdfdfc';
    pen.fillRect(0, 0, w, h);
    pen.fillStyle = COBALT;
    pen.fillRect(0, 0, w, h * 0.3);
    pen.fillStyle = '#ffffff';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.font = font(Math.min(h * 0.17, w * 0.17), 700);
    pen.fillText(NAMES[sort], w / 2, h * 0.16);
    pen.fillStyle = HUES[sort];
    if (sort === 'cleaner') bubbles(pen, w / 2, h * 0.64, h * 0.13);
    else drop(pen, w / 2, h * 0.64, h * 0.2);
  };
}

function drop(pen: Pen, x: number, y: number, r: number): void {
  pen.beginPath();
  pen.moveTo(x, y - r * 1.25);
  pen.bezierCurveTo(x + r * 1.3, y + r * 0.1, x + r * 0.9, y + r, x, y + r);
  pen.bezierCurveTo(x - r * 0.9, y + r, x - r * 1.3, y + r * 0.1, x, y - r * 1.25);
  pen.fill();
}

function bubbles(pen: Pen, x: number, y: number, r: number): void {
  for (const [dx, dy, size] of [
    [-0.9, 0.35, 1],
    [0.75, -0.5, 0.72],
    [0.95, 0.85, 0.5],
  ] as const) {
    pen.beginPath();
    pen.arc(x + dx * r, y + dy * r, r * size, 0, 7);
    pen.fill();
  }
}

/** Draws one line of white text, for a dark background. */
export const whiteWords =
  (text: string) =>
  (pen: Pen, w: number, h: number): void => {
    pen.fillStyle = '#ffffff';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.font = font(h * 0.8, 700);
    pen.fillText(text, w / 2, h * 0.54);
  };
