import { lettering, measure } from '../kit/lettering.ts';
import { round } from '../kit/sheet.ts';

const INK = '#12172b';
const TICK = 13;
const SIZE = 34;

/**
 * A horizontal dimension line with end ticks, and its number in the middle, or beside it when the line is too short.
 */
export function lying(x: number, y: number, length: number, text: string, after = ''): string {
  const inside = measure(text, SIZE) + 30 < length;
  const gap = inside ? measure(text, SIZE) / 2 + 10 : 0;
  const middle = x + length / 2;
  const line = stroke(
    `M${round(x)} ${round(y - TICK)}v${TICK * 2}M${round(x + length)} ${round(y - TICK)}v${TICK * 2}M${round(x)} ${round(y)}H${round(middle - gap)}M${round(middle + gap)} ${round(y)}H${round(x + length)}`,
  );
  const number = inside
    ? lettering(text, middle, y + 12, SIZE, { align: 'middle' })
    : lettering(text, x + length + 22, y + 12, SIZE);
  const words = after ? lettering(after, middle, y + 44, 24, { face: 'text', align: 'middle' }) : '';
  return line + number + words;
}

/** A vertical dimension line; its number is turned to be read from the right. */
export function upright(x: number, y: number, length: number, text: string): string {
  const wide = measure(text, SIZE);
  const gap = wide + 30 < length ? wide / 2 + 10 : 0;
  const middle = y + length / 2;
  const line = stroke(
    `M${round(x - TICK)} ${round(y)}h${TICK * 2}M${round(x - TICK)} ${round(y + length)}h${TICK * 2}M${round(x)} ${round(y)}V${round(middle - gap)}M${round(x)} ${round(middle + gap)}V${round(y + length)}`,
  );
  if (gap === 0) return line + lettering(text, x - 22, middle + 12, SIZE, { align: 'end' });
  const number = lettering(text, x, middle + 12, SIZE, { align: 'middle' });
  return `${line}<g transform="rotate(-90 ${round(x)} ${round(middle)})">${number}</g>`;
}

function stroke(path: string): string {
  return `<path d="${path}" stroke="${INK}" stroke-width="3" fill="none"/>`;
}
