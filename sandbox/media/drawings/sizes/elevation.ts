import type { PictureFacts } from '../../facts.ts';
import { type Camera, project } from '../kit/camera.ts';
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
 * The product's own drawing seen square on, in the area that its body's measurements give. A likeness is shown as
 * large as the area allows, and only where its proportions are those of the area; else the plain outline.
 */
export function elevation(facts: PictureFacts, face: Face, area: Area): string {
  const rect = `x="${round(area.x)}" y="${round(area.y)}" width="${round(area.w)}" height="${round(area.h)}" rx="5"`;
  const outline = `<rect ${rect} fill="none" stroke="#1b3a9c" stroke-width="4"/>`;
  const content = LIKENESSES.has(facts.kind) ? likeness(facts, face, area) : toScale(facts, face, area);
  if (content === undefined) return `<rect ${rect} fill="#eaf0ff"/>${outline}`;
  // The same clip ids appear in each view: told apart by the view's name.
  return `${content.replaceAll(/(id="|url\(#)/g, `$1${face}-`)}${outline}`;
}

function toScale(facts: PictureFacts, face: Face, area: Area): string {
  const scale = face === 'side' ? area.w / facts.depth : area.w / facts.width;
  const high = face === 'above' ? facts.depth : facts.height;
  const pen = makePen(project(CAMERAS[face], { scale, left: area.x, top: area.y + high * scale }));
  drawingOf(facts).draw(pen, facts);
  return pen.svg();
}

function likeness(facts: PictureFacts, face: Face, { x, y, w, h }: Area): string | undefined {
  if (face === 'above') return undefined;
  const trial = makePen(project(CAMERAS.front, { scale: 1, left: 0, top: 0 }), true);
  drawingOf(facts).draw(trial, facts);
  const { left, right, top, bottom } = trial.bounds;
  const suits = (proportion: number) => {
    const strays = (right - left) / (bottom - top) / proportion;
    return strays > 0.7 && strays < 1.45;
  };
  // Some kinds are drawn from their long side: shown there when that is where they fit.
  if (face === 'side' ? suits(facts.width / facts.height) || !suits(w / h) : !suits(w / h)) return undefined;
  const scale = Math.min((w * 0.97) / (right - left), (h * 0.98) / (bottom - top));
  const fit = { scale, left: x + w / 2 - ((left + right) / 2) * scale, top: y + h - bottom * scale };
  const pen = makePen(project(CAMERAS.front, fit));
  drawingOf(facts).draw(pen, facts);
  return pen.svg();
}
