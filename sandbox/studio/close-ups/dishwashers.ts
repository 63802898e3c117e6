import { Shape, SphereGeometry } from 'three';
import type { Kit } from '../kit/kit.ts';
import { surface } from '../engine/surface.ts';
import type { Paints } from '../paints.ts';
import { goods } from '../scenes/scene.ts';
import type { CloseUp } from './close-up.ts';

const full = goods('dishwasher', [598, 845, 600], 'SS', {
  fascia: 'front',
  controls: 'touch',
  handle: 'bar',
});

/** A knife whose point is away from the viewer. */
function knife(kit: Kit, paints: Paints): void {
  const blade = new Shape();
  blade.moveTo(-7, 0);
  blade.lineTo(-7, 70);
  blade.quadraticCurveTo(-4, 108, 6, 112);
  blade.lineTo(7, 0);
  kit.slab(blade, 2.4, [0, 4, 0], paints.chrome, 0.8, [-Math.PI / 2, 0, 0]);
  kit.box([11, 6, 96], [0, 4, 46], paints.chrome, 2.8);
}

function fork(kit: Kit, paints: Paints): void {
  kit.box([9, 4, 120], [0, 4, 46], paints.chrome, 1.9);
  kit.box([24, 4, 34], [0, 4, -28], paints.chrome, 1.9);
  for (let i = 0; i < 4; i += 1) kit.box([3.4, 3, 56], [-10.3 + i * 6.9, 4, -70], paints.chrome, 1.4);
}

function spoon(kit: Kit, paints: Paints): void {
  kit.box([9, 4, 130], [0, 4, 40], paints.chrome, 1.9);
  const bowl = kit.add(new SphereGeometry(1, 40, 24), paints.chrome, [0, 5, -52]);
  bowl.scale.set(19, 6, 31);
}

/** A tray above the upper basket, pulled out, with a compartment each for knives, forks and spoons. */
function cutleryTray(kit: Kit, paints: Paints): void {
  const [w, d, y, z] = [496, 430, 690, 470];
  const plastic = surface({ colour: [0.1, 0.103, 0.108], rough: 0.5, openShare: 0.8 });
  kit.box([w, 4, d], [0, y, z - d / 2], plastic, 1.5);
  for (const side of [-1, 1]) kit.box([6, 26, d], [(side * w) / 2, y + 11, z - d / 2], plastic, 3);
  for (const end of [0, d]) kit.box([w, 26, 6], [0, y + 11, z - end], plastic, 3);
  for (const x of [-82, 82]) kit.box([4, 20, d], [x, y + 9, z - d / 2], plastic, 2);
  kit.box([180, 20, 14], [0, y + 16, z + 6], paints.greyPlastic, 6);
  const each = [knife, fork, spoon] as const;
  for (const [place, lay] of each.entries())
    for (let row = 0; row < 2; row += 1)
      for (let i = 0; i < 4; i += 1)
        lay(
          kit.part(
            [-164 + place * 164 - 58 + i * 38, y + 2, z - 120 - row * 200],
            [0, (((i * 7 + row * 3 + place * 5) % 5) - 2) * 0.03, 0],
          ),
          paints,
        );
}

/** A cutlery basket in the front of the lower basket, handles down. */
function cutleryBasket(kit: Kit, paints: Paints): void {
  const [x, bottom, front] = [120, 226, 500];
  const [wide, high, deep] = [220, 118, 78];
  const grey = surface({ colour: [0.55, 0.56, 0.58], rough: 0.5, openShare: 0.8, glow: 0.08 });
  kit.box([wide, 5, deep], [x, bottom, front - deep / 2], grey, 2);
  for (const up of [high * 0.34, high * 0.68, high]) {
    for (const back of [0, deep]) kit.box([wide, 6, 5], [x, bottom + up, front - back], grey, 2);
    for (const side of [-1, 1])
      kit.box([5, 6, deep], [x + (side * wide) / 2, bottom + up, front - deep / 2], grey, 2);
  }
  for (let i = 0; i <= 10; i += 1)
    for (const back of [0, deep])
      kit.box([4, high, 4], [x - wide / 2 + (i * wide) / 10, bottom + high / 2, front - back], grey, 1.5);
  const each = [fork, spoon, knife] as const;
  for (let i = 0; i < 10; i += 1) {
    const tilt = ((i * 7) % 5) - 2;
    const part = kit.part(
      [x - wide / 2 + 16 + i * 21, bottom + 96, front - 20 - (i % 2) * 36],
      [Math.PI / 2 + tilt * 0.03, 0, tilt * 0.05],
    );
    each[i % 3]?.(part, paints);
  }
}

/** Close-ups of dishwashers. */
export const dishwasherCloseUps: Readonly<Record<string, CloseUp>> = {
  'dish-lower': { look: full, at: [20, 280, 440], wide: 420, turn: 0.5, pitch: 0.3, distance: 1500 },
  'dish-upper': { look: full, at: [10, 548, 220], wide: 400, turn: 0.28, pitch: 0.26, distance: 1400 },
  'dish-tray': {
    look: full,
    at: [-6, 692, 335],
    wide: 400,
    turn: 0.2,
    pitch: 0.78,
    distance: 1500,
    dress: cutleryTray,
  },
  'dish-basket': {
    look: full,
    at: [116, 310, 470],
    wide: 310,
    turn: 0.24,
    pitch: 0.52,
    distance: 1300,
    dress: cutleryBasket,
  },
};
