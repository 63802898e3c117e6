import { type Drawing, WORKTOP } from './drawing.ts';
import { INK } from './kit/colour.ts';
import { lathe } from './kit/lathe.ts';
import { DETAIL, tube } from './kit/solids.ts';

/** Food-waste disposers: a waisted canister with a sink flange on top and an outlet at the side. */
export const wasteDisposers: Drawing = {
  camera: { ...WORKTOP, pitch: 14 },
  draw: (pen, { width, height: h, finish }) => {
    const r = width / 2;
    tube(
      pen,
      [
        [r * 0.6, h * 0.62, -r * 0.3],
        [r * 1.2, h * 0.62, -r * 0.3],
        [r * 1.36, h * 0.46, -r * 0.3],
      ],
      { fill: '#2a2f40', radius: r * 0.2 },
    );
    lathe(
      pen,
      0,
      0,
      [
        [r * 0.78, 0],
        [r * 0.9, h * 0.03],
        [r, h * 0.1],
        [r, h * 0.5],
      ],
      { fill: '#343a4c' },
    );
    lathe(
      pen,
      0,
      0,
      [
        [r * 0.98, h * 0.48],
        [r * 0.98, h * 0.53],
      ],
      { fill: '#c9a255' },
    );
    lathe(
      pen,
      0,
      0,
      [
        [r * 0.94, h * 0.53],
        [r * 0.86, h * 0.74],
        [r * 0.6, h * 0.82],
      ],
      { fill: finish.hex },
    );
    lathe(
      pen,
      0,
      0,
      [
        [r * 0.5, h * 0.82],
        [r * 0.5, h * 0.92],
      ],
      { fill: '#2a2f40' },
    );
    lathe(
      pen,
      0,
      0,
      [
        [r * 0.62, h * 0.93],
        [r * 0.66, h],
      ],
      { fill: '#c5c8ca', topFill: '#2a2f40' },
    );
    const label = pen.front(-r * 0.4, h * 0.4, -r);
    label.rect(0, 0, r * 0.66, h * 0.2, { fill: '#ffffff', stroke: INK, width: DETAIL, radius: 6 });
    label.line(
      [
        [r * 0.1, h * 0.06],
        [r * 0.56, h * 0.06],
      ],
      { width: 3 },
    );
    label.line(
      [
        [r * 0.1, h * 0.12],
        [r * 0.4, h * 0.12],
      ],
      { width: 3 },
    );
  },
};
