import type { PictureFacts } from '../facts.ts';
import { type Drawing, FLOOR } from './drawing.ts';
import { INK, mix } from './kit/colour.ts';
import type { Pen } from './kit/pen.ts';
import { box } from './kit/solids.ts';
import { cavity } from './parts/cavity.ts';
import { barHandle, feet } from './parts/fittings.ts';
import { trimOf } from './parts/surface.ts';

const CLEAR = 22;
const WOOD = '#c79a62';

/** Wine and drinks coolers: a framed glass door over lit racks. */
export const wine: Drawing = {
  camera: FLOOR,
  draw: (pen, facts) => {
    const { width: w, height: h, depth: d, finish, accent } = facts;
    feet(pen, w, d, CLEAR);
    box(pen, { x: 0, y: CLEAR, z: 0, w, h: h - CLEAR, d }, { fill: finish.hex, radius: 6 });
    const frame = Math.min(w * 0.09, 46);
    const plinth = Math.min(70, h * 0.06);
    const inside = {
      x: frame,
      y: CLEAR + plinth + frame,
      z: 0,
      w: w - frame * 2,
      h: h - CLEAR - plinth - frame * 2,
      d: d * 0.55,
    };
    cavity(pen, inside, '#343b52', () => contents(pen, facts, inside));
    glare(pen, inside);
    const line = mix(finish.hex, '#8b93a5', 0.5);
    pen.front(0, CLEAR + plinth, 0).line(
      [
        [0, 0],
        [w, 0],
      ],
      { stroke: line, width: 3 },
    );
    const top = h - frame * 1.4;
    const grip = facts.hinge === 'right' ? frame * 0.5 : w - frame * 0.5;
    barHandle(pen, [grip, CLEAR + plinth + h * 0.24], [grip, Math.min(top, CLEAR + plinth + h * 0.72)], {
      fill: trimOf(finish, accent),
      radius: 8,
    });
  },
};

type Inside = { x: number; y: number; z: number; w: number; h: number; d: number };

function contents(pen: Pen, facts: PictureFacts, inside: Inside): void {
  const zones = Math.max(1, Math.min(3, facts.zones ?? 1));
  const band = 44;
  const tall = inside.h / zones;
  for (let zone = 0; zone < zones; zone += 1) {
    const y = inside.y + zone * tall;
    rows(pen, facts, { ...inside, y, h: tall - band });
    lamp(pen, { ...inside, y: y + tall - band, h: band });
  }
}

/** The strip with lamp and temperature display above each zone. */
function lamp(pen: Pen, { x, y, z, w, h }: Inside): void {
  box(pen, { x, y, z: z + 4, w, h, d: 40 }, { fill: '#12172b', width: 2 });
  const sheet = pen.front(x, y + h, z + 4);
  sheet.rect(w * 0.4, h * 0.24, w * 0.2, h * 0.52, { fill: '#1d2740', radius: 4 });
  sheet.rect(w * 0.44, h * 0.36, w * 0.05, h * 0.28, { fill: '#eaf0ff' });
  sheet.rect(w * 0.51, h * 0.36, w * 0.05, h * 0.28, { fill: '#eaf0ff' });
}

function rows(pen: Pen, { kind, form }: PictureFacts, { x, y, z, w, h, d }: Inside): void {
  const cans = form === 'drinks' || kind !== 'wine-cooler';
  const count = Math.max(1, Math.floor(h / (cans ? 150 : 118)));
  const step = h / count;
  for (let row = 0; row < count; row += 1) {
    const level = y + row * step;
    if (cans) standing(pen, { x, y: level + 14, z: z + 40, w, h: step, d }, row);
    else lying(pen, { x, y: level + 22, z: z + 24, w, h: step, d }, row);
    box(pen, { x, y: level + 4, z: z + 16, w, h: 18, d: 30 }, { fill: cans ? '#8b93a5' : WOOD, width: 2.5 });
  }
}

/** Bottles lying down, their ends to the front. */
function lying(pen: Pen, { x, y, z, w, h }: Inside, row: number): void {
  const r = Math.min(40, h * 0.34);
  const count = Math.max(2, Math.floor(w / (r * 2.5)));
  const gap = w / count;
  const sheet = pen.front(x, y + h, z);
  for (let index = 0; index < count; index += 1) {
    const cx = gap * (index + 0.5);
    const cy = h - r;
    const fill = ['#3c4a34', '#6b2433', '#2f3d52', '#5a4a24'][(index + row) % 4] ?? '#3c4a34';
    sheet.circle(cx, cy, r, { fill, stroke: INK, width: 2.5 });
    sheet.circle(cx, cy, r * 0.46, { fill: mix(fill, '#ffffff', 0.3), stroke: INK, width: 2 });
    sheet.path(`M${cx - r * 0.7} ${cy - r * 0.2}a${r * 0.75} ${r * 0.75} 0 0 1 ${r * 0.5} ${-r * 0.5}`, {
      stroke: '#ffffff',
      width: 2.5,
      opacity: 0.7,
    });
  }
}

/** Upright cans. */
function standing(pen: Pen, { x, y, z, w, h }: Inside, row: number): void {
  const wide = 58;
  const tall = Math.min(112, h * 0.72);
  const count = Math.max(2, Math.floor(w / (wide * 1.2)));
  const gap = w / count;
  const sheet = pen.front(x, y + tall, z);
  for (let index = 0; index < count; index += 1) {
    const left = gap * index + (gap - wide) / 2;
    const fill = ['#c9563c', '#d5dae2', '#2448c4', '#e2b33c'][(index * 2 + row) % 4] ?? '#d5dae2';
    sheet.rect(left, 0, wide, tall, { fill, stroke: INK, width: 2.5, radius: 10 });
    sheet.rect(left, tall * 0.08, wide, 5, { fill: '#ffffff', opacity: 0.7 });
    sheet.rect(left + wide * 0.16, tall * 0.18, wide * 0.14, tall * 0.66, {
      fill: '#ffffff',
      opacity: 0.45,
      radius: 6,
    });
  }
}

function glare(pen: Pen, { x, y, z, w, h }: Inside): void {
  const sheet = pen.front(x, y + h, z);
  sheet.polygon(
    [
      [w * 0.58, 0],
      [w * 0.86, 0],
      [w * 0.4, h],
      [w * 0.12, h],
    ],
    { fill: '#ffffff', opacity: 0.1 },
  );
}
