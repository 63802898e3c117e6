import { hasClock, isRange, knobPlaces, layoutOf } from '../looks/cooker-layout.ts';
import { cookerLook } from '../looks/large.ts';
import type { PictureFacts } from '../facts.ts';
import type { Drawing } from './drawing.ts';
import { lightness, mix, seam } from './kit/colour.ts';
import type { Pen } from './kit/pen.ts';
import { box } from './kit/solids.ts';
import { gasBurner, glassZone, solidPlate, spread } from './parts/burners.ts';
import { barHandle, display, knob } from './parts/fittings.ts';
import { openedOven, type OvenDoor, ovenDoor } from './parts/oven-doors.ts';
import { dress, isMetal, trimOf } from './parts/surface.ts';

/** Range cookers and freestanding cookers, laid out as the studio builds them: hob on top, knobs, ovens, a drawer. */
export const ranges: Drawing = {
  camera: { yaw: 24, pitch: 17 },
  draw: (pen, facts) => {
    stand(pen, facts);
    for (const door of doorsOf(facts)) closed(pen, facts, door);
  },
  open: (pen, facts) => {
    stand(pen, facts);
    const [main, ...others] = doorsOf(facts);
    for (const door of others) closed(pen, facts, door);
    if (main) openedOven(pen, facts, main, doorLook(facts));
  },
};

const LEG = 90;
const PANEL = 118;
const TOP = 26;
const GAP = 8;

type Door = OvenDoor & { drawer: boolean };

function doorLook(facts: PictureFacts) {
  const { finish, accent } = facts;
  const handle = trimOf(finish, accent);
  return { handle, frame: finish.hex, ...(isRange(cookerLook(facts)) && { frameTrim: handle }) };
}

function stand(pen: Pen, facts: PictureFacts): void {
  const { width: w, height: h, depth: d, finish } = facts;
  for (const [x, z] of [
    [40, d - 50],
    [w - 40, d - 50],
    [40, 50],
    [w - 40, 50],
  ] as const) {
    box(pen, { x: x - 20, y: 0, z: z - 20, w: 40, h: LEG, d: 40 }, { fill: '#2a2f40', width: 2.5 });
  }
  box(pen, { x: 14, y: 26, z: 50, w: w - 28, h: LEG - 26, d: d - 60 }, { fill: '#2a2f40' });
  box(pen, { x: 0, y: LEG, z: 0, w, h: h - LEG - TOP, d }, { fill: finish.hex, radius: 4 });
  hob(pen, facts);
  fascia(pen, facts);
}

function hob(pen: Pen, facts: PictureFacts): void {
  const { width: w, height: h, depth: d, finish, zones = 4, hob: fuel = 'induction' } = facts;
  const fill = fuel === 'gas' ? mix(finish.hex, '#aeb5c2', isMetal(finish) ? 0 : 0.6) : '#1b1f2c';
  const back = isRange(cookerLook(facts)) ? 54 : 0;
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
  const { width: w, height: h, finish, accent } = facts;
  const look = cookerLook(facts);
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
  const collar = lightness(finish.hex) < 0.35 ? '#3a4052' : '#f3f6fa';
  for (const [index, place] of knobPlaces(look).entries())
    knob(pen, w / 2 + (place * w) / look.width, y, w < 560 ? 21 : 25, {
      fill: trimOf(finish, accent),
      angle: [0, 30, 0, -34][index % 4] ?? 0,
      depth: 26,
      collar,
    });
  if (hasClock(look)) display(sheet, w / 2 - 56, PANEL / 2 - 18, 112, 44);
  if (!isRange(look)) return;
  const rail = h - TOP - PANEL - 22;
  barHandle(pen, [w * 0.02, rail], [w * 0.98, rail], { fill: trimOf(finish, accent), radius: 11, off: 56 });
}

/** Fronts below the knobs in millimetres, the main oven's first. */
function doorsOf(facts: PictureFacts): Door[] {
  const { width: w, height: h } = facts;
  const look = cookerLook(facts);
  const rail = isRange(look) ? 46 : 0;
  const [low, tall] = [LEG + 14, h - TOP - PANEL - LEG - 24 - rail];
  const [edge, wide] = [6, w - 12];
  return layoutOf(look).map(([x, y, across, up, glass]) => ({
    x: edge + x * wide + GAP / 2,
    y: low + y * tall + GAP / 2,
    w: across * wide - GAP,
    h: up * tall - GAP,
    drawer: !glass,
  }));
}

function closed(pen: Pen, facts: PictureFacts, door: Door): void {
  const look = doorLook(facts);
  if (!door.drawer) {
    ovenDoor(pen, facts, door, look);
    return;
  }
  box(
    pen,
    { x: door.x, y: door.y, z: -22, w: door.w, h: door.h, d: 22 },
    { fill: facts.finish.hex, radius: 5, width: 4 },
  );
  dress(pen.front(door.x, door.y + door.h, -22), 3, 3, door.w - 6, door.h - 6, facts.finish);
  const grip = door.y + door.h - 40;
  barHandle(pen, [door.x + door.w * 0.08, grip], [door.x + door.w * 0.92, grip], {
    fill: look.handle,
    z: -22,
  });
}
