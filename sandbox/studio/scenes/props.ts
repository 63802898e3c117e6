import { SphereGeometry, Vector2, SplineCurve } from 'three';
import type { Place } from '../engine/camera.ts';
import type { Kit, Material, Profile } from '../kit/kit.ts';
import { type Finishes, steady } from './finishes.ts';

/** A white enamel mug with a cobalt rim. */
export function mug(kit: Kit, paints: Finishes, [x, y, z]: Place): void {
  kit.lathe(
    [
      [0, 0],
      [36, 0],
      [39, 5],
      [40, 82],
      [37, 82],
      [35, 10],
      [0, 8],
    ],
    [x, y, z],
    paints.enamel,
  );
  kit.torus(38.6, 2.6, [x, y + 82, z], paints.cobalt, 'y');
  kit.torus(23, 4.6, [x + 44, y + 44, z], paints.enamel);
}

/** A stack of plates or bowls. */
export function stack(
  kit: Kit,
  [x, y, z]: Place,
  count: number,
  materials: readonly Material[],
  bowl = false,
): void {
  const profile: Profile = bowl
    ? [
        [0, 0],
        [35, 0],
        [40, 6],
        [66, 35],
        [73, 60],
        [70, 60],
        [60, 34],
        [0, 10],
      ]
    : [
        [0, 0],
        [55, 0],
        [66, 4],
        [108, 17],
        [106, 20],
        [0, 6],
      ];
  for (let i = 0; i < count; i += 1) {
    const material = materials[i % materials.length];
    if (material) kit.lathe(profile, [x, y + i * (bowl ? 19 : 11), z], material);
  }
}

/** An enamel tray with a cobalt rim, leaning against the wall. */
export function tray(kit: Kit, paints: Finishes, [x, y, z]: Place, [w, h] = [430, 310]): void {
  const leaning = kit.part([x, y + h / 2 - 4, z], [-0.13, 0, 0]);
  leaning.plate([w, h], 10, [0, 0, 0], paints.cobalt, { radius: 44, bevel: 4 });
  leaning.plate([w - 16, h - 16], 10, [0, 0, 3], paints.enamel, { radius: 37, bevel: 4 });
  leaning.plate([w - 74, h - 74], 2, [0, 0, 8], paints.enamel, { radius: 22, bevel: 1 });
}

/** Two wooden boards leaning against the wall. */
export function boards(kit: Kit, paints: Finishes, [x, y, z]: Place): void {
  kit
    .part([x, y + 205, z], [-0.09, 0, 0])
    .plate([290, 410], 20, [0, 0, 0], paints.oakUpright, { radius: 30, bevel: 4 });
  kit
    .part([x + 175, y + 140, z + 38], [-0.11, 0, 0])
    .plate([230, 290], 18, [0, 0, 0], paints.oak, { radius: 112, bevel: 4 });
}

/** Eucalyptus in a white jug. */
export function sprigs(kit: Kit, paints: Finishes, [x, y, z]: Place, seed = 3): void {
  kit.turnery(
    [
      [0, 0],
      [56, 0],
      [70, 20],
      [75, 95],
      [60, 165],
      [47, 198],
      [53, 214],
      [49, 213],
    ],
    [x, y, z],
    paints.enamel,
  );
  const random = steady(seed);
  for (let i = 0; i < 12; i += 1) {
    const angle = random() * 6.28;
    const long = 120 + random() * 170;
    const [dx, dz] = [Math.cos(angle) * (50 + random() * 100), Math.sin(angle) * 70];
    kit.tube(
      [
        [x, y + 180, z],
        [x + dx * 0.5, y + 205 + long * 0.6, z + dz * 0.5],
        [x + dx, y + 215 + long, z + dz],
      ],
      2.2,
      paints.stem,
      14,
    );
    for (let j = 0; j < 8; j += 1) {
      const along = 0.3 + j * 0.1;
      const leaf = kit.add(
        new SphereGeometry(21, 10, 6),
        paints.leaf,
        [
          x + dx * along + (random() - 0.5) * 34,
          y + 205 + long * along,
          z + dz * along + (random() - 0.5) * 34,
        ],
        [random() * 3, random() * 3, random() * 3],
      );
      leaf.scale.set(1, 0.16, 0.58);
    }
  }
}

