import { MathUtils } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { darkRoom } from '../engine/room.ts';
import type { Kit } from '../kit/kit.ts';
import { isDark, type Paints } from '../paints.ts';
import { bodyBox, type Built, inkOn, type Model, type Pose } from './model.ts';
import { feet, shell } from './parts/case.ts';
import { buttons, display, knob, touchSigns } from './parts/controls.ts';
import { dishInside } from './parts/dish-inside.ts';
import { furnitureFront, housedEdges, housedExposure, housing } from './parts/housing.ts';

const TURN = 0.4;

/**
 * Dishwashers. Traits: `fascia` front or table-top; `controls`; `handle` bar or grip; `integrated`, shown half open.
 */
export const dishwasher: Model = {
  level: 1250,
  turn: TURN,
  room: ({ finish }) => (isDark(finish) ? darkRoom(TURN) : undefined),
  exposure: housedExposure,
  leans: ({ traits }) => traits['integrated'] === true,
  build: buildDishwasher,
};

function buildDishwasher(kit: Kit, look: Look, paints: Paints, pose: Pose): Built {
  const { width: w, height: h, depth: d, traits } = look;
  const hidden = traits['integrated'] === true;
  const small = traits['fascia'] === 'table-top';
  const front = d / 2;
  const foot = small ? 20 : 100;
  const top = h - (hidden ? 0 : 26);
  shell(
    kit,
    [w - 4, top - foot, d - 30],
    [0, foot + (top - foot) / 2, -15],
    hidden ? paints.galvanised : paints.side,
    24,
    6,
  );
  if (!hidden) kit.box([w, 26, d], [0, h - 13, 0], paints.side, 6);
  if (small) feet(kit, w, d, paints, 18);
  else {
    kit.box([w - 20, 90, d - 60], [0, 58, -10], paints.gap, 4);
    kit.box([w - 8, 84, 18], [0, 54, front - 55], hidden ? paints.darkPlastic : paints.blackPlastic, 3);
    feet(kit, w, d, paints, 16);
  }
  const high = top - foot - 8;
  const degrees = pose === 'open' ? 86 : hidden && pose === 'closed' ? 44 : 0;
  const turn = [MathUtils.degToRad(degrees || 86), 0, 0] as const;
  const hinged = kit.hinged('door', [0, foot + 6, front - 24], { turn }, degrees > 0);
  const drawn = pose === 'open' && !small ? 300 : 0;
  if (degrees > 0 || pose === 'shut')
    dishInside(kit, { w: w - 60, d: d - 90, bottom: foot + 26, top: top - 26, z: front - 34 }, drawn, paints);
  else kit.box([w - 10, high, 12], [0, foot + high / 2, front - 26], paints.gap, 3);
  if (hidden) {
    hiddenDoor(hinged, look, paints, high);
    housing(kit, look, paints);
  } else door(hinged, look, paints, high);
  return {
    body: bodyBox(look),
    ...(hidden && { edges: housedEdges(look) }),
    detail: { from: [-w / 2, h - 190, front], to: [w / 2, h, front + 10] },
    ...(!hidden && {
      badge: {
        at: [
          -w / 2 + 100,
          foot + 6 + high - (small ? panelOf(high) + 36 : panelOf(high) / 2 + 30),
          front + 2.5,
        ],
        size: [110, 15],
        ink: inkOn(look.finish),
      },
    }),
  };
}

const panelOf = (high: number): number => Math.min(124, high * 0.24);

function door(kit: Kit, { width: w, traits }: Look, paints: Paints, high: number): void {
  const panel = panelOf(high);
  kit.box([w - 2, high - panel - 8, 24], [0, (high - panel - 8) / 2, 12], paints.front, 7);
  kit.box([w - 2, panel, 26], [0, high - panel / 2, 13], paints.front, 7);
  const y = high - panel / 2;
  if (traits['handle'] === 'bar') {
    kit.bar(w - 140, 11, [0, high - panel - 62, 24], 38, paints.satin, 'x', 45);
  } else {
    kit.box([w * 0.46, 26, 6], [0, high - panel + 16, 24.5], paints.gap, 6);
  }
  const z = 26;
  if (traits['controls'] === 'touch') {
    kit.plate([w - 90, 50], 4, [0, y + 12, z], paints.blackGlass, { radius: 6, bevel: 1 });
    display(kit, [130, 42], [0, y + 12, z + 1], paints, '2:45', ['ECO 50 °C', '14 places']);
    touchSigns(kit, [w * 0.22, 16], [-w * 0.27, y + 12, z + 2.6], 4);
    touchSigns(kit, [w * 0.22, 16], [w * 0.27, y + 12, z + 2.6], 4);
    return;
  }
  const [step, middle] = w < 500 ? [24, 5] : [30, 20];
  if (traits['controls'] === 'knobs') {
    knob(kit, [-w / 2 + 70, y + 14, z], 19, { material: paints.satin, pointer: paints.gap });
  } else {
    buttons(kit, [-w / 2 + 45, y + 14, z], 4, step, 9, paints.satin);
  }
  const glass = [Math.min(170, w * 0.3), 46] as const;
  display(kit, glass, [middle, y + 14, z - 1], paints, '2:45', ['ECO 50 °C', 'Half load']);
  buttons(kit, [w / 2 - 60 - 3 * step, y + 14, z], 4, step, 8, paints.satin);
}

/** A door behind a furniture front, with buttons on its top edge. */
function hiddenDoor(kit: Kit, { width: w }: Look, paints: Paints, high: number): void {
  kit.box([w - 6, high, 24], [0, high / 2, 12], paints.steel, 3);
  kit.box([w - 6, 34, 24], [0, high - 16, 12.5], paints.blackPlastic, 4);
  for (let i = 0; i < 9; i += 1)
    kit.cylinder(4.5, 3, [-w * 0.3 + i * w * 0.075, high + 1, 12], paints.chrome);
  furnitureFront(kit, [w, high], 24, paints, [0, high / 2 - 60]);
}
