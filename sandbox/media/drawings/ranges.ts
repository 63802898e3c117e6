import type { PictureFacts } from '../facts.ts';
import type { Drawing } from './drawing.ts';
import { lightness, mix, seam } from './kit/colour.ts';
import type { Pen } from './kit/pen.ts';
import { box } from './kit/solids.ts';
import { gasBurner, glassZone, solidPlate, spread } from './parts/burners.ts';
import { barHandle, knob } from './parts/fittings.ts';
import { openedOven, type OvenDoor, ovenDoor } from './parts/oven-doors.ts';
import { dress, isMetal, trimOf } from './parts/surface.ts';

/** Range cookers and freestanding cookers: a hob on top, knobs below it, one or more ovens under them. */
export const ranges: Drawing = {
  camera: { yaw: 24, pitch: 17 },
  draw: (pen, facts) => {
    stand(pen, facts);
    for (const door of doorsOf(facts)) closed(pen, facts, door);
  },
  open: (pen, facts) => {
    stand(pen, facts);
    const doors = doorsOf(facts);
    const main = doors.find(({ drawer }) => !drawer);
    for (const door of doors) if (door !== main) closed(pen, facts, door);
    if (main) openedOven(pen, facts, main, lookOf(facts));
  },
};

const LEG = 90;
const PANEL = 118;
const TOP = 26;
const GAP = 8;

type Door = OvenDoor & { drawer?: boolean; tall?: boolean };

function lookOf(facts: PictureFacts) {
  const { finish, accent, kind, style = 0 } = facts;
  const trim = accent ?? trimOf(finish);
  const classic = kind === 'range-cooker' && style % 3 !== 1;
  return {
    handle: trim,
    frame: kind === 'cooker' && !isMetal(finish) && style % 2 === 1 ? '#1c1e24' : finish.hex,
    glazed: !classic,
    ...(classic ? { frameTrim: trim } : {}),
  };
}

function stand(pen: Pen, facts: PictureFacts): void {
  const { width: w, height: h, depth: d, finish, kind } = facts;
  for (const [x, z] of [
    [40, d - 50],
    [w - 40, d - 50],
    [40, 50],
    [w - 40, 50],
  ] as const) {
    box(pen, { x: x - 20, y: 0, z: z - 20, w: 40, h: LEG, d: 40 }, { fill: '#2a2f40', width: 2.5 });
  }
  if (kind === 'cooker') box(pen, { x: 10, y: 8, z: 50, w: w - 20, h: LEG, d: d - 60 }, { fill: '#2a2f40' });
  box(pen, { x: 0, y: LEG, z: 0, w, h: h - LEG - TOP, d }, { fill: finish.hex, radius: 4 });
  hob(pen, facts);
  fascia(pen, facts);
}

function hob(pen: Pen, facts: PictureFacts): void {
  const { width: w, height: h, depth: d, finish, zones = 4, hob: fuel = 'induction' } = facts;
  const fill = fuel === 'gas' ? mix(finish.hex, '#aeb5c2', isMetal(finish) ? 0 : 0.6) : '#1b1f2c';
  const back = 54;
  box(
    pen,
    { x: 0, y: h - TOP, z: d - 22, w, h: TOP + back, d: 22 },
    { fill: isMetal(finish) ? finish.hex : mix(finish.hex, '#8b93a5', 0.3), width: 4 },
  );
  box(pen, { x: -3, y: h - TOP, z: -6, w: w + 6, h: TOP, d: d - 16 }, { fill });
  const sheet = pen.top(0, h, d - 22);
  const deep = d - 40;
  const zonesHere = spread(zones, w * 0.96, deep).map((zone) => ({ ...zone, x: zone.x + w * 0.02 }));
  if (fuel === 'gas') {
    for (const [index, zone] of zonesHere.entries())
      gasBurner(pen, h, { ...zone, r: zone.r * 1.05 }, zones >= 5 && index === Math.floor(zones / 2));
    return;
  }
  sheet.polygon(
    [
      [w * 0.12, 4],
      [w * 0.36, 4],
      [w * 0.24, deep],
      [w * 0.02, deep],
    ],
    { fill: '#ffffff', opacity: 0.09 },
  );
  if (facts.hob === 'solid plate') for (const zone of zonesHere) solidPlate(pen, h, zone);
  else for (const zone of zonesHere) glassZone(sheet, d - 22, zone, fuel === 'ceramic');
}

