import { surface } from '../../engine/surface.ts';
import { ink } from '../../kit/ink.ts';
import type { Material } from '../../kit/kit.ts';

/** Layers of aluminium mesh, as seen from the hob. */
export function greaseMesh(): Material {
  const map = ink(512, 512, (pen, side) => {
    pen.fillStyle = '#8b8e92';
    pen.fillRect(0, 0, side, side);
    pen.lineWidth = 5;
    for (let i = -side; i < side * 2; i += 16) {
      pen.strokeStyle = '#e6e8ea';
      pen.beginPath();
      pen.moveTo(i, 0);
      pen.lineTo(i + side, side);
      pen.stroke();
      pen.strokeStyle = '#c3c6ca';
      pen.beginPath();
      pen.moveTo(i, 0);
      pen.lineTo(i - side, side);
      pen.stroke();
    }
  });
  return surface({ colour: [0.62, 0.63, 0.64], metal: 0.6, rough: 0.42, map, openShare: 0.6, glow: 0.2 });
}
