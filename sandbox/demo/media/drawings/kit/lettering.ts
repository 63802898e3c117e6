import { displayFace } from './data/display-face.ts';
import { textFace } from './data/text-face.ts';
import type { Sheet } from './sheet.ts';

export type Face = 'display' | 'text';
export type Align = 'start' | 'middle' | 'end';

const faces = { display: displayFace, text: textFace };

/** Width of a line of lettering at a size, which is the height of the em. */
export function measure(text: string, size: number, face: Face = 'display'): number {
  return (Array.from(text).reduce((sum, char) => sum + glyph(char, face).advance, 0) * size) / 1000;
}

/**
 * Returns a line of text as outlines, so that no font need be installed. `x`, `y` is the baseline's start, middle or
 * end. Characters that the faces lack are left blank.
 */
export function lettering(
  text: string,
  x: number,
  y: number,
  size: number,
  options: { face?: Face; align?: Align; fill?: string } = {},
): string {
  const { face = 'display', align = 'start', fill = '#12172b' } = options;
  const width = measure(text, size, face);
  let at = x - (align === 'middle' ? width / 2 : align === 'end' ? width : 0);
  const paths = Array.from(text, (char) => {
    const { advance, path, raised } = glyph(char, face);
    const own = (size / 1000) * (raised ? SUPERIOR : 1);
    const placed = `<path transform="translate(${at.toFixed(2)} ${(y - (raised ? size * 0.3 : 0)).toFixed(2)}) scale(${own.toFixed(5)})" d="${path}"/>`;
    at += (advance * size) / 1000;
    return path ? placed : '';
  });
  return `<g fill="${fill}">${paths.join('')}</g>`;
}

/** Draws lettering on a surface, centred on x. */
export function letters(sheet: Sheet, text: string, x: number, y: number, size: number, fill: string): void {
  sheet.group(lettering(text, x, y, size, { align: 'middle', fill }));
}

/** Height of a superscript figure as a share of an ordinary one. */
const SUPERIOR = 0.6;
const SUPERIORS: Readonly<Record<string, string>> = { '²': '2', '³': '3' };

function glyph(char: string, face: Face): { advance: number; path: string; raised: boolean } {
  const plain = SUPERIORS[char];
  const [advance, path] = faces[face][plain ?? char] ?? [300, ''];
  return { advance: plain ? advance * SUPERIOR : advance, path, raised: plain !== undefined };
}
