import type { PictureFacts } from '../../facts.ts';
import { svg } from '../compose.ts';
import { besideBody, dashed, openDoors } from './doors.ts';
import { type Area, elevation } from './elevation.ts';
import { lying, upright } from './lines.ts';

/**
 * Draws the body from the front, from the right and from above, at one scale, with its measurements in millimetres.
 * What the door adds is dashed. Every number is one that the product states.
 */
export function drawDimensions(facts: PictureFacts): string {
  const { width, height, depth } = facts;
  const door = Math.max(0, (facts.depthWithDoor ?? depth) - depth);
  const swing = Math.max(0, (facts.depthDoorOpen ?? depth) - depth);
  const beside = swing > 0 ? besideBody(facts) : 0;
  const gap = 104;
  const below = door > 0 ? 172 : gap;
  const foot = beside > 0 ? 60 : 0;
  const scale = Math.min(
    (1000 - 190 - gap) / (beside + width + depth + door),
    (1000 - 110 - below - foot) / (height + depth + swing),
  );
  const wide = (beside + width + depth + door) * scale + gap;
  const high = (height + depth + swing) * scale + below + foot;
  const left = (1000 - wide) / 2 + 24 + beside * scale;
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
  if (swing > 0) parts.push(openDoors(facts, plan, swing * scale, scale));
  else parts.push(upright(plan.x - 38, plan.y, plan.h, String(depth)));
  return svg(parts.join(''));
}
