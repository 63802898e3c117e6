import type { Finish } from '../../facts.ts';
import { darken, lighten, lightness, mix } from '../kit/colour.ts';
import type { Sheet } from '../kit/sheet.ts';

const METALS = new Set(['SS', 'SI', 'NI', 'CH', 'CU', 'GO', 'GM', 'METALLICS']);

export function isMetal({ code }: Finish): boolean {
  return METALS.has(code.toUpperCase());
}

export const STEEL = '#b9c0ca';
export const CHROME = '#d5dae2';
export const RUBBER = '#2a2f40';
export const GLASS = '#1d2336';

/**
 * Colour of handles and trims: the stated one, else lighter metal on metal, grey on black and chrome on other colours.
 */
export function trimOf(finish: Finish, accent?: string): string {
  if (accent) return accent;
  if (isMetal(finish)) return lighten(finish.hex, 0.25);
  return lightness(finish.hex) < 0.35 ? '#8b93a5' : CHROME;
}

/** Highlights of a finish: brushed bands on metal, one light edge on enamel, a broad diagonal on black glass. */
export function dress(sheet: Sheet, x: number, y: number, w: number, h: number, finish: Finish): void {
  const light = lighten(finish.hex, 0.55);
  if (isMetal(finish)) {
    for (const [from, to, opacity] of [
      [0.05, 0.12, 0.38],
      [0.16, 0.38, 0.2],
      [0.44, 0.47, 0.3],
    ] as const) {
      sheet.rect(x + w * from, y, w * (to - from), h, { fill: light, opacity });
    }
    sheet.rect(x + w * 0.82, y, w * 0.18, h, { fill: darken(finish.hex, 0.35), opacity: 0.16 });
    return;
  }
  if (lightness(finish.hex) < 0.35) {
    sheet.polygon(
      [
        [x + w * 0.1, y],
        [x + w * 0.42, y],
        [x + w * 0.22, y + h],
        [x, y + h],
        [x, y + h * 0.5],
      ],
      { fill: mix(finish.hex, '#ffffff', 0.3), opacity: 0.28 },
    );
    return;
  }
  sheet.rect(x + w * 0.03, y + h * 0.015, w * 0.035, h * 0.97, { fill: '#ffffff', opacity: 0.8, radius: w });
}

/** A pane of dark glass with a diagonal highlight. */
export function pane(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  options: { fill?: string; radius?: number; width?: number } = {},
): void {
  const fill = options.fill ?? GLASS;
  const radius = options.radius ?? 0;
  sheet.rect(x, y, w, h, { fill, radius, stroke: '#12172b', width: options.width ?? 3 });
  const inset = Math.max(radius * 0.3, 2);
  const slant = Math.min(w, h) * 0.5;
  sheet.polygon(
    [
      [x + w * 0.16 + slant, y + inset],
      [x + w * 0.42 + slant, y + inset],
      [x + w * 0.42, y + h - inset],
      [x + w * 0.16, y + h - inset],
    ].map(([px = 0, py = 0]) => [Math.min(px, x + w - inset), py]),
    { fill: '#ffffff', opacity: 0.13 },
  );
}
