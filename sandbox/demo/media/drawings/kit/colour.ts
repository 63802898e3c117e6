export const INK = '#12172b';
export const WHITE = '#ffffff';

type Rgb = [number, number, number];

/** Mixes two `#rrggbb` colours: `share` 0 gives `from`, 1 gives `to`. @throws for other notations */
export function mix(from: string, to: string, share: number): string {
  const a = parse(from);
  const b = parse(to);
  const part = (index: 0 | 1 | 2) => Math.round(a[index] + (b[index] - a[index]) * share);
  return `#${[part(0), part(1), part(2)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighten = (hex: string, share: number): string => mix(hex, WHITE, share);
/** Darkens towards ink. A dark colour goes towards black, so that black enamel does not turn blue. */
export const darken = (hex: string, share: number): string =>
  mix(hex, lightness(hex) < 0.35 ? '#07080c' : INK, share);

/** Perceived lightness, from 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [r, g, b] = parse(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** Colour of a line inside a shape of this colour: inky on a light shape, a paler tone of the shape's on a dark one. */
export function seam(fill: string): string {
  return lightness(fill) < 0.35 ? lighten(fill, 0.38) : mix(fill, INK, 0.62);
}

/**
 * Returns the tone of a flat surface under one light from the upper left, by its normal (x right, y up, z away). A
 * surface that faces the viewer keeps its colour. White is dimmed slightly, so that its lit top can be lighter.
 */
export function toneOf(fill: string, [x, y]: readonly [number, number, number]): string {
  const base = lightness(fill) > 0.95 ? mix(fill, '#e6eaf0', 0.55) : fill;
  const dark = lightness(fill) < 0.35;
  const light = 0.42 * Math.max(y, 0) + 0.12 * Math.max(-x, 0);
  const shade = 0.2 * Math.max(x, 0) + 0.38 * Math.max(-y, 0);
  const toned = dark ? lighten(base, light * 0.55) : lighten(base, light);
  return darken(toned, dark ? shade * 1.4 : shade);
}

function parse(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`${hex} is not a colour like #1b3a9c.`);
  const [, r = '', g = '', b = ''] = match;
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)];
}
