import type { Drawing } from './drawing.ts';
import { INK } from './kit/colour.ts';
import { circle } from './kit/geometry.ts';
import { box, DETAIL, prism } from './kit/solids.ts';

const CARD = '#f3f6fa';
const COBALT = '#1b3a9c';
/** Outer and inner diameter of a ¾ inch washer, in millimetres. */
const OUTER = 24;
const BORE = 15;

/** Hose washers: four on the card on which they are sold. */
export const hoseWashers: Drawing = {
  camera: { yaw: 20, pitch: 10 },
  hangs: true,
  draw: (pen, { width: w, height: h, depth: d, finish }) => {
    const card = d - 2;
    box(pen, { x: 0, y: 0, z: card, w, h, d: 2 }, { fill: CARD, radius: 5 });
    const face = pen.front(0, h, card);
    face.rect(0, h * 0.1, w, h * 0.2, { fill: COBALT });
    face.rect(w * 0.4, h * 0.035, w * 0.2, h * 0.035, {
      fill: '#ffffff',
      stroke: INK,
      width: DETAIL,
      radius: 9,
    });
    const size = Math.min(1, w / 90, h / 130);
    for (const x of [0.3, 0.7])
      for (const y of [0.2, 0.52]) {
        const [cx, cy] = [w * x, h * y];
        prism(pen, 'front', circle(cx, cy, (OUTER / 2) * size), card - 3, card, {
          fill: finish.hex,
          width: 4,
        });
        pen
          .front(cx, cy, card - 3)
          .circle(0, 0, (BORE / 2) * size, { fill: CARD, stroke: INK, width: DETAIL });
      }
  },
};
