import type { Path } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { surface, type Substance } from '../engine/surface.ts';
import { type Kit, roundedRect } from '../kit/kit.ts';
import type { Model } from './model.ts';

const STONE: Readonly<Record<string, readonly [number, number, number]>> = {
  BL: [0.022, 0.022, 0.023],
  GR: [0.16, 0.165, 0.17],
  WH: [0.8, 0.8, 0.79],
  CM: [0.72, 0.65, 0.52],
  GM: [0.07, 0.072, 0.076],
};

/** Sinks seen from above. Traits: `bowls` 1, 1.5 or 2; `drainer`; `form` metal, stone or belfast. */
export const sink: Model = {
  level: 0,
  turn: 0.34,
  pitch: 0.66,
  distance: 2.8,
  build: (kit, look, paints) => {
    const { width: w, height: h, depth: d, traits, finish } = look;
    const belfast = traits['form'] === 'belfast';
    const stone: Substance = {
      colour: STONE[finish] ?? [0.5, 0.5, 0.5],
      rough: belfast ? 0.14 : 0.55,
      ...(belfast && { coat: 0.4 }),
    };
    const rim = traits['form'] === 'metal' ? paints.front : surface(stone);
    const rooms = bowls(look);
    const holes: Path[] = rooms.map(({ x, wide, deep }) =>
      roundedRect(wide, deep, belfast ? 22 : 34, [x, 0]),
    );
    const thick = belfast ? 26 : 10;
    kit.tray([w, d], thick, [0, h - thick / 2, 0], rim, {
      radius: belfast ? 14 : 22,
      bevel: belfast ? 8 : 3,
      holes,
    });
    for (const room of rooms) bowl(kit, room, h - thick + 1, h - thick - 14, rim, paints.chrome);
    if (belfast) outside(kit, w, h, d, rim);
    if (traits['drainer'] === true)
      drainer(kit, look, (rooms[0]?.wide ?? 340) + (rooms.length > 1 ? 210 : 0), rim);
    return { body: { from: [-w / 2, 0, -d / 2], to: [w / 2, h, d / 2] } };
  },
};

type Room = { x: number; wide: number; deep: number };

function bowls({ width: w, depth: d, traits }: Look): readonly Room[] {
  const edge = traits['form'] === 'belfast' ? 34 : 48;
  const deep = d - edge * 2;
  const count = Number(traits['bowls']);
  if (traits['drainer'] === true) {
    const wide = Math.min(420, w * (count > 1 ? 0.36 : 0.44));
    const first = { x: -w / 2 + edge + wide / 2, wide, deep };
    return count > 1 ? [first, { x: first.x + wide / 2 + 34 + 80, wide: 160, deep: deep * 0.8 }] : [first];
  }
  if (count <= 1) return [{ x: 0, wide: w - edge * 2, deep }];
  const room = w - edge * 2 - 30;
  const large = count === 2 ? room / 2 : room * 0.64;
  return [
    { x: -w / 2 + edge + large / 2, wide: large, deep },
    { x: w / 2 - edge - (room - large) / 2, wide: room - large, deep },
  ];
}

/** Four walls, a floor and a waste. */
function bowl(
  kit: Kit,
  { x, wide, deep }: Room,
  top: number,
  depth: number,
  material: Parameters<Kit['box']>[2],
  chrome: Parameters<Kit['box']>[2],
): void {
  const y = top - depth / 2;
  for (const side of [-1, 1]) {
    kit.box([8, depth, deep + 8], [x + side * (wide / 2 + 3), y, 0], material, 3);
    kit.box([wide + 8, depth, 8], [x, y, side * (deep / 2 + 3)], material, 3);
  }
  kit.box([wide + 6, 8, deep + 6], [x, top - depth, 0], material, 3);
  kit.cylinder(46, 4, [x, top - depth + 5, 0], chrome);
  kit.cylinder(26, 6, [x, top - depth + 6, 0], chrome, { bevel: 3 });
}

function outside(kit: Kit, w: number, h: number, d: number, material: Parameters<Kit['box']>[2]): void {
  for (const side of [-1, 1]) kit.box([24, h - 6, d], [side * (w / 2 - 12), (h - 6) / 2, 0], material, 9);
  for (const side of [-1, 1]) kit.box([w, h - 6, 24], [0, (h - 6) / 2, side * (d / 2 - 12)], material, 9);
}

function drainer(
  kit: Kit,
  { width: w, height: h, depth: d }: Look,
  taken: number,
  material: Parameters<Kit['box']>[2],
): void {
  const from = -w / 2 + taken + 110;
  const long = w / 2 - 40 - from;
  for (let i = 0; i < 8; i += 1)
    kit.box([long, 5, 9], [from + long / 2 + 20, h, -d * 0.34 + i * d * 0.095], material, 2);
}
