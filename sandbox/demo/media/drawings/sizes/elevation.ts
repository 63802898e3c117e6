import type { PictureFacts } from '../../facts.ts';
import { type Bounds, type Camera, type Fit, project } from '../kit/camera.ts';
import { makePen } from '../kit/pen.ts';
import { round } from '../kit/sheet.ts';
import { drawingOf } from '../registry.ts';
import { LIKENESSES } from './likenesses.ts';

export type Area = { x: number; y: number; w: number; h: number };
export type Face = 'front' | 'side' | 'above';

const CAMERAS: Readonly<Record<Face, Camera>> = {
  front: { yaw: 0, pitch: 0 },
  side: { yaw: 90, pitch: 0 },
  above: { yaw: 0, pitch: 90 },
};

/**
 * The part that is measured: a boiling tap without its boiler, a robot without its station, a cooler without its hose.
 */
const bare = (facts: PictureFacts): PictureFacts => ({
  ...facts,
  kind: facts.kind === 'boiling-tap' ? 'tap' : facts.kind,
  dock: false,
  hose: false,
});

/**
 * Returns the product's drawing seen square on, in the area given by its body's measurements. A drawing that is not to
 * scale is made as large as the area allows, and only where its proportions suit the area; else a plain outline is
 * drawn.
 */
export function elevation(facts: PictureFacts, face: Face, area: Area): string {
  const content = LIKENESSES.has(facts.kind) ? likeness(bare(facts), face, area) : toScale(facts, face, area);
  return content === undefined ? outline(area, '#eaf0ff') : apart(content, face) + outline(area);
}

/** A front without the outline of its measurements, and where its left and upper edges are. */
export type Figure = { content: string; left: number; top: number; stated: boolean };

/**
 * Returns the front as seen by somebody standing before it, on the area's lower edge. A drawing that is not to scale
 * and does not have the front's proportions is shown from its long side, at the product's height. `stated` is then
 * false: its width is not the stated one.
 */
export function figure(facts: PictureFacts, area: Area): Figure {
  const outer = { left: area.x, top: area.y, stated: true };
  const bounds = boundsOf(bare(facts));
  if (!LIKENESSES.has(facts.kind)) {
    const top = area.y + area.h + (bounds.top * area.w) / facts.width;
    return { ...outer, content: toScale(facts, 'front', area), top: Math.min(top, area.y) };
  }
  const front = likeness(bare(facts), 'front', area);
  if (front !== undefined) return { ...outer, content: front };
  const scale = area.h / (bounds.bottom - bounds.top);
  const wide = (bounds.right - bounds.left) * scale;
  // Pipes and filters are measured lying down and drawn standing up.
  if (wide < area.w * 0.6) return { ...outer, content: outline(area, '#eaf0ff') };
  const left = area.x + (area.w - wide) / 2;
  const fit = { scale, left: left - bounds.left * scale, top: area.y - bounds.top * scale };
  return { content: drawn(bare(facts), fit), left, top: area.y, stated: false };
}

function outline({ x, y, w, h }: Area, fill = 'none'): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="5" fill="${fill}" stroke="#1b3a9c" stroke-width="4"/>`;
}

/** Makes clip ids unique: each view has the same ones, so the view's name is prefixed. */
const apart = (content: string, face: Face): string => content.replaceAll(/(id="|url\(#)/g, `$1${face}-`);

function toScale(facts: PictureFacts, face: Face, area: Area): string {
  const scale = face === 'side' ? area.w / facts.depth : area.w / facts.width;
  const high = face === 'above' ? facts.depth : facts.height;
  return drawn(facts, { scale, left: area.x, top: area.y + high * scale }, CAMERAS[face]);
}

function drawn(facts: PictureFacts, fit: Fit, camera = CAMERAS.front): string {
  const pen = makePen(project(camera, fit));
  drawingOf(facts).draw(pen, facts);
  return pen.svg();
}

/** Bounds of the front in millimetres. */
function boundsOf(facts: PictureFacts): Bounds {
  const trial = makePen(project(CAMERAS.front, { scale: 1, left: 0, top: 0 }), true);
  drawingOf(facts).draw(trial, facts);
  return trial.bounds;
}

function likeness(facts: PictureFacts, face: Face, { x, y, w, h }: Area): string | undefined {
  if (face === 'above') return undefined;
  const { left, right, top, bottom } = boundsOf(facts);
  const suits = (proportion: number) => {
    const strays = (right - left) / (bottom - top) / proportion;
    return strays > 0.7 && strays < 1.45;
  };
  // Some kinds are drawn from their long side. Their drawing belongs in the side view if it only fits there.
  if (face === 'side' ? suits(facts.width / facts.height) || !suits(w / h) : !suits(w / h)) return undefined;
  const scale = Math.min((w * 0.97) / (right - left), (h * 0.98) / (bottom - top));
  return drawn(facts, { scale, left: x + w / 2 - ((left + right) / 2) * scale, top: y + h - bottom * scale });
}
