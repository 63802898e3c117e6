import { DoubleSide, type Path } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { LIGHT_INTO_HOLLOWS } from '../engine/lights.ts';
import type { Room } from '../engine/room.ts';
import { surface, type Substance } from '../engine/surface.ts';
import { type Kit, type Material, roundedRect } from '../kit/kit.ts';
import type { Paints } from '../paints.ts';
import { bodyBox, type Built, type Model } from './model.ts';
import { type Bowl, sinkBowl } from './parts/sink-bowl.ts';

const STONE: Readonly<Record<string, readonly [number, number, number]>> = {
  BL: [0.022, 0.022, 0.023],
  GR: [0.16, 0.165, 0.17],
  WH: [0.8, 0.8, 0.79],
  CM: [0.72, 0.65, 0.52],
  GM: [0.07, 0.072, 0.076],
};

const METAL: Readonly<Record<string, readonly [number, number, number]>> = {
  SS: [0.7, 0.705, 0.715],
  GM: [0.2, 0.205, 0.215],
  CU: [0.8, 0.43, 0.27],
  GO: [0.82, 0.62, 0.32],
};

/** Light from behind and above grazes the rim and the bowls, which also reflect what is in front of them. */
const SINK_ROOM: Room = {
  tones: [0.5, 0.6, 0.34, 0.66],
  // The walls reflect the bowl's own bright floor.
  floor: 1.7,
  boxes: [
    {
      at: [-1, 2.3, -3],
      facing: [0, 0, 0],
      halfWidth: 1.25,
      halfHeight: 0.9,
      light: 2.6,
      up: 0.3,
      softness: 0.7,
    },
    { at: [0, 3.4, 0.6], facing: [0, 0, 0], halfWidth: 1.4, halfHeight: 0.9, light: 1.5, softness: 0.3 },
    {
      at: [-3.4, 1.6, 1.4],
      facing: [0, 0, 0],
      halfWidth: 0.9,
      halfHeight: 1.6,
      light: 1.9,
      softness: 0.25,
    },
    { at: [0.6, 2.6, 3.6], facing: [0, 0, 0], halfWidth: 1.6, halfHeight: 0.5, light: 1.1, softness: 0.4 },
  ],
};

const PITCH = 0.86;
const DISTANCE = 3.4;

/** Sinks seen from above. Traits: `bowls` 1, 1.5 or 2; `drainer`; `form` metal, stone or belfast. */
export const sink: Model = {
  level: 0,
  turn: 0,
  pitch: PITCH,
  distance: DISTANCE,
  lighting: LIGHT_INTO_HOLLOWS,
  room: ({ traits }) => (traits['form'] === 'metal' ? SINK_ROOM : undefined),
  build: (kit, look, paints) => {
    const { width: w, height: h, depth: d, traits } = look;
    const belfast = traits['form'] === 'belfast';
    const rooms = bowls(look);
    const thick = belfast ? 26 : 8;
    const holes: Path[] = rooms.map(({ x, wide, deep, round }) => roundedRect(wide, deep, round, [x, 0]));
    kit.tray([w, d], thick, [0, h - thick / 2, 0], rimOf(look, paints), {
      radius: belfast ? 14 : 22,
      bevel: belfast ? 9 : 3,
      holes,
    });
    const skin = surface({ ...substanceOf(look), side: DoubleSide });
    for (const [i, room] of rooms.entries())
      sinkBowl(kit, room, [h - 1, (h - 16) * (i > 0 && room.wide < 200 ? 0.62 : 1)], skin, paints);
    if (belfast) outside(kit, [w, h, d], surface(substanceOf(look)));
    else kit.cylinder(17, 4, [tapOf(look, rooms), h + 1, -d / 2 + 25], paints.chrome, { bevel: 1.5 });
    if (traits['drainer'] === true)
      drainer(kit, look, (rooms[0]?.wide ?? 340) + (rooms.length > 1 ? 210 : 0), rimOf(look, paints));
    return { body: bodyBox(look), edges: rimEdges(look), ...firstBowl(look, rooms) };
  },
};

