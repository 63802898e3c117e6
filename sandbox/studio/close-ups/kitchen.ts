import type { Look } from '@hobwright/demo-store/media/looks/look.ts';
import type { FinishCode } from '@hobwright/demo-store/seed/types.ts';
import { SphereGeometry } from 'three';
import { LIGHT_INTO_HOLLOWS } from '../engine/lights.ts';
import { surface } from '../engine/surface.ts';
import type { Kit } from '../kit/kit.ts';
import type { Paints } from '../paints.ts';
import { goods } from '../scenes/scene.ts';
import type { CloseUp } from './close-up.ts';

const microwave = (finish: FinishCode, controls: string) =>
  goods('microwave', [477, 264, 385], finish, { controls });
const beanToCup = (controls = 'touch') =>
  goods('coffee-machine', [250, 355, 440], 'SS', { brew: 'bean', controls });

/** A flat base in place of the turntable, with a square dish on it. */
function flatFloor(kit: Kit, paints: Paints): void {
  const ceramic = surface({ colour: [0.5, 0.505, 0.51], rough: 0.25, openShare: 0.8, glow: 0.3 });
  kit.box([290, 27, 315], [-64, 61.5, 11], ceramic, 1);
  const china = surface({ colour: [0.84, 0.83, 0.81], rough: 0.15, coat: 0.5, openShare: 0.8, glow: 0.1 });
  const crust = surface({ colour: [0.5, 0.22, 0.06], rough: 0.55, openShare: 0.8, glow: 0.06 });
  const dish = kit.part([-70, 76, 20], [0, 0.22, 0]);
  dish.box([176, 8, 132], [0, 4, 0], china, 4);
  for (const side of [-1, 1]) {
    dish.box([8, 40, 132], [side * 84, 22, 0], china, 4);
    dish.box([176, 40, 8], [0, 22, side * 62], china, 4);
    dish.box([30, 8, 60], [side * 98, 36, 0], china, 4);
  }
  dish.box([164, 26, 120], [0, 20, 0], crust, 10);
  for (let i = 0; i < 26; i += 1)
    dish
      .add(new SphereGeometry(1, 20, 14), i % 3 === 0 ? paints.brass : crust, [
        -70 + ((i * 0.7548777) % 1) * 140,
        32,
        -48 + ((i * 0.5698403) % 1) * 96,
      ])
      .scale.set(13, 5, 11);
}

/** A steel jug under the wand. */
function milkJug(kit: Kit, paints: Paints): void {
  const at = [-124, 92, 122] as const;
  kit.turnery(
    [
      [0, 0],
      [36, 1],
      [39, 8],
      [37, 40],
      [31, 72],
      [33, 84],
      [31, 84],
      [29, 72],
      [34, 40],
      [0, 34],
    ],
    at,
    paints.satin,
  );
  kit.cylinder(31, 2, [at[0], at[1] + 58, at[2]], surface({ colour: [0.84, 0.83, 0.8], rough: 0.4 }), {
    bevel: 0.5,
  });
  kit.tube(
    [
      [at[0] + 30, at[1] + 70, at[2] + 12],
      [at[0] + 58, at[1] + 66, at[2] + 22],
      [at[0] + 60, at[1] + 34, at[2] + 22],
      [at[0] + 36, at[1] + 18, at[2] + 12],
    ],
    4.5,
    paints.chrome,
    30,
  );
}

