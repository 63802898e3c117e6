import type { PictureFacts } from '../../facts.ts';
import { INK, mix, seam } from '../kit/colour.ts';
import type { Pen } from '../kit/pen.ts';
import type { Sheet } from '../kit/sheet.ts';
import { box } from '../kit/solids.ts';
import { barHandle } from './fittings.ts';
import { dress, trimOf } from './surface.ts';

/** One door or drawer of a cold appliance, in millimetres of the front; `y` is its lower edge. */
export type Leaf = {
  x: number;
  y: number;
  w: number;
  h: number;
  hinge: 'left' | 'right';
  drawer?: boolean;
  dispenser?: boolean;
  frozen?: boolean;
};

/** Thickness of a door, in millimetres. */
export const LEAF = 58;

export function closedLeaf(pen: Pen, facts: PictureFacts, leaf: Leaf): void {
  const { finish, style = 0 } = facts;
  const retro = style === 5;
  box(
    pen,
    { x: leaf.x, y: leaf.y, z: 0, w: leaf.w, h: leaf.h, d: LEAF },
    { fill: finish.hex, radius: retro ? 60 : 10 },
  );
  const sheet = pen.front(leaf.x, leaf.y + leaf.h, 0);
  dress(sheet, 4, 6, leaf.w - 8, leaf.h - 12, finish);
  if (leaf.dispenser) dispenser(sheet, leaf);
  if (leaf.frozen && facts.kind === 'freezer')
    snowflake(sheet, leaf.w * 0.5, Math.min(90, leaf.h * 0.16), 26, seam(finish.hex));
  handle(pen, facts, leaf);
}

function handle(pen: Pen, { finish, accent, style = 0, installation }: PictureFacts, leaf: Leaf): void {
  if (installation === 'integrated') return;
  const fill = trimOf(finish, accent);
  const top = leaf.y + leaf.h;
  if (leaf.drawer) {
    if (style % 3 === 1) groove(pen, leaf.x + leaf.w * 0.1, top - 14, leaf.w * 0.8, 'lying', finish.hex);
    else barHandle(pen, [leaf.x + leaf.w * 0.12, top - 46], [leaf.x + leaf.w * 0.88, top - 46], { fill });
    return;
  }
  const x = leaf.hinge === 'left' ? leaf.x + leaf.w - 42 : leaf.x + 42;
  if (style === 5) {
    const low = leaf.y < 400 ? top - 190 : leaf.y + 70;
    barHandle(pen, [x - 8, low], [x - 8, low + 130], { fill: '#d5dae2', radius: 15, off: 46 });
    return;
  }
  if (style % 3 === 1) {
    groove(
      pen,
      leaf.hinge === 'left' ? leaf.x + leaf.w - 16 : leaf.x + 4,
      leaf.y + leaf.h * 0.12,
      leaf.h * 0.76,
      'upright',
      finish.hex,
    );
    return;
  }
  const length = Math.min(leaf.h * 0.56, 620);
  const low = leaf.y < 300;
  const from = !low ? leaf.y + 60 : leaf.h > 900 ? leaf.y + leaf.h * 0.4 : top - 50 - length;
  barHandle(pen, [x, from], [x, from + length], { fill, radius: 10, off: 44 });
}

/** A grip recessed into the door's edge in place of a handle. */
function groove(pen: Pen, x: number, y: number, length: number, way: 'lying' | 'upright', hex: string): void {
  const sheet = pen.front(x, way === 'upright' ? y + length : y, 0);
  const fill = mix(hex, INK, 0.55);
  if (way === 'upright') sheet.rect(0, 0, 12, length, { fill, radius: 6 });
  else sheet.rect(0, 0, length, 12, { fill, radius: 6 });
}

function dispenser(sheet: Sheet, { w, h }: Leaf): void {
  const [x, y, wide, tall] = [w * 0.26, h * 0.27, w * 0.48, Math.min(h * 0.3, 360)];
  sheet.rect(x, y, wide, tall, { fill: '#1a2033', stroke: INK, width: 4, radius: 12 });
  sheet.rect(x + wide * 0.1, y + tall * 0.06, wide * 0.8, tall * 0.2, { fill: '#2d3550', radius: 6 });
  for (const at of [0.25, 0.5, 0.75])
    sheet.circle(x + wide * at, y + tall * 0.16, wide * 0.045, { fill: '#eaf0ff' });
  sheet.rect(x + wide * 0.1, y + tall * 0.34, wide * 0.8, tall * 0.58, { fill: '#0c101d', radius: 8 });
  sheet.polygon(
    [
      [x + wide * 0.38, y + tall * 0.34],
      [x + wide * 0.62, y + tall * 0.34],
      [x + wide * 0.56, y + tall * 0.48],
      [x + wide * 0.44, y + tall * 0.48],
    ],
    { fill: '#8b93a5' },
  );
  sheet.rect(x + wide * 0.1, y + tall * 0.82, wide * 0.8, tall * 0.1, { fill: '#8b93a5', radius: 4 });
}

export function snowflake(sheet: Sheet, cx: number, cy: number, r: number, stroke: string): void {
  for (const angle of [0, 60, 120]) {
    const turned = (angle * Math.PI) / 180;
    const [dx, dy] = [Math.sin(turned) * r, Math.cos(turned) * r];
    sheet.line(
      [
        [cx - dx, cy - dy],
        [cx + dx, cy + dy],
      ],
      { stroke, width: 3 },
    );
  }
}