/** The first bowl and its rim, seen from a corner. */
function firstBowl({ height: h }: Look, [bowl]: readonly Bowl[]): Pick<Built, 'detail' | 'near'> {
  if (!bowl) return {};
  const [x, z] = [bowl.wide / 2 + 45, bowl.deep / 2 + 45];
  return {
    detail: { from: [bowl.x - x, h - 20, -z], to: [bowl.x + x, h, z] },
    near: { turn: -0.5, pitch: 0.78 },
  };
}

/**
 * Edges for dimension lines. The rim is nearer to the eye than the floor and forms the outline, so the width's line is
 * in front of it and the depth's beside it.
 */
function rimEdges({ width: w, height: h, depth: d }: Look) {
  const away = DISTANCE * Math.max(w, d);
  const x = ((w / 2) * away) / (away - h * Math.sin(PITCH));
  return {
    width: [
      [-x, 0, d / 2],
      [x, 0, d / 2],
    ],
    height: [
      [-x, 0, d / 2],
      [-w / 2, h, d / 2],
    ],
    depth: [
      [w / 2, h, d / 2],
      [w / 2, h, -d / 2],
    ],
  } as const;
}

/** Material of the bowls: solid stone or fireclay, or satin sheet metal. */
function substanceOf({ finish, traits }: Look): Substance {
  if (traits['form'] === 'metal')
    return { colour: METAL[finish] ?? [0.7, 0.705, 0.715], metal: 1, rough: 0.3, openShare: 0.45 };
  const belfast = traits['form'] === 'belfast';
  return {
    colour: STONE[finish] ?? [0.5, 0.5, 0.5],
    rough: belfast ? 0.14 : 0.5,
    openShare: 0.6,
    ...(belfast && { coat: 0.4, glow: 0.1 }),
  };
}

const rimOf = (look: Look, paints: Paints): Material =>
  look.traits['form'] === 'metal' && look.finish !== 'SS' ? paints.front : surface(rimSubstance(look));

const rimSubstance = (look: Look): Substance =>
  look.traits['form'] === 'metal'
    ? { ...substanceOf(look), rough: 0.2, roughAlong: 0.42, brush: 1, brushDepth: 0.05 }
    : substanceOf(look);

/** Taps are behind the middle, or between two bowls. */
const tapOf = ({ traits }: Look, rooms: readonly Bowl[]): number => {
  const [first, second] = rooms;
  if (!first) return 0;
  return second && traits['bowls'] !== 2 ? (first.x + second.x) / 2 + first.wide / 8 : first.x;
};

function bowls({ width: w, depth: d, traits }: Look): readonly Bowl[] {
  const belfast = traits['form'] === 'belfast';
  const edge = belfast ? 34 : 48;
  const deep = d - edge * 2;
  const shape = { round: belfast ? 26 : traits['form'] === 'metal' ? 52 : 38, fillet: belfast ? 16 : 34 };
  const count = Number(traits['bowls']);
  if (traits['drainer'] === true) {
    const wide = Math.min(420, w * (count > 1 ? 0.36 : 0.44));
    const first = { x: -w / 2 + edge + wide / 2, wide, deep, ...shape };
    return count > 1
      ? [first, { ...shape, x: first.x + wide / 2 + 34 + 80, wide: 160, deep: deep * 0.8 }]
      : [first];
  }
  if (count <= 1) return [{ x: 0, wide: w - edge * 2, deep, ...shape }];
  const room = w - edge * 2 - 30;
  const large = count === 2 ? room / 2 : room * 0.64;
  return [
    { x: -w / 2 + edge + large / 2, wide: large, deep, ...shape },
    { x: w / 2 - edge - (room - large) / 2, wide: room - large, deep, ...shape },
  ];
}

function outside(kit: Kit, [w, h, d]: readonly [number, number, number], material: Material): void {
  for (const side of [-1, 1]) kit.box([24, h - 6, d], [side * (w / 2 - 12), (h - 6) / 2, 0], material, 9);
  for (const side of [-1, 1]) kit.box([w, h - 6, 24], [0, (h - 6) / 2, side * (d / 2 - 12)], material, 9);
}

function drainer(kit: Kit, { width: w, height: h, depth: d }: Look, taken: number, material: Material): void {
  const from = -w / 2 + taken + 110;
  const long = w / 2 - 40 - from;
  for (let i = 0; i < 8; i += 1)
    kit.box([long, 4, 12], [from + long / 2 + 20, h, -d * 0.34 + i * d * 0.095], material, 2);
}
