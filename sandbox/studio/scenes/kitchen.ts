import type { Kit } from '../kit/kit.ts';
import { makeFinishes } from './finishes.ts';
import { baseUnits, FRONT, shelf, tallHousing, WORKTOP, worktop } from './joinery.ts';
import { boards, lemons, mug, pan, sprigs, stack, teaTowel, tray } from './props.ts';
import { goods, type RoomPlan, type SceneOptions, stand } from './scene.ts';
import { backWall, oakFloor, splashback } from './shell.ts';
import { ceiling, front, rightWall } from './soft-boxes.ts';

/** The kitchen's appliances, at true scale. */
const RANGE = goods('cooker', [1000, 905, 620], 'CM', {
  ovens: 3,
  top: 'glass',
  zones: 5,
  knobs: 8,
  trim: 'chrome',
});
const FRIDGE = goods('american', [910, 1780, 685], 'SS', { form: 'french', doors: 4, handle: 'bar' });
const HOOD = goods('hood', [1000, 1150, 480], 'SS', { mount: 'chimney', form: 'pyramid' });
const DISHWASHER = goods('dishwasher', [598, 845, 600], 'SS', {
  fascia: 'front',
  controls: 'touch',
  handle: 'bar',
});
const SINK = goods('sink', [795, 220, 500], 'WH', { form: 'belfast', bowls: 1 });
const TAP = goods('tap', [190, 385, 230], 'GO', { spout: 'bridge', levers: 2 });
const KETTLE = goods('kettle', [220, 293, 160], 'PB', { retro: true });
const TOASTER = goods('toaster', [310, 205, 190], 'PB', { slots: 2, retro: true });
const MIXER = goods('stand-mixer', [280, 370, 360], 'GE');
const COFFEE = goods('coffee-machine', [310, 340, 310], 'CM', { brew: 'espresso', controls: 'knobs' });

/** Places along the wall, in millimetres from its middle. */
export const RUN = {
  sink: { from: -2750, to: -1930 },
  dishwasher: { from: -1925, to: -1315 },
  drawers: { from: -1310, to: -620 },
  range: { from: -615, to: 395 },
  right: { from: 400, to: 1330 },
  fridge: { from: 1365, to: 2285 },
} as const;
const middle = ({ from, to }: { from: number; to: number }) => (from + to) / 2;

/** Height of the gap for the fridge, in millimetres. */
export const FRIDGE_GAP = 1800;

/** A cobalt kitchen with white tiles: a cream range cooker under its hood, a steel fridge freezer in its housing. */
export const kitchen: RoomPlan = {
  lighting: {
    key: 1.28,
    dome: 0.72,
    fill: 0.76,
    from: [-0.8, 0.5, 0.55],
    spread: 0.36,
    tint: [1.04, 1, 0.945],
  },
  room: {
    tones: [0.42, 0.44, 0.36, 0.45],
    floor: 0.42,
    boxes: [
      {
        at: [-2.6, 0.95, 0.9],
        facing: [0.6, 0.6, -0.2],
        halfWidth: 0.75,
        halfHeight: 0.62,
        light: 3,
        up: 0.1,
        softness: 0.04,
      },
      ceiling(0.8),
      rightWall,
      {
        at: [1.62, 0.9, 3.3],
        facing: [0.9, 0.6, 0],
        halfWidth: 0.3,
        halfHeight: 1.3,
        light: 1.15,
        up: 0.1,
        softness: 0.5,
      },
      front(1.8),
    ],
  },
  exposure: 0.95,
  middle: [-100, 1150, 300],
  radius: 3450,
  build,
};

function build(kit: Kit, { dishwasher = 'closed' }: SceneOptions): void {
  const paints = makeFinishes();
  const sinkAt = middle(RUN.sink);
  backWall(kit, paints, { x: { from: sinkAt - 480, to: sinkAt + 480 }, y: { from: 1230, to: 2320 } });
  oakFloor(kit);
  splashback(kit, paints, { from: -3600, to: RUN.fridge.from - 32 }, { from: WORKTOP, to: 1215 });
  splashback(kit, paints, { from: sinkAt + 580, to: RUN.fridge.from - 32 }, { from: 1215, to: 1560 });
  baseUnits(kit, paints, -3600, RUN.sink.from - 5, ['right', 'left']);
  baseUnits(kit, paints, RUN.drawers.from, RUN.drawers.to, ['drawers']);
  baseUnits(kit, paints, RUN.right.from, RUN.right.to, ['right', 'left']);
  sinkUnit(kit, paints, sinkAt);
  worktop(kit, paints.stone, -3600, RUN.range.from - 3, [sinkAt - 397, sinkAt + 397]);
  worktop(kit, paints.stone, RUN.range.to + 3, RUN.fridge.from - 32);
  tallHousing(kit, paints, { x: middle(RUN.fridge), width: 920, top: FRIDGE_GAP });

  stand(kit, RANGE, [middle(RUN.range), 0, 330]);
  stand(kit, HOOD, [middle(RUN.range), 1620, 242]);
  stand(kit, FRIDGE, [middle(RUN.fridge), 0, 345]);
  stand(kit, DISHWASHER, [middle(RUN.dishwasher), 0, 310], 0, dishwasher);
  small(kit);
  dress(kit, paints, sinkAt);
}

function sinkUnit(kit: Kit, paints: ReturnType<typeof makeFinishes>, x: number): void {
  baseUnits(kit, paints, RUN.sink.from, RUN.sink.to, ['right', 'left'], WORKTOP - 245);
  stand(kit, SINK, [x, WORKTOP - 232, 375]);
  stand(kit, TAP, [x, WORKTOP, 170]);
}

/** Appliances on the worktop. */
function small(kit: Kit): void {
  stand(kit, KETTLE, [-1010, WORKTOP, 330], -0.25);
  stand(kit, TOASTER, [-780, WORKTOP, 210], -0.2);
  stand(kit, MIXER, [700, WORKTOP, 330], -0.45);
  stand(kit, COFFEE, [-1470, WORKTOP, 260], 0.1);
}

function dress(kit: Kit, paints: ReturnType<typeof makeFinishes>, sinkAt: number): void {
  const shelfY = 1790;
  shelf(kit, paints, -1130, shelfY, 920);
  stack(kit, [-1470, shelfY, 120], 6, [paints.enamel, paints.slate]);
  stack(kit, [-1270, shelfY, 120], 4, [paints.enamel], true);
  for (let i = 0; i < 3; i += 1) mug(kit, paints, [-1100 + i * 118, shelfY, 110]);
  for (const [i, tone] of [paints.slate, paints.linen, paints.cobalt].entries())
    kit.box([30, 200 + i * 14, 150], [-755 + i * 34, shelfY + 100 + i * 7, 95], tone, 2);
  tray(kit, paints, [1010, WORKTOP, 62]);
  boards(kit, paints, [sinkAt - 640, WORKTOP, 40]);
  sprigs(kit, paints, [sinkAt + 560, WORKTOP, 130]);
  lemons(kit, paints, [1130, WORKTOP, 360]);
  pan(kit, paints, [60, 912, 240]);
  teaTowel(kit, paints, [-310, 755, FRONT + 82]);
}
