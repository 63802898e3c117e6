import { type Drawing, WORKTOP } from './drawing.ts';
import { box, DETAIL } from './kit/solids.ts';

/** A taped cardboard carton, for products that have no drawing of their own. */
export const cartons: Drawing = {
  camera: WORKTOP,
  draw: (pen, { width: w, height: h, depth: d }) => {
    const card = '#d9b98c';
    box(pen, { x: 0, y: 0, z: 0, w, h, d }, { fill: card });
    const lid = pen.top(0, h, d);
    lid.rect(w * 0.44, 0, w * 0.12, d, { fill: '#efe0c6', stroke: '#12172b', width: 2 });
    const front = pen.front(0, h, 0);
    front.rect(w * 0.44, 0, w * 0.12, h * 0.22, { fill: '#efe0c6', stroke: '#12172b', width: 2 });
    front.rect(w * 0.1, h * 0.52, w * 0.4, h * 0.34, { fill: '#ffffff', stroke: '#12172b', width: DETAIL });
    for (const at of [0.6, 0.68, 0.76]) {
      front.line(
        [
          [w * 0.15, h * at],
          [w * (at < 0.65 ? 0.45 : 0.38), h * at],
        ],
        { width: 3 },
      );
    }
  },
};
