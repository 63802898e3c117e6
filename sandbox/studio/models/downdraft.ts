import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import { darkRoom } from '../engine/room.ts';
import { surface } from '../engine/surface.ts';
import type { Kit } from '../kit/kit.ts';
import { isDark, type Paints } from '../paints.ts';
import { bodyBox, type Built, type Model } from './model.ts';
import { figures, touchSigns } from './parts/controls.ts';

const TURN = 0.42;

/** Downdraft hoods, which rise out of the worktop behind the hob: a tall pane over a slot, with the motor box below. */
export const downdraft: Model = {
  level: 0,
  turn: TURN,
  pitch: 0.2,
  distance: 3,
  hangs: true,
  room: ({ finish }) => (isDark(finish) ? darkRoom(TURN) : undefined),
  build,
};

function build(kit: Kit, look: Look, paints: Paints): Built {
  const { width: w, height: h, depth: d } = look;
  const top = h * 0.54;
  motor(kit, w, d, top, paints);
  const stone = surface({ colour: [0.74, 0.745, 0.745], rough: 0.5, f0: 0.03 });
  kit.furniture().box([w + 190, 30, 430], [0, top - 15, 40], stone, 4);
  kit.box([w + 12, 5, 136], [0, top + 2, 0], paints.steel, 2);
  kit.box([w - 12, 3, 96], [0, top + 4, 0], paints.gap, 1);
  const high = h - top;
  const pane = isDark(look.finish) ? paints.blackGlass : paints.front;
  kit.plate([w - 24, high], 44, [0, top + high / 2, 0], paints.satinDark, { radius: 5, bevel: 2 });
  kit.plate([w - 28, high * 0.6], 10, [0, h - high * 0.3 - 2, 24], pane, { radius: 5, bevel: 2 });
  kit.box([w - 70, high * 0.26, 4], [0, top + high * 0.21, 21], paints.gap, 2);
  for (let i = 0; i < 6; i += 1)
    kit.box([w - 74, 5, 9], [0, top + high * 0.1 + i * high * 0.045, 24], paints.satin, 2);
  figures(kit, [46, 18], [w / 2 - 130, h - high * 0.3, 30], '3');
  touchSigns(
    kit,
    [150, 16],
    [w / 2 - 230, h - high * 0.3, 30],
    4,
    isDark(look.finish) ? '#dfe6ec' : '#50565c',
  );
  const beside = -w / 2 - 155;
  return {
    body: bodyBox(look),
    edges: {
      height: [
        [beside, 0, d / 2],
        [beside, h, d / 2],
      ],
    },
    detail: { from: [0, top - 20, 0], to: [w / 2, h, 40] },
  };
}

/** The part hidden by the cupboard: a galvanised box with a fan housing in front. */
function motor(kit: Kit, w: number, d: number, top: number, paints: Paints): void {
  const high = top - 30;
  kit.box([w - 60, high, d - 110], [0, high / 2, -20], paints.galvanised, 5);
  kit.box([360, high * 0.8, 120], [0, high * 0.44, d / 2 - 40], paints.galvanised, 8);
  kit.cylinder(112, 40, [0, high * 0.46, d / 2 + 30], paints.greyPlastic, { axis: 'z', bevel: 8 });
  kit.cylinder(72, 6, [0, high * 0.46, d / 2 + 51], paints.darkPlastic, { axis: 'z', bevel: 2 });
}
