import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { surface } from '../engine/surface.ts';
import { ink, type Pen } from '../kit/ink.ts';
import type { Kit, Material } from '../kit/kit.ts';
import type { Paints } from '../paints.ts';
import { bodyBox, type Built, type Model, UNMEASURED } from './model.ts';
import { greaseMesh } from './parts/grease-mesh.ts';

/** Hood filters. Traits: `form` round or flat; `mesh` for grease filters, without it charcoal filters. */
export const hoodFilter: Model = {
  level: 0,
  turn: 0.42,
  pitch: 0.5,
  build,
};

function build(kit: Kit, look: Look, paints: Paints): Built {
  const { width: w, depth: d, traits } = look;
  if (traits['form'] === 'round') {
    pair(kit, w / 2, paints);
    return { edges: UNMEASURED };
  }
  const lying = kit.part([0, look.height / 2, 0], [-Math.PI / 2, 0, 0]);
  if (traits['mesh'] === true) grease(lying, [w, d], look.height, paints);
  else charcoal(lying, [w, d], look.height, paints);
  return { body: bodyBox(look) };
}

function grease(kit: Kit, [w, d]: readonly [number, number], thick: number, paints: Paints): void {
  const rim = 15;
  for (const side of [-1, 1]) {
    kit.box([rim, d, thick * 0.5], [side * (w / 2 - rim / 2), 0, 0], paints.satin, 2.5);
    kit.box([w - 4, rim, thick * 0.5], [0, side * (d / 2 - rim / 2), 0], paints.satin, 2.5);
  }
  kit.pane([w - rim, d - rim], [0, 0, thick * 0.16], greaseMesh());
  kit.box([92, 26, 5], [0, -d / 2 + 36, thick * 0.2], paints.satin, 2);
  kit.box([66, 12, 3], [0, -d / 2 + 36, thick * 0.3], paints.gap, 4);
}

function honeycomb(pen: Pen, w: number, h: number): void {
  pen.fillStyle = '#2b2c2e';
  pen.fillRect(0, 0, w, h);
  const r = 11;
  for (let row = 0; row * r * 1.5 < h + r; row += 1) {
    for (let i = 0; i * r * 1.74 < w + r; i += 1) {
      const [x, y] = [i * r * 1.74 + (row % 2) * r * 0.87, row * r * 1.5];
      pen.fillStyle = (i * 7 + row * 13) % 5 === 0 ? '#0c0c0d' : '#121213';
      pen.beginPath();
      for (let corner = 0; corner < 6; corner += 1) {
        const angle = (corner * Math.PI) / 3 + Math.PI / 6;
        pen.lineTo(x + Math.cos(angle) * r * 0.84, y + Math.sin(angle) * r * 0.84);
      }
      pen.fill();
    }
  }
}

const carbon = (): Material =>
  surface({ colour: [0.9, 0.9, 0.9], rough: 0.75, f0: 0.02, map: ink(512, 512, honeycomb), openShare: 0.5 });

function charcoal(kit: Kit, [w, d]: readonly [number, number], thick: number, paints: Paints): void {
  const rim = 14;
  kit.box([w - 6, d - 6, thick * 0.4], [0, 0, -thick * 0.2], paints.blackMatt, 2);
  for (const side of [-1, 1]) {
    kit.box([rim, d, thick], [side * (w / 2 - rim / 2), 0, 0], paints.blackPlastic, 4);
    kit.box([w - 4, rim, thick], [0, side * (d / 2 - rim / 2), 0], paints.blackPlastic, 4);
  }
  kit.pane([w - rim, d - rim], [0, 0, thick * 0.3], carbon());
  kit.box([10, d - 20, thick * 0.7], [0, 0, thick * 0.1], paints.blackPlastic, 2);
}

/** Two round filters as they are packed: one lies flat, the other leans on it. */
function pair(kit: Kit, r: number, paints: Paints): void {
  round(kit.part([-r * 0.3, 15, r * 0.3], [-Math.PI / 2, 0, 0]), r, paints);
  round(kit.part([r * 0.5, r * 0.86, -r * 0.62], [-0.42, 0, 0]), r, paints);
}

function round(kit: Kit, r: number, paints: Paints): void {
  kit.ring(r - 9, r, 30, [0, 0, 0], paints.blackPlastic, 4);
  kit.disc(r - 8, [0, 0, 8], carbon());
  kit.disc(r - 8, [0, 0, -12], paints.blackMatt, [0, Math.PI, 0]);
  for (let i = 0; i < 8; i += 1) {
    const spoke = kit.part([0, 0, 9], [0, 0, (i * Math.PI) / 4]);
    spoke.box([r - 12, 6, 6], [r / 2, 0, 0], paints.blackPlastic, 2);
  }
  kit.ring(r * 0.55, r * 0.6, 6, [0, 0, 9], paints.blackPlastic, 2);
  kit.cylinder(r * 0.22, 18, [0, 0, 8], paints.blackPlastic, { axis: 'z', bevel: 4 });
  kit.cylinder(r * 0.12, 4, [0, 0, 17], paints.darkPlastic, { axis: 'z', bevel: 1 });
}
