import { MathUtils } from 'three';
import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import type { Place } from '../engine/camera.ts';
import { darkRoom } from '../engine/room.ts';
import { surface } from '../engine/surface.ts';
import type { Kit } from '../kit/kit.ts';
import { roundedRect } from '../kit/kit.ts';
import { isDark, type Paints } from '../paints.ts';
import { bodyBox, inkOn, type Model } from './model.ts';
import { cavity, feet, shell } from './parts/case.ts';
import { buttons, display, knob } from './parts/controls.ts';

const TURN = 0.38;

/** Freestanding and built-in microwaves. Traits: `built-in`; `controls`. */
export const microwave: Model = {
  level: 420,
  turn: TURN,
  room: ({ finish }) => (isDark(finish) ? darkRoom(TURN, { light: 1.6 }) : undefined),
  build: (kit, look, paints, pose) => {
    const { width: w, height: h, depth: d, traits } = look;
    const built = traits['built-in'] === true;
    const foot = built ? 0 : 14;
    const z = d / 2 - 24;
    const high = h - foot;
    const wide = built ? w - 36 : w - 4;
    const tall = high - (built ? 20 : 0);
    const sheet = built ? paints.galvanised : paints.side;
    const hollow = pose !== 'closed';
    if (hollow) shell(kit, [wide, tall, d - 34], [0, foot + high / 2, -17], sheet, 12, 5);
    else kit.box([wide, tall, d - 34], [0, foot + high / 2, -17], sheet, 7);
    if (!built) feet(kit, w, d, paints, 14, 45);
    const panel = w * 0.26;
    const leaf: [number, number] = [w - panel - 3, high];
    const middle: Place = [-panel / 2 - 1.5, foot + high / 2, z + 12];
    if (hollow) inside(kit, [w - 4, high - 4], [leaf[0] - 60, high - 70], middle, d - 70, paints);
    else kit.box([w - 4, high - 4, 10], [0, foot + high / 2, z - 3], paints.gap, 2);
    door(hollow ? hung(kit, leaf, middle, pose === 'open') : kit, look, paints, leaf, middle);
    controls(kit, look, paints, [panel, high], [w / 2 - panel / 2, foot + high / 2, z]);
    return {
      body: bodyBox(look),
      badge: {
        at: [-panel / 2, foot + high * 0.095, z + 24.5],
        size: [92, 12],
        ink: inkOn(look.finish),
      },
      detail: { from: [w / 2 - (built ? high : panel * 1.6), foot, d / 2], to: [w / 2, h, d / 2] },
    };
  },
};

/**
 * The part that carries the door, hinged on the left. It has the coordinates of the whole, so that contents keep their
 * places.
 */
function hung(kit: Kit, [w]: readonly [number, number], [x, y, z]: Place, open: boolean): Kit {
  const at: Place = [x - w / 2, y, z - 12];
  const turn: Place = [0, -MathUtils.degToRad(100), 0];
  return kit.hinged('door', at, { turn }, open).part([-at[0], -at[1], -at[2]]);
}

/** The front of the case around its opening, and the inside with its glass plate. */
function inside(
  kit: Kit,
  [w, h]: readonly [number, number],
  mouth: readonly [number, number],
  [x, y, z]: Place,
  deep: number,
  paints: Paints,
): void {
  const holes = [roundedRect(mouth[0], mouth[1], 14, [x, 0])];
  kit.plate([w, h], 10, [0, y, z - 15], paints.gap, { radius: 4, bevel: 1, holes });
  const enamel = surface({ colour: [0.56, 0.565, 0.57], rough: 0.35, openShare: 0.8, glow: 0.34 });
  cavity(kit, [mouth[0], mouth[1], deep], [x, y, z - 12], enamel);
  const floor = y - mouth[1] / 2;
  const plate = Math.min(mouth[0], deep) * 0.42;
  const glass = surface({ colour: [0.66, 0.68, 0.69], rough: 0.12, f0: 0.06, coat: 0.4, glow: 0.2 });
  kit.cylinder(plate * 0.3, 8, [x, floor + 5, z - 12 - deep / 2], paints.greyPlastic);
  kit.cylinder(plate, 6, [x, floor + 13, z - 12 - deep / 2], glass, { bevel: 2 });
  kit.ring(plate - 9, plate, 9, [x, floor + 16, z - 12 - deep / 2], glass, 4, 'y');
  const lamp = surface({ colour: [1, 0.93, 0.8], rough: 0.3, glow: 0.8 });
  kit.plate([64, 22], 4, [x + mouth[0] * 0.3, y + mouth[1] * 0.34, z - 12 - deep + 3], lamp, { radius: 8 });
}