/** A hopper of coffee beans on the machine's top, its lid off. */
function beans(kit: Kit, paints: Paints): void {
  const y = 352;
  const z = -100;
  for (const side of [-1, 1]) {
    kit.box([4, 44, 150], [side * 88, y + 20, z], paints.darkPlastic, 2);
    kit.box([180, 44, 4], [0, y + 20, z + side * 74], paints.darkPlastic, 2);
  }
  kit.box([176, 4, 148], [0, y + 2, z], paints.blackPlastic, 1);
  const roasts = [
    surface({ colour: [0.085, 0.034, 0.014], rough: 0.32, coat: 0.2, openShare: 0.7 }),
    surface({ colour: [0.12, 0.05, 0.02], rough: 0.34, coat: 0.2, openShare: 0.7 }),
  ];
  const crease = surface({ colour: [0.02, 0.008, 0.004], rough: 0.8 });
  for (let i = 0; i < 420; i += 1) {
    const a = (i * 0.7548777) % 1;
    const b = (i * 0.5698403) % 1;
    const bean = kit.part(
      [-80 + a * 160, y + 16 + ((i * 13) % 17), z - 66 + b * 132],
      [((i * 37) % 63) / 20, ((i * 17) % 63) / 10, ((i * 29) % 63) / 20],
    );
    bean.add(new SphereGeometry(1, 18, 12), roasts[i % 2] ?? crease).scale.set(5.2, 3.6, 7.4);
    bean.box([0.9, 0.8, 12.6], [0, 3.4, 0], crease, 0.3);
  }
}

const inside = { lighting: LIGHT_INTO_HOLLOWS } as const;

const panel = (look: Look): CloseUp => ({
  look,
  pose: 'closed',
  at: [150, 172, 190],
  wide: 190,
  turn: 0.28,
  pitch: 0.1,
});

/** Close-ups of espresso machines in a finish. */
function espresso(name: string, finish: FinishCode): Record<string, CloseUp> {
  const look = goods('coffee-machine', [310, 340, 310], finish, { brew: 'espresso', controls: 'knobs' });
  const pose = 'closed';
  return {
    [`espresso-head-${name}`]: { look, pose, at: [10, 150, 90], wide: 210, turn: 0.34, pitch: 0.08 },
    [`espresso-wand-${name}`]: {
      look,
      pose,
      at: [-104, 165, 110],
      wide: 190,
      turn: 0.52,
      pitch: 0.14,
      dress: milkJug,
    },
    [`espresso-gauge-${name}`]: { look, pose, at: [20, 245, 140], wide: 210, turn: 0.3, pitch: 0.1 },
  };
}

/** Close-ups of microwaves and coffee machines. */
export const kitchenCloseUps: Readonly<Record<string, CloseUp>> = {
  'microwave-inside': {
    look: microwave('BL', 'buttons'),
    ...inside,
    at: [-64, 140, 100],
    wide: 310,
    turn: 0.2,
    pitch: 0.1,
    distance: 1100,
  },
  'microwave-flat-inside': {
    ...inside,
    look: microwave('BL', 'buttons'),
    at: [-64, 140, 100],
    wide: 310,
    turn: 0.2,
    pitch: 0.1,
    distance: 1100,
    dress: flatFloor,
  },
  'microwave-turntable': {
    look: microwave('BL', 'buttons'),
    ...inside,
    at: [-64, 100, 60],
    wide: 260,
    turn: 0.2,
    pitch: 0.34,
    distance: 900,
  },
  'microwave-flat': {
    look: microwave('BL', 'buttons'),
    ...inside,
    at: [-64, 100, 60],
    wide: 260,
    turn: 0.2,
    pitch: 0.34,
    distance: 900,
    dress: flatFloor,
  },
  'microwave-keys-black': panel(microwave('BL', 'buttons')),
  'microwave-keys-steel': panel(microwave('SS', 'buttons')),
  'microwave-knob-black': panel(microwave('BL', 'knobs')),
  'microwave-knob-steel': panel(microwave('SS', 'knobs')),
  'bean-spout': { look: beanToCup(), pose: 'closed', at: [6, 142, 170], wide: 200, turn: 0.36, pitch: 0.16 },
  'bean-hopper': {
    look: beanToCup(),
    pose: 'closed',
    at: [0, 366, -90],
    wide: 210,
    turn: 0.34,
    pitch: 0.6,
    dress: beans,
  },
  'bean-panel': { look: beanToCup(), pose: 'closed', at: [0, 276, 140], wide: 190, turn: 0.28, pitch: 0.1 },
  'bean-knob': {
    look: beanToCup('knobs'),
    pose: 'closed',
    at: [20, 276, 140],
    wide: 190,
    turn: 0.28,
    pitch: 0.1,
  },
  ...espresso('steel', 'SS'),
  ...espresso('black', 'BL'),
};
