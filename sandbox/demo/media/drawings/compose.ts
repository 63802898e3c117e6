import type { PictureFacts } from '../facts.ts';
import type { Drawing } from './drawing.ts';
import { fitInto, type Projection, project } from './kit/camera.ts';
import { makePen, type Pen } from './kit/pen.ts';
import { round } from './kit/sheet.ts';

/** Share of the square's side that a product fills (experience §5.5). */
const FILL = 0.87;

/**
 * Returns the projection that fits a drawing into the square. Drawing it at one unit per millimetre measures it first.
 */
export function frame(drawing: Drawing, draw: (pen: Pen) => void): Projection {
  const trial = makePen(project(drawing.camera, { scale: 1, left: 0, top: 0 }), true);
  draw(trial);
  const first = fitInto(trial.bounds, FILL);
  // Shapes whose size depends on the scale settle in this second pass.
  const second = makePen(project(drawing.camera, first), true);
  draw(second);
  const { left, right, top, bottom } = second.bounds;
  const correction = (1000 * FILL) / Math.max(right - left, bottom - top, 1);
  const scale = first.scale * correction;
  return project(drawing.camera, {
    scale,
    left: 500 + (first.left - (left + right) / 2) * correction,
    top: 500 + (first.top - (top + bottom) / 2) * correction,
  });
}

/** Returns the finished picture as SVG, 1000 units square, on white. */
export function compose(drawing: Drawing, facts: PictureFacts, draw: (pen: Pen) => void): string {
  return svg(render(drawing, facts, draw).content);
}

export const PORCELAIN = '#f4f6f9';

/**
 * Returns a tile as SVG: one product on porcelain, so large that the square crops it on the right or below (experience
 * §5.5).
 */
export function composeTile(drawing: Drawing, facts: PictureFacts, draw: (pen: Pen) => void): string {
  const { content, bounds } = render(drawing, facts, draw);
  const [w, h] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const tall = w < h * 0.62;
  const scale = (tall ? 1130 : 1090) / Math.max(w, h);
  const x = tall ? 500 - ((bounds.left + bounds.right) / 2) * scale : 90 - bounds.left * scale;
  const y = w > h * 1.5 ? 500 - ((bounds.top + bounds.bottom) / 2) * scale : 90 - bounds.top * scale;
  const placed = `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${content}</g>`;
  return svg(placed, 1000, 1000, PORCELAIN);
}

function render(drawing: Drawing, facts: PictureFacts, draw: (pen: Pen) => void) {
  const pen = makePen(frame(drawing, draw));
  draw(pen);
  const ground = drawing.hangs ? '' : shadow(pen, facts);
  return { content: ground + pen.svg(), bounds: pen.bounds };
}

export function svg(content: string, width = 1000, height = 1000, ground = '#ffffff'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${content}</svg>`;
}

/** A soft contact shadow on the floor, cast to the right as by a window on the left. */
function shadow(pen: Pen, { height: h }: PictureFacts): string {
  const ground = pen.footprint();
  if (!ground) return '';
  const { x0, x1, z0, z1 } = ground;
  const [w, d] = [x1 - x0, z1 - z0];
  const fall = Math.min(h * 0.12, d * 0.3, w * 0.3);
  const corners = [
    pen.projection.point([x0 + w * 0.04, 0, z0 + d * 0.02]),
    pen.projection.point([x1, 0, z0]),
    pen.projection.point([x1 + fall, 0, z0 + d * 0.35]),
    pen.projection.point([x1 + fall * 0.9, 0, z1]),
    pen.projection.point([x0 + w * 0.2, 0, z1]),
  ];
  const points = corners.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
  return `<defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter></defs><polygon points="${points}" fill="#12172b" opacity="0.2" filter="url(#soft)"/>`;
}
