import { INK } from './colour.ts';
import type { Point } from './geometry.ts';

export type Style = {
  fill?: string;
  stroke?: string;
  /** Line width in units of the finished picture; 0 draws no line. */
  width?: number;
  opacity?: number;
  radius?: number;
  dash?: number;
};

/** Flat drawing on a surface, in millimetres: x right, y down from the surface's upper left corner. */
export type Sheet = {
  rect: (x: number, y: number, w: number, h: number, style?: Style) => void;
  circle: (cx: number, cy: number, r: number, style?: Style) => void;
  ellipse: (cx: number, cy: number, rx: number, ry: number, style?: Style) => void;
  line: (points: readonly Point[], style?: Style) => void;
  polygon: (points: readonly Point[], style?: Style) => void;
  /** SVG path data in millimetres. */
  path: (data: string, style?: Style) => void;
  /** SVG in the surface's millimetres. */
  group: (svg: string) => void;
};

/** Makes a sheet. `scale` is units per millimetre, so that line widths can be given in units. */
export function makeSheet(add: (svg: string) => void, matrix: readonly number[], scale: number): Sheet {
  const open = `transform="matrix(${matrix.map(round).join(' ')})"`;
  const put = (shape: string, style: Style | undefined, line: boolean) =>
    add(`<${shape} ${open} ${attributes(style ?? {}, scale, line)}/>`);
  return {
    rect: (x, y, w, h, style) =>
      put(
        `rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${round(Math.min(style?.radius ?? 0, w / 2, h / 2))}"`,
        style,
        false,
      ),
    circle: (cx, cy, r, style) =>
      put(`circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}"`, style, false),
    ellipse: (cx, cy, rx, ry, style) =>
      put(`ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}"`, style, false),
    line: (points, style) => put(`polyline points="${join(points)}"`, style, true),
    polygon: (points, style) => put(`polygon points="${join(points)}"`, style, false),
    path: (data, style) => put(`path d="${data}"`, style, style?.fill === undefined),
    group: (svg) => add(`<g ${open}>${svg}</g>`),
  };
}

const nothing = (): void => undefined;

/** A sheet that draws nothing. */
export const blankSheet: Sheet = {
  rect: nothing,
  circle: nothing,
  ellipse: nothing,
  line: nothing,
  polygon: nothing,
  path: nothing,
  group: nothing,
};

export function attributes(style: Style, scale: number, line: boolean): string {
  const width = style.width ?? (line || style.stroke ? 3 : 0);
  const parts = [`fill="${line ? 'none' : (style.fill ?? 'none')}"`];
  if (width > 0) {
    parts.push(
      `stroke="${style.stroke ?? INK}" stroke-width="${round(width / scale)}" stroke-linejoin="round" stroke-linecap="round"`,
    );
    if (style.dash) parts.push(`stroke-dasharray="${round(style.dash / scale)}"`);
  }
  if (style.opacity !== undefined) parts.push(`opacity="${style.opacity}"`);
  return parts.join(' ');
}

export function join(points: readonly Point[]): string {
  return points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