/** Lemons in a bowl. */
export function lemons(kit: Kit, paints: Finishes, [x, y, z]: Place): void {
  kit.lathe(
    [
      [0, 0],
      [50, 0],
      [55, 8],
      [110, 50],
      [132, 76],
      [128, 78],
      [100, 50],
      [0, 12],
    ],
    [x, y, z],
    paints.enamel,
  );
  kit.torus(130, 3, [x, y + 77, z], paints.cobalt, 'y');
  const places: Place[] = [
    [-44, 64, 22],
    [46, 64, 30],
    [0, 66, -52],
    [4, 108, 0],
  ];
  places.forEach(([dx, dy, dz], i) => {
    kit
      .add(new SphereGeometry(35, 28, 20), paints.yellow, [x + dx, y + dy, z + dz], [0, i * 1.3, 0.3])
      .scale.set(1.22, 0.95, 0.95);
  });
}

/** A copper pan with a lid, and a brass handle on the right. */
export function pan(kit: Kit, paints: Finishes, [x, y, z]: Place): void {
  kit.lathe(
    [
      [0, 0],
      [95, 0],
      [100, 6],
      [100, 98],
      [103, 102],
      [98, 102],
      [96, 10],
      [0, 8],
    ],
    [x, y, z],
    paints.copper,
  );
  kit.lathe(
    [
      [102, 100],
      [95, 105],
      [40, 119],
      [0, 121],
    ],
    [x, y, z],
    paints.copper,
  );
  kit.cylinder(12, 20, [x, y + 132, z], paints.brass, { bevel: 4 });
  kit.tube(
    [
      [x + 95, y + 80, z],
      [x + 180, y + 90, z + 15],
      [x + 290, y + 102, z + 36],
    ],
    8,
    paints.brass,
  );
}

/** A striped tea towel over a rail whose axis is at `at`. */
export function teaTowel(kit: Kit, paints: Finishes, [x, y, z]: Place, [w, h] = [330, 400]): void {
  const fold = new SplineCurve([
    new Vector2(-w / 2, 2),
    new Vector2(-w / 3, -3),
    new Vector2(-w / 9, 4),
    new Vector2(w / 7, -3),
    new Vector2(w / 3, 3),
    new Vector2(w / 2, -2),
  ]).getPoints(40);
  const strip = (from: number, to: number, material: Material) => {
    for (let i = 0; i + 1 < fold.length; i += 1) {
      const [a, b] = [fold[i], fold[i + 1]];
      if (!a || !b) continue;
      const [long, turn] = [Math.hypot(b.x - a.x, b.y - a.y) + 0.6, -Math.atan2(b.y - a.y, b.x - a.x)];
      kit.pane(
        [long, from - to],
        [x + (a.x + b.x) / 2, (from + to) / 2, z + 15 + (a.y + b.y) / 2],
        material,
        [0, turn, 0],
      );
    }
  };
  kit.cylinder(14.5, w - 4, [x, y, z], paints.linen, { axis: 'x' });
  const stripes = [0, h * 0.68, h * 0.74, h * 0.78, h * 0.84, h];
  stripes.slice(0, -1).forEach((from, i) => {
    strip(y - from, y - (stripes[i + 1] ?? h), i % 2 ? paints.cobalt : paints.linen);
  });
}

/** A stack of folded towels. */
export function towels(kit: Kit, [x, y, z]: Place, materials: readonly Material[]): void {
  materials.forEach((material, i) => {
    const wide = 330 - (i % 3) * 12;
    for (const half of [0, 1])
      kit.box([wide, 27, 220], [x + (i % 2) * 5, y + i * 56 + half * 28 + 14, z], material, 13);
  });
}

/** A round basket woven from cane. */
export function basket(kit: Kit, paints: Finishes, [x, y, z]: Place, [radius, high] = [210, 330]): void {
  const rows = Math.round(high / 15);
  for (let row = 0; row < rows; row += 1) {
    const r = radius * (0.8 + (0.2 * row) / rows);
    kit.torus(r, 8.5, [x, y + 8 + row * 15, z], paints.wicker, 'y');
  }
  for (let i = 0; i < 30; i += 1) {
    const angle = (i / 30) * Math.PI * 2;
    kit.cylinder(
      5,
      high,
      [x + Math.cos(angle) * radius * 0.93, y + high / 2, z + Math.sin(angle) * radius * 0.93],
      paints.wicker,
    );
  }
  kit.torus(radius * 1.01, 14, [x, y + high, z], paints.wicker, 'y');
  for (const [i, material] of [paints.linen, paints.cobalt, paints.linen].entries()) {
    const cloth = kit.part([x, y + high - 24 + i * 22, z], [0.1 * (i - 1), i * 0.7, 0.14 * (1 - i)]);
    cloth.box([radius * 1.25, 44, radius * 1.05], [0, 0, 0], material, 21);
  }
}
