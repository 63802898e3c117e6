import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { darkRoom } from '../engine/room.ts';
import type { Kit, Material } from '../kit/kit.ts';
import type { Paints } from '../paints.ts';
import { bodyBox, type Built, inkOn, type Model } from './model.ts';
import { display, figures, knob, marks, touchSigns } from './parts/controls.ts';
import { ovenDoor } from './parts/oven-door.ts';

const TURN = 0.36;

/** Built-in ovens. Traits: `doors` 1 or 2; `controls` knobs or touch; `compact` for those with a microwave. */
export const oven: Model = {
  level: 640,
  turn: TURN,
  room: ({ finish }) =>
    finish === 'BL' || finish === 'GM' ? darkRoom(TURN, { shift: 0.2, light: 1.25 }) : undefined,
  build: (kit, look, paints, pose) => {
    const { width: w, height: h, depth: d, traits } = look;
    const front = d / 2 - 34;
    carcase(kit, look, paints, front);
    const face = frontOf(look, paints);
    const panel = h < 420 ? 74 : 98;
    kit.box([w, panel, 34], [0, h - panel / 2, front + 17], face, 6);
    kit.box([w, 5, 28], [0, h - panel - 4, front + 12], paints.satin, 2);
    controls(kit, look, paints, h - panel / 2, front + 34);
    const room = h - panel - 10;
    const handle = { material: look.finish === 'BL' ? paints.satinDark : paints.satin, drop: 40 };
    const window: [number, number] = look.finish === 'SS' ? [0.72, 0.5] : [0.72, 0.52];
    // Of two doors, the lower one is shown open, as it belongs to the larger oven.
    const opens = (name: string) =>
      pose === 'closed' ? {} : { opens: name, open: pose === 'open' && name !== 'upper door', fan: true };
    if (traits['doors'] === 2) {
      const lower = room * 0.58 - 4;
      const upper = room - lower - 6;
      ovenDoor(kit, {
        width: w,
        height: lower,
        at: [0, lower / 2, front],
        frame: face,
        window,
        racks: [-0.15, 0.12],
        handle,
        lit: true,
        ...opens('lower door'),
      });
      ovenDoor(kit, {
        width: w,
        height: upper,
        at: [0, lower + 6 + upper / 2, front],
        frame: face,
        window: [0.72, 0.4],
        racks: [0],
        handle,
        lit: true,
        ...opens('upper door'),
      });
    } else {
      ovenDoor(kit, {
        width: w,
        height: room,
        at: [0, room / 2, front],
        frame: face,
        window: [window[0], room < 340 ? 0.44 : window[1]],
        racks: room < 340 ? [-0.1] : [-0.18, 0.12],
        handle,
        lit: true,
        ...opens('door'),
      });
    }
    return {
      body: bodyBox(look),
      detail: { from: [-w / 2, h - panel - 60, d / 2], to: [w / 2, h, d / 2] },
      badge: {
        at: [0, 40, front + 34.5],
        size: [124, 17],
        ink: face === paints.front ? inkOn(look.finish) : 'light',
      },
    } satisfies Built;
  },
};

/** Material of the front: the finish itself for stainless steel, white and gunmetal, black glass for all others. */
function frontOf({ finish }: Look, paints: Paints): Material {
  if (finish === 'SS' || finish === 'WH' || finish === 'GM') return paints.front;
  return paints.blackGlass;
}

function carcase(kit: Kit, { width: w, height: h, depth: d }: Look, paints: Paints, front: number): void {
  const deep = d - 40;
  const z = front - deep / 2 - 2;
  for (const x of [-1, 1]) kit.box([10, h - 22, deep], [x * (w / 2 - 22), h / 2, z], paints.galvanised, 3);
  kit.box([w - 40, 10, deep], [0, h - 16, z], paints.galvanised, 3);
  kit.box([w - 40, 10, deep], [0, 14, z], paints.galvanised, 3);
  kit.box([w - 60, h - 40, 6], [0, h / 2, front - 320], paints.gap, 2);
  for (const x of [-1, 1]) kit.box([16, h - 16, 8], [x * (w / 2 - 14), h / 2, front - 3], paints.gap, 2);
  kit.box([w - 20, 14, 8], [0, h - 14, front - 3], paints.gap, 2);
}

function controls(kit: Kit, { width: w, finish, traits }: Look, paints: Paints, y: number, z: number): void {
  if (traits['controls'] === 'touch') {
    if (finish === 'SS' || finish === 'WH' || finish === 'GM')
      kit.plate([w * 0.62, 62], 3, [0, y, z], paints.blackGlass, { radius: 6, bevel: 1 });
    figures(kit, [150, 40], [0, y, z + 2.2], '18:30');
    touchSigns(kit, [120, 18], [-w * 0.2, y, z + 2.2], 3);
    touchSigns(kit, [120, 18], [w * 0.2, y, z + 2.2], 3);
    return;
  }
  const ink = finish === 'BL' || finish === 'GM' ? '#d6d9dc' : paints.inkColour;
  for (const side of [-1, 1]) {
    marks(kit, [side * w * 0.33, y, z], 23, ink);
    knob(kit, [side * w * 0.33, y, z], 22, {
      material: paints.satin,
      skirt: paints.chrome,
      pointer: paints.gap,
      turn: side > 0 ? -0.5 : 0.3,
    });
  }
  display(kit, [140, 50], [0, y, z - 1.4], paints, '18:30');
}
