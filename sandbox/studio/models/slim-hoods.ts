import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { surface } from '../engine/surface.ts';
import type { Kit } from '../kit/kit.ts';
import type { Paints } from '../paints.ts';
import { bodyBox, type Built, type Model } from './model.ts';
import { buttons } from './parts/controls.ts';
import { greaseMesh } from './parts/grease-mesh.ts';

/**
 * Canopy and integrated hoods: a box in a wall unit, seen from below as a cook sees it. Trait: `mount`; an integrated
 * hood has a visor that slides out.
 */
export const slimHood: Model = {
  level: 0,
  turn: 0.4,
  pitch: -0.5,
  hangs: true,
  build,
};

function build(kit: Kit, look: Look, paints: Paints): Built {
  const { width: w, height: h, depth: d, traits } = look;
  const visor = traits['mount'] === 'integrated' ? 46 : 0;
  const lip = visor > 0 ? 46 : 34;
  kit.box([w - 30, h - lip, d - 40], [0, lip + (h - lip) / 2, -20], paints.galvanised, 4);
  for (const x of [-1, 1])
    kit.box(
      [26, h - lip - 60, 4],
      [x * (w / 2 - 70), lip + (h - lip) / 2, d / 2 - 39],
      paints.steelUpright,
      1,
    );
  kit.box([w, lip, d + visor], [0, lip / 2, visor / 2], paints.front, 4);
  if (visor > 0) kit.box([w - 8, 5, 4], [0, lip - 12, d / 2 + visor - 1], paints.gap, 1);
  underside(kit, w, d, visor, paints);
  buttons(kit, [w / 2 - 165, lip / 2, d / 2 + visor], 4, 34, 8, paints.chrome);
  const z = d / 2 + visor;
  return { body: bodyBox(look), detail: { from: [0, 0, z - 120], to: [w / 2, lip, z] } };
}

/** Mesh filters with a grip each, and two lit lamps. */
function underside(kit: Kit, w: number, d: number, visor: number, paints: Paints): void {
  const filter = greaseMesh();
  kit.box([w - 36, 4, d - 24], [0, 1, 0], paints.satinDark, 1);
  const panels = Math.max(2, Math.round(w / 300));
  const [wide, deep] = [(w - 70) / panels - 10, d - 128];
  for (let i = 0; i < panels; i += 1) {
    const x = -(w - 70) / 2 + ((w - 70) / panels) * (i + 0.5);
    kit.box([wide, 8, deep], [x, -3, -36], paints.satin, 3);
    kit.pane([wide - 26, deep - 26], [x, -7.6, -36], filter, [Math.PI / 2, 0, 0]);
    kit.box([64, 5, 18], [x, -9, -36 + deep / 2 - 34], paints.chrome, 2);
  }
  const lamp = surface({ colour: [1, 0.95, 0.84], rough: 0.5, glow: 0.85 });
  for (const x of [-1, 1]) {
    const at = [x * w * 0.3, -3, d / 2 - 46 + visor / 2] as const;
    kit.cylinder(33, 7, at, paints.chrome, { bevel: 2 });
    kit.cylinder(26, 3, [at[0], -7, at[2]], lamp, { bevel: 1 });
  }
}