function fascia(pen: Pen, facts: PictureFacts): void {
  const { width: w, height: h, finish, accent, kind, zones = 4, ovens = 1, style = 0 } = facts;
  const y = h - TOP - PANEL / 2 - 4;
  const sheet = pen.front(0, h - TOP, 0);
  dress(sheet, 2, 2, w - 4, h - TOP - LEG - 6, finish);
  sheet.line(
    [
      [0, PANEL],
      [w, PANEL],
    ],
    { stroke: seam(finish.hex), width: 3 },
  );
  const dark = lightness(finish.hex) < 0.35;
  const fill = accent ?? (dark ? '#aeb5c2' : isMetal(finish) ? '#2a2f40' : '#d5dae2');
  const count = Math.min(kind === 'range-cooker' ? 9 : 7, zones + ovens + (kind === 'range-cooker' ? 1 : 0));
  const clock = style % 2 === 0 ? Math.floor(count / 2) : -1;
  for (let index = 0; index < count; index += 1) {
    const x = (w * (index + 0.6)) / (count + 0.2);
    if (index === clock) {
      sheet.circle(x, PANEL / 2 + 4, 34, { fill: accent ?? '#d5dae2', stroke: '#12172b', width: 3 });
      sheet.circle(x, PANEL / 2 + 4, 27, { fill: '#ffffff', stroke: '#12172b', width: 2 });
      sheet.line(
        [
          [x, PANEL / 2 - 12],
          [x, PANEL / 2 + 4],
          [x + 12, PANEL / 2 + 10],
        ],
        { width: 3 },
      );
    } else
      knob(pen, x, y, 25, { fill, angle: index * 24 - 60, depth: 26, collar: dark ? '#3a4052' : '#f3f6fa' });
  }
  if (kind === 'range-cooker') {
    const rail = h - TOP - PANEL - 22;
    barHandle(pen, [w * 0.02, rail], [w * 0.98, rail], {
      fill: accent ?? trimOf(finish),
      radius: 11,
      off: 56,
    });
  }
}

/** How the front below the knobs is divided: by the number of ovens, the main one at the lower left. */
function doorsOf({ kind, width: w, height: h, ovens = 1 }: PictureFacts): Door[] {
  const rail = kind === 'range-cooker' ? 46 : 0;
  const [low, tall] = [LEG + 14, h - TOP - PANEL - LEG - 24 - rail];
  const edge = 10;
  if (kind === 'cooker') {
    const wide = w - edge * 2;
    if (ovens < 2)
      return [
        { x: edge, y: low + 110, w: wide, h: tall - 110 },
        { x: edge, y: low, w: wide, h: 100, drawer: true },
      ];
    const main = (tall - GAP) * 0.62;
    return [
      { x: edge, y: low, w: wide, h: main },
      { x: edge, y: low + main + GAP, w: wide, h: tall - main - GAP },
    ];
  }
  const half = (w - edge * 2 - GAP) / 2;
  const right = edge + half + GAP;
  if (ovens <= 1) return [{ x: edge, y: low, w: w - edge * 2, h: tall }];
  const main = (tall - GAP) * 0.64;
  const left: Door[] =
    ovens === 2
      ? [
          { x: edge, y: low + 130 + GAP, w: half, h: tall - 130 - GAP },
          { x: edge, y: low, w: half, h: 130, drawer: true },
        ]
      : [
          { x: edge, y: low, w: half, h: main },
          { x: edge, y: low + main + GAP, w: half, h: tall - main - GAP },
        ];
  if (ovens <= 3) return [...left, { x: right, y: low, w: half, h: tall, tall: true }];
  const lower = (tall - GAP) / 2;
  return [
    ...left,
    { x: right, y: low, w: half, h: lower },
    { x: right, y: low + lower + GAP, w: half, h: tall - lower - GAP },
  ];
}

function closed(pen: Pen, facts: PictureFacts, door: Door): void {
  const look = lookOf(facts);
  if (!door.drawer) {
    ovenDoor(pen, facts, door, { ...look, sideOpening: Boolean(door.tall) && !look.frameTrim });
    return;
  }
  box(
    pen,
    { x: door.x, y: door.y, z: -22, w: door.w, h: door.h, d: 22 },
    { fill: facts.finish.hex, radius: 5, width: 4 },
  );
  dress(pen.front(door.x, door.y + door.h, -22), 3, 3, door.w - 6, door.h - 6, facts.finish);
  if (facts.kind === 'range-cooker')
    barHandle(
      pen,
      [door.x + door.w * 0.1, door.y + door.h * 0.68],
      [door.x + door.w * 0.9, door.y + door.h * 0.68],
      { fill: look.handle, z: -22 },
    );
}
