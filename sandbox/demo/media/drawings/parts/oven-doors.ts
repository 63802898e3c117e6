import type { PictureFacts } from '../../facts.ts';
import { INK, lightness } from '../kit/colour.ts';
import type { Pen } from '../kit/pen.ts';
import { box } from '../kit/solids.ts';
import { cavity } from './cavity.ts';
import { barHandle } from './fittings.ts';
import { dress, pane } from './surface.ts';

/** A drop-down oven door in millimetres of the front; `y` is its lower edge. */
export type OvenDoor = { x: number; y: number; w: number; h: number };

/** Colours of the handle, of the door and, if its window has a rim, of that rim. */
type Look = { handle: string; frame: string; frameTrim?: string };

/** Thickness of the door, in millimetres. */
export const SLAB = 26;

/** A closed door with its window, a lit rack behind the glass and a bar handle. */
export function ovenDoor(
  pen: Pen,
  { finish }: Pick<PictureFacts, 'finish'>,
  door: OvenDoor,
  look: Look,
): void {
  const { x, y, w, h } = door;
  box(pen, { x, y, z: -SLAB, w, h, d: SLAB }, { fill: look.frame, radius: 5, width: 4 });
  const sheet = pen.front(x, y + h, -SLAB);
  dress(sheet, 3, 3, w - 6, h - 6, { ...finish, hex: look.frame });
  const [wx, wy] = [w * 0.14, h * (h < 230 ? 0.4 : 0.3)];
  const [ww, wh] = [w - wx * 2, h - wy - h * 0.14];
  if (look.frameTrim) {
    sheet.rect(wx - 8, wy - 8, ww + 16, wh + 16, { fill: look.frameTrim, stroke: INK, width: 2, radius: 22 });
  }
  const radius = look.frameTrim ? 16 : 8;
  sheet.rect(wx, wy, ww, wh, {
    fill: '#242a3c',
    stroke: lightness(look.frame) < 0.35 ? '#5b6377' : INK,
    width: 2.5,
    radius,
  });
  sheet.rect(wx + ww * 0.1, wy + wh * 0.1, ww * 0.8, wh * 0.8, { fill: '#3a3530', radius: 6 });
  const lamp = Math.min(ww, wh);
  sheet.circle(wx + ww * 0.82, wy + wh * 0.22, lamp * 0.1, { fill: '#e0a24a', opacity: 0.4 });
  sheet.circle(wx + ww * 0.82, wy + wh * 0.22, lamp * 0.05, { fill: '#f7d58f' });
  for (const level of [0.42, 0.72]) rack(sheet, wx + ww * 0.1, wy + wh * level, ww * 0.8);
  pane(sheet, wx, wy, ww, wh, { fill: 'none', radius, width: 0 });
  const lift = y + h - Math.min(h * 0.12, 42);
  barHandle(pen, [x + w * 0.08, lift], [x + w * 0.92, lift], { fill: look.handle, radius: 9, z: -SLAB });
}

function rack(sheet: ReturnType<Pen['front']>, x: number, y: number, w: number): void {
  const stroke = '#b9bec6';
  sheet.line(
    [
      [x, y],
      [x + w, y],
    ],
    { stroke, width: 2 },
  );
  for (let bar = 1; bar < 12; bar += 1) {
    const at = x + (w * bar) / 12;
    sheet.line(
      [
        [at, y],
        [at + w * 0.01, y + w * 0.025],
      ],
      { stroke, width: 1.2 },
    );
  }
}

/** The interior behind an open door, and the door lying open in front of it. */
export function openedOven(pen: Pen, facts: PictureFacts, door: OvenDoor, look: Look): void {
  const { x, y, w, h } = door;
  const rim = 30;
  const face = pen.front(x, y + h, 0);
  face.rect(0, 0, w, h, { fill: '#8b93a5', stroke: INK, width: 3 });
  const inside = {
    x: x + rim,
    y: y + rim,
    z: 0,
    w: w - rim * 2,
    h: h - rim * 2,
    d: Math.min(facts.depth * 0.72, 420),
  };
  cavity(pen, inside, '#55555c', () => {
    const sheet = pen.front(inside.x, inside.y + inside.h, inside.z + inside.d);
    sheet.circle(inside.w * 0.5, inside.h * 0.5, Math.min(inside.w, inside.h) * 0.28, {
      fill: '#6c6c74',
      stroke: INK,
      width: 2.5,
    });
    sheet.circle(inside.w * 0.5, inside.h * 0.5, Math.min(inside.w, inside.h) * 0.08, {
      fill: '#55555c',
      stroke: INK,
      width: 2,
    });
    for (const level of [0.3, 0.62]) shelf(pen, inside, inside.y + inside.h * level, level < 0.5);
  });
  box(pen, { x, y: y - SLAB, z: -h, w, h: SLAB, d: h }, { fill: look.frame, width: 4 });
  const inner = pen.top(x, y, 0);
  inner.rect(w * 0.06, h * 0.08, w * 0.88, h * 0.8, { fill: '#2b3145', stroke: INK, width: 3, radius: 10 });
  inner.polygon(
    [
      [w * 0.3, h * 0.08],
      [w * 0.46, h * 0.08],
      [w * 0.3, h * 0.88],
      [w * 0.14, h * 0.88],
    ],
    { fill: '#ffffff', opacity: 0.16 },
  );
}

type Inside = { x: number; y: number; z: number; w: number; h: number; d: number };

function shelf(pen: Pen, { x, z, w, d }: Inside, y: number, tray: boolean): void {
  if (tray) {
    box(pen, { x: x + 6, y, z: z + 20, w: w - 12, h: 24, d: d - 40 }, { fill: '#3c4254', width: 2.5 });
    return;
  }
  for (let bar = 0; bar <= 10; bar += 1) {
    const at = x + 6 + ((w - 12) * bar) / 10;
    pen.line(
      [
        [at, y, z + 14],
        [at, y, z + d],
      ],
      { stroke: '#d5dae2', width: 1.8 },
    );
  }
  pen.line(
    [
      [x + 6, y, z + 14],
      [x + w - 6, y, z + 14],
    ],
    { stroke: '#d5dae2', width: 3 },
  );
}
