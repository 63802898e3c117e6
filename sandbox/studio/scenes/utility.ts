import type { Kit } from '../kit/kit.ts';
import { type Finishes, makeFinishes } from './finishes.ts';
import { baseUnits, shelf, WORKTOP, worktop } from './joinery.ts';
import { basket, sprigs, towels } from './props.ts';
import { goods, type RoomPlan, stand } from './scene.ts';
import { backWall, chequeredFloor, splashback } from './shell.ts';
import { ceiling, front, rightWall } from './soft-boxes.ts';

const WASHER = goods('laundry', [598, 848, 550], 'WH', { controls: 'dial', ring: 'dark' });
const DRYER = goods('laundry', [598, 848, 600], 'WH', { dryer: true, controls: 'dial', ring: 'dark' });
const SINK = goods('sink', [585, 255, 500], 'WH', { form: 'belfast', bowls: 1 });
const TAP = goods('tap', [54, 395, 230], 'GO', { spout: 'swan', levers: 2 });
const STICK = goods('cordless-vacuum', [250, 1120, 220], 'PB');
const DRIER = goods('dehumidifier', [350, 590, 260], 'WH');
const ROBOT = goods('robot-vacuum', [350, 82, 350], 'WH', { dock: true });

const WASHERS = { from: -1235, to: 15 };
const SINK_AT = 350;

/** A utility room with a chequered floor: washer and dryer under an oak worktop, a sink, floor-care appliances. */
export const utility: RoomPlan = {
  lighting: {
    key: 1.22,
    dome: 0.76,
    fill: 0.8,
    from: [-0.75, 0.55, 0.6],
    spread: 0.38,
    tint: [1.03, 1, 0.955],
  },
  room: {
    tones: [0.5, 0.46, 0.34, 0.5],
    floor: 0.5,
    boxes: [
      {
        at: [-2.4, 1, 1.2],
        facing: [0.3, 0.5, -0.1],
        halfWidth: 0.7,
        halfHeight: 0.7,
        light: 3,
        up: 0.1,
        softness: 0.05,
      },
      ceiling(0.9),
      rightWall,
      front(1.6),
    ],
  },
  exposure: 0.95,
  middle: [0, 1000, 350],
  radius: 2900,
  build,
};

function build(kit: Kit): void {
  const paints = makeFinishes();
  backWall(kit, paints);
  chequeredFloor(kit);
  panelling(kit, paints, 890, 4200);
  splashback(kit, paints, { from: WASHERS.from, to: SINK_AT + 330 }, { from: WORKTOP, to: 1371 }, [75, 75]);
  worktop(kit, paints.oak, WASHERS.from - 20, SINK_AT + 330, [SINK_AT - 292, SINK_AT + 292]);
  kit.box([30, WORKTOP - 30, 590], [WASHERS.from - 5, (WORKTOP - 30) / 2, 295], paints.joinery, 2);
  baseUnits(kit, paints, SINK_AT - 330, SINK_AT + 330, ['right', 'left'], WORKTOP - 280);
  stand(kit, SINK, [SINK_AT, WORKTOP - 267, 375]);
  stand(kit, TAP, [SINK_AT, WORKTOP, 175]);
  stand(kit, WASHER, [WASHERS.from + 312, 0, 330]);
  stand(kit, DRYER, [WASHERS.to - 312, 0, 310]);
  stand(kit, STICK, [1010, 0, 130], -0.1);
  stand(kit, ROBOT, [1440, 0, 240]);
  stand(kit, DRIER, [1850, 0, 210], -0.2);
  dress(kit, paints);
}

/** Painted boards with a peg rail that starts at `from`. */
function panelling(kit: Kit, paints: Finishes, from: number, to: number): void {
  for (const [a, b] of [
    [-5200, WASHERS.from - 25],
    [SINK_AT + 340, to],
  ] as const) {
    for (let x = a; x < b; x += 104) kit.box([101, 1180, 14], [x + 52, 590, 9], paints.wallBlue, 4);
    kit.box([b - a, 46, 34], [(a + b) / 2, 1200, 17], paints.wallBlue, 6);
    kit.box([b - a, 110, 26], [(a + b) / 2, 55, 14], paints.wallBlue, 5);
  }
  for (let x = from; x < 1900; x += 190) {
    kit.cylinder(9, 70, [x, 1560, 35], paints.oak, { axis: 'z' });
    kit.cylinder(16, 14, [x, 1560, 72], paints.oak, { axis: 'z', bevel: 5 });
  }
  kit.box([1050, 84, 22], [from + 470, 1560, 11], paints.oak, 4);
}

function dress(kit: Kit, paints: Finishes): void {
  const shelfY = 1620;
  shelf(kit, paints, -620, shelfY, 1180, 240);
  towels(kit, [-950, shelfY, 125], [paints.linen, paints.cobalt, paints.linen]);
  basket(kit, paints, [-560, shelfY, 125], [120, 175]);
  towels(kit, [-220, shelfY, 125], [paints.linen, paints.yellow]);
  sprigs(kit, paints, [-1080, WORKTOP, 200], 5);
  towels(kit, [-700, WORKTOP, 260], [paints.linen, paints.linen, paints.yellow, paints.cobalt]);
  bottle(kit, paints, -330);
  bottle(kit, paints, -215);
  basket(kit, paints, [-1560, 0, 330]);
}

/** Washing liquid in an enamelled bottle. */
function bottle(kit: Kit, paints: Finishes, x: number): void {
  kit.turnery(
    [
      [0, 0],
      [43, 2],
      [46, 20],
      [46, 150],
      [30, 190],
      [19, 205],
    ],
    [x, WORKTOP, 210],
    paints.enamel,
  );
  kit.cylinder(22, 36, [x, WORKTOP + 220, 210], paints.cobalt, { bevel: 5 });
}
