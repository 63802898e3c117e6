import type { PictureFacts } from '../../facts.ts';
import { INK, lighten } from '../kit/colour.ts';
import type { Pen } from '../kit/pen.ts';
import { box } from '../kit/solids.ts';
import { cavity } from './cavity.ts';
import { LEAF, type Leaf } from './cold-doors.ts';
import { dress } from './surface.ts';

type Trio = [jar: string, dish: string, carton: string];
const FOOD: [Trio, ...Trio[]] = [
  ['#c9563c', '#f2efe6', '#7fa35a'],
  ['#e2b33c', '#6f8fb8', '#f2efe6'],
  ['#7fa35a', '#c9563c', '#e9d9b8'],
];

/** The interior behind a door, and the door swung open by 90°. Shelves hold chilled food, baskets frozen food. */
export function openLeaf(pen: Pen, facts: PictureFacts, leaf: Leaf): void {
  const rim = 34;
  const inside = {
    x: leaf.x + rim,
    y: leaf.y + rim * 0.7,
    z: LEAF,
    w: leaf.w - rim * 2,
    h: leaf.h - rim * 1.4,
    d: facts.depth - LEAF - 70,
  };
  const face = pen.front(leaf.x, leaf.y + leaf.h, LEAF);
  face.rect(0, 0, leaf.w, leaf.h, { fill: '#dfe5ee', stroke: INK, width: 3, radius: 8 });
  cavity(pen, inside, '#f3f6fa', () => (leaf.frozen ? baskets(pen, inside) : shelves(pen, inside)));
}

type Inside = { x: number; y: number; z: number; w: number; h: number; d: number };

function shelves(pen: Pen, { x, y, z, w, h, d }: Inside): void {
  const crisper = Math.min(h * 0.24, 230);
  const count = Math.max(1, Math.round((h - crisper) / 260));
  const step = (h - crisper) / (count + 0.35);
  for (let index = 0; index <= count; index += 1) {
    const level = y + crisper + index * step;
    if (index < count) food(pen, { x, y: level + 8, z, w, h: step, d }, index);
    box(pen, { x, y: level, z: z + 30, w, h: 8, d: d - 30 }, { fill: '#bcd3e6', width: 2.5 });
  }
  const half = w / 2 - 6;
  for (const left of [x + 3, x + half + 9]) {
    box(
      pen,
      { x: left, y: y + 4, z: z + 26, w: half, h: crisper - 14, d: d - 40 },
      { fill: '#d9e8f2', radius: 8, width: 2.5 },
    );
    pen
      .front(left, y + crisper - 10, z + 26)
      .rect(half * 0.3, 14, half * 0.4, 12, { fill: '#7f93a8', radius: 6 });
  }
}

/** A few simple shapes: a jar, a carton, a dish. They differ from shelf to shelf. */
function food(pen: Pen, { x, y, z, w, h, d }: Inside, shelf: number): void {
  const tall = Math.min(h * 0.66, 190);
  const [jar, dish, carton] = FOOD[shelf % FOOD.length] ?? FOOD[0];
  const deep = z + d * 0.35;
  box(
    pen,
    { x: x + w * 0.1, y, z: deep, w: w * 0.16, h: tall * 0.8, d: 70 },
    { fill: jar, radius: 10, width: 2.5 },
  );
  box(
    pen,
    { x: x + w * (0.36 + (shelf % 2) * 0.08), y, z: deep - 30, w: w * 0.24, h: tall * 0.42, d: 90 },
    { fill: dish, radius: 12, width: 2.5 },
  );
  box(
    pen,
    { x: x + w * 0.72, y, z: deep, w: w * 0.13, h: tall, d: 60 },
    { fill: carton, radius: 6, width: 2.5 },
  );
}

function baskets(pen: Pen, { x, y, z, w, h, d }: Inside): void {
  const count = Math.max(1, Math.round(h / 210));
  const step = h / count;
  for (let index = 0; index < count; index += 1) {
    box(
      pen,
      { x: x + 4, y: y + index * step + 6, z: z + 14, w: w - 8, h: step - 16, d: d - 20 },
      { fill: '#cfe1ee', radius: 8, width: 2.5 },
    );
    const face = pen.front(x + 4, y + (index + 1) * step - 10, z + 14);
    face.rect(w * 0.3, (step - 16) * 0.18, w * 0.4, 16, { fill: '#7f93a8', radius: 8 });
  }
}

/** The door itself, open, with racks on its inner side. */
export function swungLeaf(pen: Pen, facts: PictureFacts, leaf: Leaf): void {
  const { hex } = facts.finish;
  if (leaf.hinge === 'right') {
    box(
      pen,
      { x: leaf.x + leaf.w - LEAF, y: leaf.y, z: -leaf.w, w: LEAF, h: leaf.h, d: leaf.w },
      { fill: hex },
    );
    dress(pen.side(leaf.x + leaf.w, leaf.y + leaf.h, -leaf.w), 4, 6, leaf.w - 8, leaf.h - 12, facts.finish);
    return;
  }
  box(pen, { x: leaf.x, y: leaf.y, z: -leaf.w, w: LEAF, h: leaf.h, d: leaf.w }, { fill: hex });
  const inner = pen.side(leaf.x + LEAF, leaf.y + leaf.h, -leaf.w);
  inner.rect(leaf.w * 0.07, leaf.h * 0.03, leaf.w * 0.86, leaf.h * 0.94, {
    fill: lighten('#e9eef4', 0.3),
    stroke: INK,
    width: 3,
    radius: 14,
  });
  const racks = leaf.frozen ? 0 : Math.max(2, Math.round(leaf.h / 330));
  for (let index = 0; index < racks; index += 1) {
    const y = leaf.y + leaf.h * (0.06 + (index * 0.88) / racks);
    box(
      pen,
      { x: leaf.x + LEAF, y, z: -leaf.w * 0.9, w: 74, h: 64, d: leaf.w * 0.8 },
      { fill: '#d9e8f2', width: 2.5 },
    );
  }
}
