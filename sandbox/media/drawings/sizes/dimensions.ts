import type { PictureFacts, PictureKind } from '../../facts.ts';
import { svg } from '../compose.ts';
import { lettering } from '../kit/lettering.ts';
import { round } from '../kit/sheet.ts';
import { type Area, elevation } from './elevation.ts';
import { lying, upright } from './lines.ts';

const COBALT = '#1b3a9c';

/** Doors that drop down in front instead of turning aside. */
const DROPPING = new Set<PictureKind>([
  'dishwasher',
  'single-oven',
  'double-oven',
  'compact-oven',
  'range-cooker',
  'cooker',
  'warming-drawer',
]);

/**
 * The body from the front, from the right and from above, at one scale, with its measurements in millimetres; what
 * the door adds is dashed. Every number is one that the product states.
 */
export function drawDimensions(facts: PictureFacts): string {
  const { width, height, depth } = facts;
  const door = Math.max(0, (facts.depthWithDoor ?? depth) - depth);
  const swing = Math.max(0, (facts.depthDoorOpen ?? depth) - depth);
  const gap = 104;
  const below = door > 0 ? 172 : gap;
  const scale = Math.min(
    (1000 - 190 - gap) / (width + depth + door),
    (1000 - 110 - below) / (height + depth + swing),
  );
  const wide = (width + depth + door) * scale + gap;
  const high = (height + depth + swing) * scale + below;
  const left = (1000 - wide) / 2 + 24;
  const top = (1000 - high) / 2 - 8;
  const front: Area = { x: left, y: top, w: width * scale, h: height * scale };
  const side: Area = { x: left + front.w + gap + door * scale, y: top, w: depth * scale, h: front.h };
  const plan: Area = { x: left, y: top + front.h + below, w: front.w, h: depth * scale };
  const floor = front.y + front.h + 38;
  const parts = [
    elevation(facts, 'above', plan),
    elevation(facts, 'side', side),
    elevation(facts, 'front', front),
    upright(front.x - 38, front.y, front.h, String(height)),
    lying(front.x, floor, front.w, String(width)),
    lying(side.x, floor, side.w, String(depth)),
  ];
  if (door > 0) {
    parts.push(dashed(side.x - door * scale, side.y, door * scale, side.h));
    parts.push(
      lying(side.x - door * scale, floor + 58, (depth + door) * scale, String(depth + door), 'with the door'),
    );
  }
  if (swing > 0) parts.push(swung(facts, plan, swing * scale, depth + swing));
  else parts.push(upright(plan.x - 38, plan.y, plan.h, String(depth)));
  return svg(parts.join(''));
}

/** The door at 90°, from above, and how much floor it needs. */
function swung({ kind }: PictureFacts, plan: Area, reach: number, total: number): string {
  const foot = plan.y + plan.h;
  const line = upright(plan.x - 38, plan.y, plan.h + reach, String(total));
  const words = lettering('door open', plan.x + plan.w + 18, foot + reach - 6, 26, { face: 'text' });
  if (DROPPING.has(kind)) return dashed(plan.x, foot, plan.w, reach) + line + words;
  const end = plan.x + Math.min(reach, plan.w);
  const arc = `<path d="M${round(plan.x + 7)} ${round(foot + reach)}A${round(reach)} ${round(reach)} 0 0 0 ${round(end)} ${round(foot)}" fill="none" stroke="${COBALT}" stroke-width="2.5" stroke-dasharray="6 8"/>`;
  return dashed(plan.x, foot, 14, reach) + arc + line + words;
}

function dashed(x: number, y: number, w: number, h: number): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="none" stroke="${COBALT}" stroke-width="3" stroke-dasharray="10 8"/>`;
}
