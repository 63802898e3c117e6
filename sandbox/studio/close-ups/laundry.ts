import type { FinishCode } from '@hobwright/demo-store/seed/types.ts';
import type { Place } from '../engine/camera.ts';
import { surface } from '../engine/surface.ts';
import type { Kit } from '../kit/kit.ts';
import { display } from '../models/parts/controls.ts';
import type { Paints } from '../paints.ts';
import { goods } from '../scenes/scene.ts';
import type { CloseUp } from './close-up.ts';

const machine = (finish: FinishCode, controls: string, dryer = false) =>
  goods('laundry', [598, 848, dryer ? 600 : 550], finish, { dryer, controls, ring: 'dark' });

const ownMachine = (design: string, controls: string, finish: FinishCode, dryer = false) =>
  goods('laundry', [598, 848, dryer ? 600 : 550], finish, { dryer, design, controls });

/**
 * Height of a washing machine's drum axis, and z of the drum's back, in millimetres. The machine's front is at z 275.
 */
const [DRUM, BACK] = [426, -5];

/** The back of a drum: holes in rays, six ribs, and the hub on which it turns. */
function drumBack(z: number): (kit: Kit, paints: Paints) => void {
  return (kit, paints) => {
    kit.print(
      [392, 392],
      [0, DRUM, z + 1],
      (pen, side) => {
        pen.fillStyle = '#141516';
        for (let ray = 0; ray < 36; ray += 1)
          for (let ring = 0; ring < 7; ring += 1) {
            if (ray % 6 === 3 || (ring < 2 && ray % 2 === 1)) continue;
            const [angle, far] = [(ray / 36) * Math.PI * 2 + (ring % 2) * 0.05, 0.17 + ring * 0.045];
            pen.beginPath();
            pen.arc(
              side / 2 + Math.cos(angle) * far * side,
              side / 2 + Math.sin(angle) * far * side,
              side * 0.007,
              0,
              7,
            );
            pen.fill();
          }
      },
      { pixels: 1024 },
    );
    const steel = surface({ colour: [0.5, 0.505, 0.51], metal: 0.9, rough: 0.3, openShare: 0.6 });
    for (let i = 0; i < 6; i += 1) {
      const angle = (i / 6) * Math.PI * 2 + Math.PI / 6;
      const rib = kit.part([Math.cos(angle) * 112, DRUM + Math.sin(angle) * 112, z + 3], [0, 0, angle]);
      rib.box([128, 13, 10], [0, 0, 0], steel, 5);
    }
    kit.cylinder(44, 14, [0, DRUM, z + 7], paints.satin, { axis: 'z', bevel: 6 });
  };
}

const FINISHES: Readonly<Record<string, FinishCode>> = { white: 'WH', black: 'BL', grey: 'GM', silver: 'SI' };

/** Contents of the display that are true of washers and dryers alike, in place of the programme of one. */
const shows =
  (size: readonly [number, number], at: Place) =>
  (kit: Kit, paints: Paints): void =>
    display(kit, size, at, paints, '1:35');

const SHUT = { pose: 'closed', wide: 272, turn: 0.28, pitch: 0.12 } as const;

/** The controls of a machine in every finish, with a dial and with touch controls. */
const CONTROLS: Record<string, CloseUp> = Object.fromEntries(
  Object.entries(FINISHES).flatMap(([name, finish]): [string, CloseUp][] => [
    [
      `laundry-dial-${name}`,
      {
        ...SHUT,
        look: machine(finish, 'dial'),
        at: [68, 742, 296],
        dress: shows([165, 52], [145, 764, 294]),
      },
    ],
    [
      `laundry-touch-${name}`,
      {
        ...SHUT,
        look: machine(finish, 'touch'),
        at: [110, 742, 296],
        dress: shows([120, 42], [62, 762, 297]),
      },
    ],
    [
      `laundry-framed-${name}`,
      { ...SHUT, wide: 300, look: ownMachine('framed', 'touch', finish), at: [66, 742, 296] },
    ],
    ...[false, true].map((dryer): [string, CloseUp] => [
      `${dryer ? 'dryer' : 'washer'}-plastic-${name}`,
      { ...SHUT, look: ownMachine('plastic', 'dial', finish, dryer), at: [176, 742, dryer ? 321 : 296] },
    ]),
  ]),
);

/** Black glass panels. The section shown is the same on every finish. */
const GLASS: Readonly<Record<string, CloseUp>> = Object.fromEntries(
  (
    [
      ['chrome', 'dial', -26],
      ['chrome', 'touch', -26],
      ['glass', 'dial', 190],
      ['glass', 'touch', 190],
    ] as const
  ).map(([design, controls, x]): [string, CloseUp] => [
    `laundry-${design}-${controls}`,
    { ...SHUT, wide: 148, look: ownMachine(design, controls, 'GM'), at: [x, 754, 297] },
  ]),
);

/** Panels that are sold in some finishes only. */
const PLAIN: Readonly<Record<string, CloseUp>> = Object.fromEntries(
  (
    [
      ['washer-plain', 'dial', ['white', 'black', 'grey']],
      ['washer-plain-touch', 'touch', ['white', 'black']],
      ['dryer-plain', 'dial', ['white', 'grey', 'silver']],
    ] as const
  ).flatMap(([panel, controls, names]) =>
    names.map((name): [string, CloseUp] => {
      const dryer = panel === 'dryer-plain';
      const look = ownMachine('plain', controls, FINISHES[name] ?? 'WH', dryer);
      return [`${panel}-${name}`, { ...SHUT, look, at: [26, 742, dryer ? 321 : 296] }];
    }),
  ),
);

/** Close-ups of washing machines and tumble dryers. */
export const laundryCloseUps: Readonly<Record<string, CloseUp>> = {
  'washer-drum': {
    look: machine('WH', 'dial'),
    at: [6, DRUM, 200],
    wide: 340,
    turn: 0.14,
    pitch: 0.07,
    distance: 1100,
    exposure: 1.4,
    dress: drumBack(BACK),
  },
  'washer-drum-wall': {
    look: machine('WH', 'dial'),
    at: [-90, DRUM - 60, 90],
    wide: 270,
    turn: 0.46,
    pitch: 0.2,
    distance: 800,
    exposure: 1.3,
    dress: drumBack(BACK),
  },
  'dryer-drum': {
    look: machine('WH', 'dial', true),
    at: [-4, DRUM, 225],
    wide: 330,
    turn: -0.1,
    pitch: 0.07,
    distance: 1100,
    exposure: 1.4,
    dress: drumBack(BACK + 25),
  },
  'dryer-drum-wall': {
    look: machine('WH', 'dial', true),
    at: [80, DRUM - 60, 115],
    wide: 270,
    turn: -0.44,
    pitch: 0.2,
    distance: 800,
    exposure: 1.3,
    dress: drumBack(BACK + 25),
  },
  ...CONTROLS,
  ...GLASS,
  ...PLAIN,
};
