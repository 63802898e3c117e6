import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { surface } from '../engine/surface.ts';
import type { Kit } from '../kit/kit.ts';
import type { Paints } from '../paints.ts';
import { bodyBox, type Built, type Model } from './model.ts';

/** Frames between a washing machine and the dryer on top. Trait: `shelf`, pulled half out; otherwise it has a strap. */
export const stackingKit: Model = {
  level: 0,
  turn: 0.42,
  pitch: 0.42,
  build,
};

const RAIL = 46;

function build(kit: Kit, look: Look, paints: Paints): Built {
  const { width: w, height: h, depth: d, traits } = look;
  for (const side of [-1, 1]) {
    kit.box([RAIL, h, d], [side * (w / 2 - RAIL / 2), h / 2, 0], paints.front, 5);
    for (const z of [-1, 1])
      kit.box([RAIL - 14, 5, 60], [side * (w / 2 - RAIL / 2), h + 1, z * (d / 2 - 60)], paints.rubber, 2);
  }
  kit.box([w - 2 * RAIL + 4, h, RAIL * 0.6], [0, h / 2, -d / 2 + RAIL * 0.3], paints.front, 4);
  if (traits['shelf'] !== true) {
    strap(kit, look, paints);
    return { body: bodyBox(look) };
  }
  const face = shelf(kit, look, paints);
  return {
    body: bodyBox(look),
    edges: {
      width: [
        [-w / 2, 0, face],
        [w / 2, 0, face],
      ],
    },
  };
}

/** Returns how far its front is towards the viewer, in millimetres. */
function shelf(kit: Kit, { width: w, height: h, depth: d }: Look, paints: Paints): number {
  const out = d * 0.46;
  const wide = w - 2 * RAIL - 8;
  kit.box([wide, 12, d - 60], [0, h * 0.42, out], paints.front, 3);
  for (const side of [-1, 1]) {
    kit.box([10, 22, d - 60], [side * (wide / 2 - 5), h * 0.52, out], paints.front, 3);
    kit.box([8, 14, d - 80], [side * (wide / 2 + 6), h * 0.46, out * 0.7], paints.satin, 2);
  }
  const face = out + d / 2 - 24;
  kit.box([w - 4, h - 6, 22], [0, h / 2, face], paints.front, 7);
  kit.box([w * 0.3, 14, 4], [0, h * 0.64, face + 10], paints.gap, 5);
  return face + 11;
}

function strap(kit: Kit, { width: w, height: h, depth: d }: Look, paints: Paints): void {
  kit.box([w - 2 * RAIL + 4, h * 0.7, RAIL * 0.6], [0, h * 0.35, d / 2 - RAIL * 0.3], paints.front, 3);
  const webbing = surface({ colour: [0.8, 0.5, 0.03], rough: 0.85, f0: 0.02 });
  kit.box([w + 8, 3, 32], [0, h + 9, d * 0.06], webbing, 1);
  for (const side of [-1, 1]) kit.box([3, h + 8, 32], [side * (w / 2 + 4), h / 2 + 4, d * 0.06], webbing, 1);
  kit.box([74, 16, 46], [w * 0.12, h + 14, d * 0.06], paints.blackPlastic, 5);
  kit.box([30, 8, 40], [w * 0.12 - 14, h + 23, d * 0.06], paints.darkPlastic, 3);
}
