import type { PictureFacts } from '../../facts.ts';
import { svg } from '../compose.ts';
import { round } from '../kit/sheet.ts';
import { type Area, figure } from './elevation.ts';
import { lying, upright } from './lines.ts';
import { PERSON_HEIGHT, PERSON_WIDTH, person } from './person.ts';
import { surroundings } from './surroundings.ts';
import { standingOf } from './standing.ts';

/** Units of the picture taken up by dimension lines, and left free around everything. */
const ROOM = { left: 76, right: 64, line: 64, free: 56 };
/** Distance between the product, or the worktop under it, and the person, in millimetres. */
const APART = 150;
/** Factor by which the product's lines are finer than in a drawing of it alone. */
const FINER = 1.7;

/**
 * Draws the product from the front beside a person 1.70 m tall, to one scale, on one floor, in its usual position.
 * Height and width are those that the product states, in millimetres.
 */
export function drawScale(facts: PictureFacts): string {
  const { width, height } = facts;
  const { setting, foot } = standingOf(facts);
  const around = surroundings(setting, width);
  const wide = around.width + APART + PERSON_WIDTH;
  const high = Math.max(PERSON_HEIGHT, foot + height, around.height);
  const above = foot + height === high && foot > 0 ? ROOM.line : 0;
  const below = foot > 0 ? 0 : ROOM.line;
  const scale = Math.min(
    (1000 - 2 * ROOM.free - ROOM.left - ROOM.right) / wide,
    (1000 - 2 * ROOM.free - above - below) / high,
  );
  const left = (1000 + ROOM.left - ROOM.right - wide * scale) / 2;
  const floor = (1000 + above - below + high * scale) / 2;
  const area: Area = {
    x: left + ((around.width - width) / 2) * scale,
    y: floor - (foot + height) * scale,
    w: width * scale,
    h: height * scale,
  };
  const feet = left + (wide - PERSON_WIDTH / 2) * scale;
  const head = floor - PERSON_HEIGHT * scale;
  const thing = figure(facts, enlarged(area, FINER));
  const parts = [
    around.draw(left, floor, scale),
    `<path d="M${ROOM.free} ${round(floor)}H${1000 - ROOM.free}" stroke="#12172b" stroke-width="4"/>`,
    person(feet, floor, scale),
    `<g transform="scale(${round(1 / FINER)})">${thing.content}</g>`,
    upright(thing.left / FINER - 38, area.y, area.h, String(height)),
    upright(feet + (PERSON_WIDTH / 2) * scale + 30, head, floor - head, String(PERSON_HEIGHT)),
  ];
  const line = foot > 0 ? thing.top / FINER - 40 : floor + 44;
  if (thing.stated) parts.push(lying(area.x, line, area.w, String(width)));
  return svg(parts.join(''));
}

const enlarged = ({ x, y, w, h }: Area, by: number): Area => ({ x: x * by, y: y * by, w: w * by, h: h * by });
