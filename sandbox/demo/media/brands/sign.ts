import sharp from 'sharp';
import type { Badge, BadgePlace } from '../looks/badge.ts';
import type { Wordmark } from './wordmark.ts';

const LIGHT = '#dde0e3';
const OPACITY = 0.9;
/** Margin of a plate round its name, in the mark's units. */
const RIM = 42;

/** Returns a photograph with the maker's name printed on the product, skewed to match the front it stands on. */
export async function sign(
  photograph: Buffer,
  mark: Wordmark,
  { ink, ratio }: Badge,
  place: BadgePlace,
): Promise<Buffer> {
  const picture = sharp(photograph);
  const { width: side } = await picture.metadata();
  const [from, right, up] = place.map(([x, y]) => [(x * side) / 1000, (y * side) / 1000] as const) as [
    Point,
    Point,
    Point,
  ];
  const across: Point = [right[0] - from[0], right[1] - from[1]];
  const upward: Point = [up[0] - from[0], up[1] - from[1]];
  const far: Point = [right[0] + upward[0], right[1] + upward[1]];
  const corners = [from, right, up, far];
  const [left, top] = [0, 1].map((axis) =>
    Math.max(0, Math.floor(Math.min(...corners.map((each) => each[axis] ?? 0))) - 1),
  ) as [number, number];
  const [width, height] = [0, 1].map((axis) =>
    Math.min(
      side - (axis === 0 ? left : top),
      Math.ceil(Math.max(...corners.map((each) => each[axis] ?? 0))) + 1 - (axis === 0 ? left : top),
    ),
  ) as [number, number];
  const badge = badgeOf(mark, ink);
  const matrix = matrixOf(badge, ratio, [from[0] - left, from[1] - top], across, upward);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="matrix(${matrix.join(' ')})" opacity="${OPACITY}">${badge.drawing}</g></svg>`;
  return picture
    .composite([{ input: Buffer.from(drawing), left, top }])
    .webp({ quality: 90 })
    .toBuffer();
}

type Point = readonly [x: number, y: number];

type Extent = Pick<Wordmark, 'width' | 'top' | 'bottom'>;

/** The name in its maker's colour (light grey on a dark front), or light grey on a plate of that colour. */
function badgeOf(
  { device, colour, path, ...mark }: Wordmark,
  ink: Badge['ink'],
): Extent & { drawing: string } {
  if (device !== 'plate')
    return { ...mark, drawing: `<path d="${path}" fill="${ink === 'dark' ? colour : LIGHT}"/>` };
  const extent = { width: mark.width + 2 * RIM, top: mark.top + RIM, bottom: mark.bottom - RIM };
  const plate = `<rect y="${-extent.top}" width="${extent.width}" height="${extent.top - extent.bottom}" rx="${RIM / 2}" fill="${colour}"/>`;
  return { ...extent, drawing: `${plate}<path transform="translate(${RIM})" d="${path}" fill="${LIGHT}"/>` };
}

/** The transform from the mark's units to pixels that centres the mark in its place, as large as fits. */
function matrixOf(
  { width, top, bottom }: Extent,
  ratio: number,
  from: Point,
  across: Point,
  upward: Point,
): number[] {
  const scale = Math.min(ratio / width, 1 / (top - bottom));
  const aside = (ratio - width * scale) / 2;
  const above = (1 - (top - bottom) * scale) / 2 - bottom * scale;
  return [
    (across[0] * scale) / ratio,
    (across[1] * scale) / ratio,
    -upward[0] * scale,
    -upward[1] * scale,
    from[0] + (across[0] * aside) / ratio + upward[0] * above,
    from[1] + (across[1] * aside) / ratio + upward[1] * above,
  ].map((each) => Number(each.toFixed(5)));
}
