import type { PictureFacts, PictureKind } from '../../facts.ts';
import { lettering } from '../kit/lettering.ts';
import { round } from '../kit/sheet.ts';
import type { Area } from './elevation.ts';
import { lying, upright } from './lines.ts';

const COBALT = '#1b3a9c';
/** Thickness of an open door, in units. */
const LEAF = 14;

/** Kinds whose doors drop down or drawers pull out whatever their handle, as their pictures show them. */
const DROPPING: ReadonlySet<PictureKind> = new Set<PictureKind>([
  'dishwasher',
  'single-oven',
  'double-oven',
  'compact-oven',
  'range-cooker',
  'cooker',
  'warming-drawer',
]);

/** How far two doors that are folded right back stand out on each side of the body, in millimetres. */
export const besideBody = ({ width, widthDoorsOpen }: PictureFacts): number =>
  Math.max(0, ((widthDoorsOpen ?? width) - width) / 2);

/**
 * Draws the doors below the plan, open at 90° on their hinge side, and the floor depth they need. Whatever drops down
 * or pulls out takes the whole width, as does a door whose hinge side is unknown. Double doors are also shown folded
 * back.
 * @param reach how far open doors reach in front of the body, in units
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

/** A door at 90° and the arc it swings through; `inwards` is how far along the front that arc ends. */
function leaf({ x, y, w, h }: Area, side: 'left' | 'right', reach: number, inwards: number): string {
  const [foot, way] = [y + h, side === 'left' ? 1 : -1];
  const hung = side === 'left' ? x : x + w;
  const arc = `M${round(hung + way * LEAF * 0.5)} ${round(foot + reach)}A${round(reach)} ${round(reach)} 0 0 ${side === 'left' ? 0 : 1} ${round(hung + way * inwards)} ${round(foot)}`;
  return `${dashed(side === 'left' ? hung : hung - LEAF, foot, LEAF, reach)}<path d="${arc}" fill="none" stroke="${COBALT}" stroke-width="2.5" stroke-dasharray="6 8"/>`;
}

/** The same door folded right back. */
function folded({ x, y, w, h }: Area, side: 'left' | 'right', beside: number): string {
  return beside > 0 ? dashed(side === 'left' ? x - beside : x + w, y + h - LEAF, beside, LEAF) : '';
}

export function dashed(x: number, y: number, w: number, h: number): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="none" stroke="${COBALT}" stroke-width="3" stroke-dasharray="10 8"/>`;
}
