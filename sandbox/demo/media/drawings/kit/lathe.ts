import { darken, INK, lighten, lightness, toneOf } from './colour.ts';
import { type Point, smooth } from './geometry.ts';
import { LOW, type Pen } from './pen.ts';
import { join, round } from './sheet.ts';
import { OUTLINE } from './solids.ts';

type LatheStyle = {
  fill: string;
  topFill?: string;
  width?: number;
  shine?: boolean;
  /** A ring round a body that continues above it, so its top is not drawn. */
  band?: boolean;
  /** Smooths the profile's corners into curves. */
  soft?: boolean;
};

/**
 * Draws an upright body of revolution at x, z. The profile gives radius and height from the bottom up. The body is
 * shaded in flat bands: a light one on the left, dark ones on the right.
 */
export function lathe(
  pen: Pen,
  cx: number,
  cz: number,
  corners: readonly (readonly [radius: number, y: number])[],
  style: LatheStyle,
): void {
  const profile = style.soft ? softened(corners) : corners;
  const squash = Math.sin((pen.projection.camera.pitch * Math.PI) / 180);
  const axis = profile.map(([r, y]) => {
    const [x, top] = pen.projection.point([cx, y, cz]);
    return { x, y: top, r: r * pen.scale };
  });
  const first = axis[0];
  const last = axis.at(-1);
  if (!first || !last) return;
  for (const [r, y] of profile) {
    const [x, level] = pen.projection.point([cx, y, cz]);
    reachRound(pen, x, level, r * pen.scale, squash);
    if (y < LOW) pen.stand(cx - r, cx + r, cz - r, cz + r);
  }
  if (pen.measuring) return;
  const strip = (from: number, to: number): Point[] => [
    ...axis.map(({ x, y, r }): Point => [x + r * from, y + r * squash * Math.sqrt(1 - from * from)]),
    ...axis.toReversed().map(({ x, y, r }): Point => [x + r * to, y + r * squash * Math.sqrt(1 - to * to)]),
  ];
  const outline = [
    `M${round(first.x - first.r)} ${round(first.y)}`,
    `A${round(first.r)} ${round(first.r * squash)} 0 0 0 ${round(first.x + first.r)} ${round(first.y)}`,
    ...axis.slice(1).map(({ x, y, r }) => `L${round(x + r)} ${round(y)}`),
    `A${round(last.r)} ${round(last.r * squash)} 0 0 ${style.band ? 1 : 0} ${round(last.x - last.r)} ${round(last.y)}`,
    ...axis
      .slice(1, -1)
      .toReversed()
      .map(({ x, y, r }) => `L${round(x - r)} ${round(y)}`),
    'Z',
  ].join(' ');
  const width = style.width ?? OUTLINE;
  const base = toneOf(style.fill, [0, 0, -1]);
  const dark = lightness(base) < 0.35;
  pen.add(`<path d="${outline}" fill="${base}"/>`);
  pen.add(`<polygon points="${join(strip(0.42, 0.75))}" fill="${darken(base, dark ? 0.2 : 0.1)}"/>`);
  pen.add(`<polygon points="${join(strip(0.75, 1))}" fill="${darken(base, dark ? 0.4 : 0.22)}"/>`);
  if (style.shine !== false) {
    pen.add(
      `<polygon points="${join(strip(-0.78, -0.55))}" fill="${lighten(base, dark ? 0.3 : 0.65)}" opacity="0.85"/>`,
    );
  }
  pen.add(
    `<path d="${outline}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`,
  );
  if (last.r > 1 && !style.band) {
    const top = style.topFill ?? toneOf(style.fill, [0, 1, 0]);
    pen.add(
      `<ellipse cx="${round(last.x)}" cy="${round(last.y)}" rx="${round(last.r)}" ry="${round(last.r * squash)}" fill="${top}" stroke="${INK}" stroke-width="${width}"/>`,
    );
  }
}

function softened(corners: readonly (readonly [number, number])[]): [number, number][] {
  return smooth(corners.map(([r, y]) => [r, y, 0] as const)).map(([r, y]) => [r, y]);
}

function reachRound({ bounds }: Pen, x: number, y: number, r: number, squash: number): void {
  bounds.left = Math.min(bounds.left, x - r);
  bounds.right = Math.max(bounds.right, x + r);
  bounds.top = Math.min(bounds.top, y - r * squash);
  bounds.bottom = Math.max(bounds.bottom, y + r * squash);
}
