import type { FinishCode } from '@hobwright/demo-store/seed/types.ts';
import { MathUtils } from 'three';
import { surface } from '../engine/surface.ts';
import type { Kit } from '../kit/kit.ts';
import type { Paints } from '../paints.ts';
import { goods, stand } from '../scenes/scene.ts';
import type { CloseUp } from './close-up.ts';

const FINISHES: Readonly<Record<string, FinishCode>> = {
  chrome: 'CH',
  nickel: 'NI',
  black: 'BL',
  gold: 'GO',
};

/** A tap whose spout ends at `MOUTH`, above what stands in front of it. */
const tap = (finish: FinishCode) =>
  goods('tap', [54, 325, 230], finish, { spout: 'swan', levers: 2, boiling: true });
const MOUTH = [0, 182, 100] as const;
const TURN = 0.62;

const PAINT = { colour: [0.1, 0.135, 0.15], rough: 0.6, f0: 0.03 } as const;

/** The wall behind, which faces the viewer however the tap is turned. */
function wall(kit: Kit): void {
  kit.part([0, 0, 0], [0, TURN, 0]).box([620, 420, 20], [0, 190, -230], surface(PAINT), 2);
}

function worktop(kit: Kit, paints: Paints): void {
  kit.part([0, -10, 0], [0, TURN, 0]).box([620, 20, 480], [0, 0, 10], paints.worktop, 2);
}

/** A mug of tea below the spout. */
function mug(kit: Kit, paints: Paints): void {
  const china = surface({ colour: [0.82, 0.81, 0.78], rough: 0.16, coat: 0.5, openShare: 0.8, glow: 0.06 });
  const [x, , z] = MOUTH;
  kit.lathe(
    [
      [0, 0],
      [34, 0],
      [39, 4],
      [41, 12],
      [42, 88],
      [41, 91],
      [39, 91],
      [38, 88],
      [37, 14],
      [0, 10],
    ],
    [x, 0, z],
    china,
  );
  const tea = surface({ colour: [0.2, 0.065, 0.015], rough: 0.05, f0: 0.05, glow: 0.1 });
  kit.cylinder(37.5, 2, [x, 66, z], tea, { bevel: 0.5 });
  const side = kit.part([x, 0, z], [0, -0.3, 0]);
  side.tube(
    [
      [39, 72, 0],
      [62, 74, 0],
      [68, 48, 0],
      [58, 24, 0],
      [38, 24, 0],
    ],
    5.5,
    china,
    40,
  );
  worktop(kit, paints);
}

/** Water pouring from the spout, and steam above the mug. */
function boiling(kit: Kit, paints: Paints): void {
  wall(kit);
  mug(kit, paints);
  const [x, y, z] = MOUTH;
  const water = surface({ colour: [0.5, 0.56, 0.58], rough: 0.04, f0: 0.3, glow: 0.2 });
  kit.lathe(
    [
      [4.6, 67 - y],
      [3.9, 90 - y],
      [4.4, 150 - y],
      [6, 0],
    ],
    MOUTH,
    water,
  );
  kit.torus(8, 1.1, [x, 68, z], water, 'y');
  kit.torus(17, 0.8, [x, 67.4, z], water, 'y');
  const cloud = kit.part([x, 0, z], [0, TURN, 0]);
  cloud.print(
    [150, 150],
    [8, 128, 48],
    (pen, w) => {
      for (let i = 0; i < 26; i += 1) {
        const up = i / 26;
        const puff = w * (0.09 + up * 0.11);
        const [px, py] = [w * (0.5 + Math.sin(i * 2.4) * (0.1 + up * 0.16)), w * (0.86 - up * 0.68)];
        const mist = pen.createRadialGradient(px, py, 0, px, py, puff);
        mist.addColorStop(0, `rgba(255,255,255,${0.17 * (1 - up * 0.75)})`);
        mist.addColorStop(1, 'rgba(255,255,255,0)');
        pen.fillStyle = mist;
        pen.fillRect(0, 0, w, w);
      }
    },
    { glow: 0.6 },
  );
}

/** The ring that marks the handle for boiling water. */
function handles(kit: Kit, paints: Paints): void {
  wall(kit);
  worktop(kit, paints);
  const red = surface({ colour: [0.55, 0.02, 0.02], rough: 0.3, coat: 0.3, glow: 0.1 });
  kit.torus(18.2, 1.5, [46, 65, -100], red, 'x');
}

