import { MathUtils, Shape } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { darkRoom } from '../engine/room.ts';
import { surface } from '../engine/surface.ts';
import { type Kit, type Material, roundedRect } from '../kit/kit.ts';
import type { Paints } from '../paints.ts';
import { bodyBox, type Built, type Model, type Pose } from './model.ts';
import { cavity, shell } from './parts/case.ts';
import { figures, touchSigns } from './parts/controls.ts';

const TURN = 0.42;
const THICK = 44;
const PLINTH = 60;

/** Steam cabinets: a narrow wardrobe with garments behind a smoked-glass door, hinged on the right; tanks below. */
export const steamCabinet: Model = {
  level: 1250,
  turn: TURN,
  room: () => darkRoom(TURN, { shift: 0.12, light: 2.4, halfWidth: 0.4 }),
  build,
};

function build(kit: Kit, look: Look, paints: Paints, pose: Pose): Built {
  const { width: w, height: h, depth: d } = look;
  const z = d / 2 - THICK;
  shell(
    kit,
    [w, h - PLINTH, d - THICK - 4],
    [0, PLINTH + (h - PLINTH) / 2, -THICK / 2 - 2],
    paints.side,
    22,
    8,
  );
  kit.box([w - 16, PLINTH, d - THICK - 40], [0, PLINTH / 2 + 3, -THICK / 2], paints.blackPlastic, 4);
  inside(kit, look, z, paints);
  const turn = [0, MathUtils.degToRad(112), 0] as const;
  const hinged = kit
    .hinged('door', [w / 2, PLINTH + (h - PLINTH) / 2, z], { turn }, pose === 'open')
    .part([-w / 2, 0, 0]);
  door(hinged, w, h - PLINTH, paints);
  return { body: bodyBox(look), detail: { from: [-w / 2, h - 330, d / 2], to: [w / 2, h, d / 2] } };
}

/** A door around its middle, with its back in the plane z 0. */
function door(kit: Kit, w: number, h: number, paints: Paints): void {
  const window = [w - 96, h - 600] as const;
  const up = 70;
  const holes = [roundedRect(window[0], window[1], 14, [0, up])];
  kit.plate([w, h], THICK - 8, [0, 0, THICK / 2 - 4], paints.front, { radius: 8, bevel: 3, holes });
  const glass = surface({ colour: [0, 0, 0], rough: 0.012, f0: 0.055, glass: 0.3, waves: 0.002 });
  kit.plate([w - 34, h - 34], 5, [0, 0, THICK - 6], paints.blackGlass, {
    radius: 8,
    bevel: 1.2,
    holes: [roundedRect(window[0], window[1], 14, [0, up])],
  });
  kit.plate([window[0] + 4, window[1] + 4], 3, [0, up, THICK - 7], glass, {
    radius: 14,
    bevel: 0.6,
  }).renderOrder = 8;
  kit.box([11, h * 0.34, 5], [-w / 2 + 7, 0, THICK - 3], paints.gap, 2);
  const y = h / 2 - 124;
  figures(kit, [150, 46], [0, y, THICK - 2], '0:39', ['Refresh', 'Daily']);
  touchSigns(kit, [w * 0.5, 18], [0, y - 50, THICK - 2], 5);
}

function inside(kit: Kit, { width: w, height: h, depth: d }: Look, z: number, paints: Paints): void {
  const liner = surface({ colour: [0.78, 0.785, 0.79], rough: 0.35, openShare: 0.7, glow: 0.42 });
  const [wide, bottom, top, deep] = [w - 50, PLINTH + 330, h - 24, d - THICK - 60];
  cavity(kit, [wide, top - bottom, deep], [0, (top + bottom) / 2, z - 1], liner);
  kit.box([w - 46, 306, 20], [0, PLINTH + 22 + 153, z - 14], paints.whitePlastic, 4);
  for (const side of [-1, 1]) {
    kit.box([wide / 2 - 14, 190, 12], [side * (wide / 4), PLINTH + 150, z - 6], paints.greyPlastic, 10);
    kit.box([wide / 4, 20, 8], [side * (wide / 4), PLINTH + 212, z + 1], paints.darkPlastic, 5);
  }
  const lamp = surface({ colour: [1, 0.98, 0.94], rough: 0.5, glow: 1 });
  kit.box([wide * 0.6, 6, 40], [0, top - 5, z - 120], lamp, 2);
  const rail = top - 70;
  kit.cylinder(8, wide, [0, rail, z - deep * 0.42], paints.satin, { axis: 'x' });
  const cloths: Material[] = [
    surface({ colour: [0.05, 0.09, 0.22], rough: 0.9, f0: 0.02, glow: 0.3 }),
    surface({ colour: [0.72, 0.72, 0.7], rough: 0.9, f0: 0.02, glow: 0.3 }),
    surface({ colour: [0.34, 0.42, 0.5], rough: 0.9, f0: 0.02, glow: 0.3 }),
  ];
  const step = wide / (cloths.length + 0.6);
  cloths.forEach((cloth, i) => {
    const at = kit.part([(i - 1) * step, rail, z - deep * 0.42], [0, 0.95, 0]);
    garment(
      at,
      Math.min(deep * 0.86, (wide / 2 - step) / 0.32),
      (top - bottom) * (0.62 + 0.08 * i),
      cloth,
      paints,
    );
  });
}

/** A jacket on a hanger, suspended from the origin. */
function garment(kit: Kit, w: number, h: number, cloth: Material, paints: Paints): void {
  kit.torus(16, 3, [0, 14, 0], paints.chrome);
  const shape = new Shape();
  shape.moveTo(-26, -26);
  shape.lineTo(26, -26);
  shape.quadraticCurveTo(w * 0.4, -52, w * 0.48, -92);
  shape.lineTo(w * 0.52, -h * 0.78);
  shape.lineTo(w * 0.4, -h * 0.8);
  shape.lineTo(w * 0.38, -h);
  shape.lineTo(-w * 0.38, -h);
  shape.lineTo(-w * 0.4, -h * 0.8);
  shape.lineTo(-w * 0.52, -h * 0.78);
  shape.lineTo(-w * 0.48, -92);
  shape.quadraticCurveTo(-w * 0.4, -52, -26, -26);
  kit.slab(shape, 46, [0, 0, 0], cloth, 18);
  kit.box([4, h * 0.66, 3], [0, -h * 0.62, 23], paints.gap, 1);
}
