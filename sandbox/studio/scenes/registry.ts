import type { Place } from '../engine/camera.ts';
import { frameAt, type Viewpoint } from '../engine/shoot-scene.ts';
import { FRONT } from './joinery.ts';
import { kitchen } from './kitchen.ts';
import type { RoomPlan, Scene, SceneOptions } from './scene.ts';
import { utility } from './utility.ts';

const WIDE = [1620, 900] as const;
const SQUARE = [720, 720] as const;

/** The view between `left` and `right` in the plane of the fronts, from `bottom` up. */
function view(
  eye: Place,
  left: number,
  right: number,
  bottom: number,
  size: Viewpoint['size'] = SQUARE,
): Viewpoint {
  return { eye, frame: frameAt(eye, { left, right, bottom, z: FRONT }, size), size };
}

const scene = (plan: RoomPlan, viewpoint: Viewpoint, options?: SceneOptions): Scene => ({
  plan,
  viewpoint,
  ...(options && { options }),
});

/** Room scenes by file name: the measured kitchen, and one for each department. */
export const SCENES: Readonly<Record<string, Scene>> = {
  kitchen: scene(kitchen, view([150, 1380, 5600], -2230, 2530, -230, WIDE)),
  laundry: scene(utility, view([-500, 1300, 4600], -1500, 300, -180)),
  refrigeration: scene(kitchen, view([1300, 1350, 5200], 560, 2760, -130)),
  cooking: scene(kitchen, view([-250, 1330, 4400], -900, 680, -120)),
  extraction: scene(kitchen, view([-350, 1250, 4600], -960, 740, 780)),
  dishwashing: scene(kitchen, view([-1350, 1350, 4700], -2420, -820, -130), { dishwasher: 'open' }),
  'sinks-and-taps': scene(kitchen, view([-2150, 1420, 4300], -2900, -1500, 500)),
  'small-appliances': scene(kitchen, view([-900, 1230, 3000], -1660, -590, 640)),
  knobs: scene(kitchen, view([-300, 905, 1750], -420, 60, 690, [1120, 700])),
  'floorcare-and-air': scene(utility, view([1000, 1150, 4200], 560, 2060, -150)),
};
