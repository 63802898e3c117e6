import { type Drawing, WORKTOP } from './drawing.ts';
import { INK, seam } from './kit/colour.ts';
import type { Pen } from './kit/pen.ts';
import { box, prism } from './kit/solids.ts';
import type { PictureFacts } from '../facts.ts';
import { snowflake } from './parts/cold-doors.ts';
import { grille } from './parts/fittings.ts';
import { dress } from './parts/surface.ts';

const LID = 95;

/** Chest freezers: a low box with a thick lid. */
export const chestFreezer: Drawing = {
  camera: { ...WORKTOP, pitch: 20 },
  draw: (pen, facts) => {
    trunk(pen, facts);
    const { width: w, height: h, depth: d, finish } = facts;
    box(pen, { x: -4, y: h - LID, z: -10, w: w + 8, h: LID, d: d + 10 }, { fill: finish.hex, radius: 20 });
    const sheet = pen.front(0, h, -10);
    sheet.rect(w * 0.38, LID * 0.56, w * 0.24, LID * 0.5, {
      fill: '#c7cedb',
      stroke: INK,
      width: 3,
      radius: 14,
    });
  },
  open: (pen, facts) => {
    trunk(pen, facts);
    const { width: w, height: h, depth: d, finish } = facts;
    const rim = pen.top(0, h - LID, d);
    rim.rect(36, 36, w - 72, d - 72, { fill: '#c9d3df', stroke: INK, width: 4, radius: 26 });
    rim.rect(36, 36, w - 72, d * 0.4, { fill: '#aeb9c8', radius: 26 });
    for (const at of [0.1, 0.4]) {
      rim.rect(w * at, d * 0.3, w * 0.26, d * 0.42, { fill: '#e8edf4', stroke: INK, width: 3, radius: 12 });
      for (const bar of [0.25, 0.5, 0.75]) {
        rim.line(
          [
            [w * (at + 0.26 * bar), d * 0.3],
            [w * (at + 0.26 * bar), d * 0.72],
          ],
          { stroke: '#8b93a5', width: 2 },
        );
      }
    }
    prism(
      pen,
      'side',
      [
        [d - 10, h - LID],
        [d + 80, h - LID + 10],
        [d + 150, h + d * 0.86],
        [d + 60, h + d * 0.88],
      ],
      w + 4,
      -4,
      { fill: finish.hex },
    );
  },
};

function trunk(pen: Pen, { width: w, height: h, depth: d, finish }: PictureFacts): void {
  box(pen, { x: 0, y: 0, z: 0, w, h: h - LID, d }, { fill: finish.hex, radius: 10 });
  const sheet = pen.front(0, h - LID, 0);
  dress(sheet, 4, 4, w - 8, h - LID - 8, finish);
  const line = seam(finish.hex);
  snowflake(sheet, w * 0.09, (h - LID) * 0.2, 34, '#1b3a9c');
  grille(sheet, w * 0.66, (h - LID) * 0.66, w * 0.26, (h - LID) * 0.22, { rows: 4, fill: line });
  sheet.circle(w * 0.6, (h - LID) * 0.77, 20, { fill: '#c7cedb', stroke: INK, width: 3 });
}