function door(
  kit: Kit,
  { finish }: Look,
  paints: Paints,
  [w, h]: readonly [number, number],
  [x, y, z]: readonly [number, number, number],
): void {
  const window: [number, number] = [w * 0.76, h * 0.62];
  kit.plate([w, h], 24, [x, y, z], paints.front, {
    radius: 8,
    bevel: 3,
    holes: [roundedRect(...window, 16)],
  });
  kit.plate([window[0] + 6, window[1] + 6], 4, [x, y, z + 4], paints.blackGlass, { radius: 18, bevel: 1 });
  kit.print([window[0] * 0.84, window[1] * 0.78], [x, y, z + 6.4], (pen, width, height) => {
    pen.beginPath();
    pen.roundRect(0, 0, width, height, 22);
    pen.clip();
    pen.fillStyle = 'rgba(86,89,93,.5)';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = 'rgba(5,5,5,.9)';
    for (let row = 0; row * 7 < height; row += 1) {
      for (let i = 0; i * 8 < width; i += 1) {
        pen.beginPath();
        pen.arc((i + (row % 2) * 0.5) * 8, row * 7, 2.6, 0, 7);
        pen.fill();
      }
    }
  });
  // The inner side of the door: a dark frame around the mesh.
  kit.plate([w - 26, h - 20], 3, [x, y, z - 12.6], paints.darkPlastic, {
    radius: 10,
    bevel: 1,
    holes: [roundedRect(window[0] - 8, window[1] - 8, 14)],
  });
  kit.bar(
    h * 0.72,
    9.5,
    [x + w / 2 - 22, y, z + 12],
    34,
    isDark(finish) ? paints.satinDark : paints.satin,
    'y',
    22,
  );
}

function controls(
  kit: Kit,
  { finish, traits }: Look,
  paints: Paints,
  [w, h]: readonly [number, number],
  [x, y, z]: readonly [number, number, number],
): void {
  kit.plate([w - 2, h], 24, [x, y, z + 12], paints.front, { radius: 8, bevel: 3 });
  const face = z + 24;
  display(kit, [w - 34, 46], [x, y + h / 2 - 48, face - 1], paints, '2:30');
  if (traits['controls'] === 'touch' || traits['controls'] === 'buttons') {
    const key = isDark(finish) ? paints.darkPlastic : paints.greyPlastic;
    for (let row = 0; row < 4; row += 1)
      buttons(kit, [x - w * 0.24, y + h * 0.12 - row * h * 0.115, face], 3, w * 0.24, h * 0.034, key);
    kit.plate([w * 0.62, 20], 4, [x, y - h / 2 + 26, face], paints.satin, { radius: 6, bevel: 1 });
    return;
  }
  knob(kit, [x, y + 4, face], 25, {
    material: paints.satin,
    skirt: paints.chrome,
    pointer: paints.gap,
    turn: -0.5,
  });
  for (const side of [-1, 1])
    kit.plate([w * 0.34, 18], 5, [x + side * w * 0.2, y - h / 2 + 34, face], paints.satin, {
      radius: 6,
      bevel: 1,
    });
}
