import type { PictureFacts, PictureKind } from '../../facts.ts';
import { lettering } from '../kit/lettering.ts';
import { round } from '../kit/sheet.ts';
import type { Area } from './elevation.ts';
import { lying, upright } from './lines.ts';

const COBALT = '#1b3a9c';
/** Units that an open door is thick. */
const LEAF = 14;

/** Doors and drawers that come out in front whatever their handle, as their pictures show them. */
const DROPPING: ReadonlySet<PictureKind> = new Set<PictureKind>([
  'dishwasher',
  'single-oven',
  'double-oven',
  'compact-oven',
  'range-cooker',
  'cooker',
  'warming-drawer',
]);

/** How far two doors that are folded right back stand out beside the body, in millimetres at each side. */
export const besideBody = ({ width, widthDoorsOpen }: PictureFacts): number =>
  Math.max(0, ((widthDoorsOpen ?? width) - width) / 2);

/**
 * Doors at 90° below the plan, on the side that they hang on, and how much floor they need; what drops or is pulled
 * out takes its whole width, and so does what nobody says the side of. Two doors are shown folded back as well.
 * @param reach units before the body
 * @param scale units per millimetre
 */
export function openDoors(facts: PictureFacts, plan: Area, reach: number, scale: number): string {
  const { kind, hinge } = facts;
  const foot = plan.y + plan.h;
  const beside = besideBody(facts) * scale;
  const sides = DROPPING.has(kind) ? [] : hinge === 'both' ? (['left', 'right'] as const) : [hinge];
  const parts = sides.map((side) => {
    if (side !== 'left' && side !== 'right') return '';
    const widest = sides.length > 1 ? plan.w / 2 : plan.w;
    return leaf(plan, side, reach, Math.min(reach, widest)) + folded(plan, side, beside);
  });
  const whole = parts.join('') || dashed(plan.x, foot, plan.w, reach);
  const total = Math.round((plan.h + reach) / scale);
  const words = plan.x + plan.w + 18;
  return [
    whole,
    upright(plan.x - beside - 38, plan.y, plan.h + reach, String(total)),
    lettering(sides.length > 1 ? 'doors open' : 'door open', words, foot + reach - 6, 26, { face: 'text' }),
    beside > 0
      ? lying(plan.x - beside, foot + reach + 40, plan.w + beside * 2, String(facts.widthDoorsOpen))
      : '',
  ].join('');
}

/** A door at 90° and its way there from the front; `inwards` is how far along the front its edge comes. */
function leaf({ x, y, w, h }: Area, side: 'left' | 'right', reach: number, inwards: number): string {
  const [foot, way] = [y + h, side === 'left' ? 1 : -1];
  const hung = side === 'left' ? x : x + w;
  const arc = `M${round(hung + way * LEAF * 0.5)} ${round(foot + reach)}A${round(reach)} ${round(reach)} 0 0 ${side === 'left' ? 0 : 1} ${round(hung + way * inwards)} ${round(foot)}`;
  return `${dashed(side === 'left' ? hung : hung - LEAF, foot, LEAF, reach)}<path d="${arc}" fill="none" stroke="${COBALT}" stroke-width="2.5" stroke-dasharray="6 8"/>`;
}

/** The same door as far back as it goes. */
function folded({ x, y, w, h }: Area, side: 'left' | 'right', beside: number): string {
  return beside > 0 ? dashed(side === 'left' ? x - beside : x + w, y + h - LEAF, beside, LEAF) : '';
}

export function dashed(x: number, y: number, w: number, h: number): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="none" stroke="${COBALT}" stroke-width="3" stroke-dasharray="10 8"/>`;
}
