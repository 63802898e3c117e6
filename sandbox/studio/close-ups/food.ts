import { SphereGeometry } from 'three';
import type { Place } from '../engine/camera.ts';
import { surface } from '../engine/surface.ts';
import type { Kit, Material } from '../kit/kit.ts';
import type { Paints } from '../paints.ts';

const coloured = (red: number, green: number, blue: number): Material =>
  surface({ colour: [red, green, blue], rough: 0.3, coat: 0.3, openShare: 0.8, glow: 0.05 });

function fruit(kit: Kit, at: Place, size: number, material: Material, tall = 0.92): void {
  kit.add(new SphereGeometry(size, 36, 24), material, at).scale.set(1, tall, 1);
}

function bottle(kit: Kit, [x, y, z]: Place, material: Material, cap: Material): void {
  kit.turnery(
    [
      [0, 0],
      [36, 2],
      [39, 12],
      [39, 92],
      [34, 114],
      [17, 138],
      [15, 152],
    ],
    [x, y, z],
    material,
  );
  kit.cylinder(17, 20, [x, y + 160, z], cap, { bevel: 3 });
}

function jar(kit: Kit, [x, y, z]: Place, filled: Material, lid: Material): void {
  kit.cylinder(34, 84, [x, y + 43, z], filled, { bevel: 9 });
  kit.cylinder(33, 14, [x, y + 92, z], lid, { bevel: 3 });
}

/** Food on the shelves of a fridge; the shelves are at heights 981, 1178, 1375 and 1573. */
export function groceries(kit: Kit, paints: Paints): void {
  const [red, green, lemon, orange] = [
    coloured(0.42, 0.03, 0.03),
    coloured(0.16, 0.34, 0.05),
    coloured(0.75, 0.58, 0.06),
    coloured(0.7, 0.27, 0.03),
  ];
  const milk = surface({ colour: [0.82, 0.82, 0.8], rough: 0.3, openShare: 0.8, glow: 0.1 });
  const blue = coloured(0.06, 0.14, 0.42);
  for (const [x, z] of [
    [-190, 60],
    [-105, 40],
  ] as const)
    bottle(kit, [x, 1181, z], milk, blue);
  bottle(kit, [-20, 1181, 20], coloured(0.72, 0.4, 0.04), green);
  jar(kit, [80, 1181, 70], coloured(0.36, 0.02, 0.04), paints.satin);
  jar(kit, [158, 1181, 50], coloured(0.5, 0.24, 0.02), paints.satin);
  kit.lathe(
    [
      [0, 0],
      [60, 0],
      [98, 42],
      [102, 46],
      [96, 46],
      [58, 6],
      [0, 6],
    ],
    [-110, 1378, 40],
    surface({ colour: [0.8, 0.8, 0.78], rough: 0.2, coat: 0.4, openShare: 0.8 }),
  );
  for (const [i, fill] of [lemon, green, lemon, orange, green].entries())
    fruit(
      kit,
      [-110 + Math.cos(i * 1.257) * 44, 1418 + (i === 4 ? 26 : 0), 40 + Math.sin(i * 1.257) * 44],
      32,
      fill,
    );
  kit.box([150, 62, 110], [95, 1410, 40], coloured(0.75, 0.62, 0.3), 8);
  kit.box([170, 12, 130], [95, 1380, 40], milk, 5);
  jar(kit, [-150, 1576, 60], coloured(0.42, 0.3, 0.06), paints.satin);
  jar(kit, [-66, 1576, 40], coloured(0.12, 0.2, 0.04), paints.satin);
  kit.cylinder(64, 70, [80, 1612, 40], milk, { bevel: 8 });
  kit.cylinder(66, 10, [80, 1652, 40], blue, { bevel: 3 });
  for (let i = 0; i < 6; i += 1)
    fruit(kit, [-180 + i * 44, 998, 80 - (i % 2) * 40], 34, i % 3 === 1 ? red : i % 3 === 2 ? orange : red);
  jar(kit, [130, 984, 70], coloured(0.13, 0.2, 0.03), paints.satin);
}

/** A clear drawer around the height `y`, pulled out from `from` until its front is at `z`. */
function drawer(
  kit: Kit,
  [w, h, d]: Place,
  y: number,
  { z, from }: { z: number; from: number },
  paints: Paints,
): void {
  const clear = surface({ colour: [0.62, 0.68, 0.74], rough: 0.22, coat: 0.3, glow: 0.06 });
  kit.box([w - 4, h, 4], [0, y, from], surface({ colour: [0.2, 0.21, 0.22], rough: 0.6 }), 1);
  kit.box([w, h, 8], [0, y, z], clear, 4);
  for (const side of [-1, 1]) kit.box([5, h - 16, d], [side * (w / 2 - 6), y - 6, z - d / 2], clear, 2);
  kit.box([w - 10, 5, d], [0, y - h / 2 + 6, z - d / 2], clear, 2);
  kit.box([w - 4, 10, 14], [0, y + h / 2 - 4, z], paints.whitePlastic, 4);
  kit.box([w * 0.4, 22, 6], [0, y + h * 0.3, z + 6], paints.greyPlastic, 4);
}

export function saladDrawer(kit: Kit, paints: Paints): void {
  drawer(kit, [514, 192, 300], 883, { z: 400, from: 215 }, paints);
  const [red, green, leaf, orange] = [
    coloured(0.42, 0.03, 0.03),
    coloured(0.2, 0.38, 0.06),
    coloured(0.12, 0.27, 0.04),
    coloured(0.72, 0.28, 0.03),
  ];
  const all = [red, green, red, leaf, orange, green, red, orange];
  for (let row = 0; row < 3; row += 1)
    for (let i = 0; i < 6; i += 1)
      fruit(
        kit,
        [-200 + i * 80 + (row % 2) * 20, 896 + ((i * 5 + row * 3) % 3) * 14, 342 - row * 70],
        38 + ((i + row) % 3) * 4,
        all[(i * 3 + row * 5) % all.length] ?? red,
      );
  for (let i = 0; i < 5; i += 1)
    kit.horn(
      [
        [60 + i * 26, 962, 230],
        [70 + i * 28, 972, 300],
        [76 + i * 30, 960, 370],
      ],
      [17, 5],
      orange,
    );
}

export function frozen(kit: Kit, paints: Paints): void {
  drawer(kit, [510, 190, 330], 1032, { z: 420, from: 212 }, paints);
  const lids = [
    coloured(0.1, 0.3, 0.08),
    coloured(0.55, 0.08, 0.1),
    coloured(0.1, 0.2, 0.5),
    coloured(0.75, 0.6, 0.2),
  ];
  for (let row = 0; row < 2; row += 1)
    for (let i = 0; i < 4; i += 1) {
      const tub = kit.part(
        [-178 + i * 118, 1038 + (i % 2) * 14, 318 - row * 100],
        [0.9 + ((i + row) % 3) * 0.08, ((i * 3 + row) % 3) * 0.14 - 0.14, 0],
      );
      tub.box([108, 150, 44], [0, 0, 0], lids[(i + row * 2) % 4] ?? paints.liner, 20);
      tub.box([108, 24, 6], [0, 82, 0], lids[(i + row * 2) % 4] ?? paints.liner, 2);
    }
}
