import { MathUtils } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { darkRoom } from '../engine/room.ts';
import type { Kit } from '../kit/kit.ts';
import { isDark, type Paints } from '../paints.ts';
import { bodyBox, type Built, type Model, type Pose } from './model.ts';
import { feet, rack, shell } from './parts/case.ts';
import { buttons, display, knob, touchSigns } from './parts/controls.ts';

const TURN = 0.4;

/** Dishwashers. Traits: `fascia` front, hidden (for a furniture door) or table-top; `controls`; `handle` bar or grip. */
export const dishwasher: Model = {
  level: 1250,
  turn: TURN,
  room: ({ finish }) => (isDark(finish) ? darkRoom(TURN) : undefined),
  build: buildDishwasher,
};

function buildDishwasher(kit: Kit, look: Look, paints: Paints, pose: Pose): Built {
  const { width: w, height: h, depth: d, traits } = look;
  const hidden = traits['fascia'] === 'hidden';
  const small = traits['fascia'] === 'table-top';
  const front = d / 2;
  const foot = small ? 20 : 100;
  const top = h - (hidden ? 0 : 26);
  shell(
    kit,
    [w - 4, top - foot, d - 30],
    [0, foot + (top - foot) / 2, -15],
    hidden ? paints.galvanised : paints.side,
    18,
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
  const hinged =
    pose === 'open'
      ? kit.part([0, foot + 6, front - 24], [MathUtils.degToRad(86), 0, 0])
      : kit.part([0, foot + 6, front - 24]);
  if (pose === 'open') inside(kit, look, paints, foot, top);
  else kit.box([w - 10, high, 12], [0, foot + high / 2, front - 26], paints.gap, 3);
  if (hidden) hiddenDoor(hinged, look, paints, high);
  else door(hinged, look, paints, high);
  return { body: bodyBox(look), detail: { from: [-w / 2, h - 190, front], to: [w / 2, h, front + 10] } };
}

function door(kit: Kit, { width: w, traits }: Look, paints: Paints, high: number): void {
  const panel = Math.min(124, high * 0.24);
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

/** Ready for a furniture door: a plain galvanised front whose buttons are on the top edge. */
function hiddenDoor(kit: Kit, { width: w }: Look, paints: Paints, high: number): void {
  kit.box([w - 6, high, 20], [0, high / 2, 10], paints.galvanised, 3);
  kit.box([w - 6, 62, 26], [0, high - 31, 13], paints.blackPlastic, 4);
  kit.box([w * 0.34, 20, 4], [0, high - 42, 26], paints.gap, 3);
  for (const x of [-1, 1]) {
    kit.box([26, high * 0.52, 6], [x * (w / 2 - 70), high * 0.46, 22], paints.steelUpright, 2);
    for (const y of [0.28, 0.46, 0.64])
      kit.cylinder(5, 4, [x * (w / 2 - 70), high * y, 27], paints.gap, { axis: 'z' });
  }
  for (let i = 0; i < 9; i += 1)
    kit.cylinder(4.5, 3, [-w * 0.3 + i * w * 0.075, high + 0.5, 14], paints.greyPlastic);
}

function inside(kit: Kit, { width: w, depth: d }: Look, paints: Paints, foot: number, top: number): void {
  const z = d / 2 - 60;
  kit.box([w - 40, top - foot - 40, 4], [0, (top + foot) / 2, -d / 2 + 40], paints.satin, 1);
  const levels = [0.22, 0.62];
  for (const level of levels) {
    const y = foot + (top - foot) * level;
    rack(kit, [w - 70, d - 130], [0, y, z], paints.greyPlastic);
    for (const side of [-1, 1])
      kit.cylinder(3, d - 130, [side * (w / 2 - 36), y + 60, z - (d - 130) / 2], paints.greyPlastic, {
        axis: 'z',
      });
    kit.cylinder(3, w - 70, [0, y + 60, z], paints.greyPlastic, { axis: 'x' });
    for (let i = 0; i < 8; i += 1) {
      const plate = kit.part([-w / 2 + 80 + i * ((w - 160) / 7), y + 95, z - 90], [0, Math.PI / 2, 0.12]);
      plate.cylinder(level < 0.5 ? 105 : 60, 6, [0, 0, 0], paints.whitePlastic, { axis: 'z', bevel: 2.5 });
    }
  }
}