/** Height and z of the cupboard below the sink, which is out of the tap's sight, in millimetres. */
const [LOW, FAR] = [-480, -200];

/** The tank in the cupboard, with its hoses and its filter. */
function cupboard(kit: Kit, paints: Paints): void {
  const room = kit.part([0, LOW, FAR]);
  room.box([900, 16, 620], [40, -8, -70], surface({ colour: [0.5, 0.49, 0.47], rough: 0.5, f0: 0.03 }), 1);
  room.box([900, 470, 16], [40, 235, -380], surface(PAINT), 1);
  const lacquer = surface({ colour: [0.2, 0.21, 0.22], metal: 0.5, rough: 0.3, coat: 0.3 });
  room.cylinder(104, 14, [-70, 12, -60], paints.blackPlastic, { bevel: 4 });
  room.cylinder(108, 300, [-70, 168, -60], lacquer, { bevel: 16 });
  room.cylinder(96, 30, [-70, 326, -60], paints.blackPlastic, { bevel: 10 });
  const front = room.part([-70, 0, -60], [0, 0.12, 0]);
  front.plate([92, 118], 10, [0, 226, 105], paints.blackGlass, { radius: 14, bevel: 2 });
  front.print(
    [60, 60],
    [0, 236, 110.6],
    (pen, w) => {
      pen.strokeStyle = '#e8f3ff';
      pen.lineWidth = w * 0.06;
      pen.beginPath();
      pen.arc(w / 2, w / 2, w * 0.3, -1.1, 4.25);
      pen.moveTo(w / 2, w * 0.14);
      pen.lineTo(w / 2, w * 0.44);
      pen.stroke();
    },
    { glow: 0.8, pixels: 256 },
  );
  for (const [x, colour] of [
    [-112, [0.5, 0.03, 0.03]],
    [-28, [0.03, 0.1, 0.4]],
  ] as const) {
    room.cylinder(13, 26, [x, 352, -60], paints.chrome, { bevel: 3 });
    room.cylinder(14, 6, [x, 344, -60], surface({ colour, rough: 0.4 }), { bevel: 1 });
    room.bellows(
      [
        [x, 362, -60],
        [x + 4, 420, -64],
        [x + 14, 460, -80],
        [x + 30, 540, -100],
      ],
      9,
      { pitch: 4, length: 190, depth: 1.1 },
      paints.wire,
    );
  }
  stand(room, goods('care', [62, 230, 62], 'WH', { form: 'water-filter' }), [150, 36, -40]);
  room.box([92, 46, 84], [150, 262, -52], paints.darkPlastic, 14);
  room.box([60, 120, 20], [150, 280, -364], paints.darkPlastic, 6);
  room.box([44, 30, 310], [150, 266, -205], paints.darkPlastic, 8);
  for (const side of [-1, 1])
    room.tube(
      [
        [150 + side * 46, 264, -52],
        [150 + side * 78, 270, -52],
        [150 + side * 96, 330, -60],
        [150 + side * 80, 540, -130],
      ],
      6.5,
      surface({ colour: [0.74, 0.75, 0.76], rough: 0.35 }),
      50,
    );
}

/** Close-ups of boiling-water taps. */
export const tapCloseUps: Readonly<Record<string, CloseUp>> = {
  ...Object.fromEntries(
    Object.entries(FINISHES).flatMap(([name, finish]): [string, CloseUp][] => {
      const seen = { look: tap(finish), pose: 'closed', turn: TURN } as const;
      return [
        [
          `boiling-spout-${name}`,
          { ...seen, at: [6, 142, 92], wide: 240, pitch: MathUtils.degToRad(13), dress: boiling },
        ],
        [`boiling-handle-${name}`, { ...seen, at: [34, 78, -100], wide: 190, pitch: 0.2, dress: handles }],
      ];
    }),
  ),
  'boiling-tank': {
    look: tap('CH'),
    pose: 'closed',
    at: [20, LOW + 205, FAR - 40],
    wide: 540,
    turn: 0.16,
    pitch: 0.12,
    dress: cupboard,
  },
};
