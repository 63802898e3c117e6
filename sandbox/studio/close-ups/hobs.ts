import type { FinishCode } from '@hobwright/demo-store/seed/types.ts';
import { surface } from '../engine/surface.ts';
import type { Kit } from '../kit/kit.ts';
import type { Paints } from '../paints.ts';
import { goods } from '../scenes/scene.ts';
import type { CloseUp } from './close-up.ts';

const glass = (traits: { zones?: number; flex?: boolean; vent?: boolean } = {}) =>
  goods('hob', [590, 55, 515], 'BL', { heat: 'glass', zones: 4, ...traits });
const gas = (finish: FinishCode) => goods('hob', [590, 55, 515], finish, { heat: 'gas', zones: 4 });
const wide = (finish: FinishCode) => goods('hob', [770, 55, 515], finish, { heat: 'gas', zones: 5 });

/** A steel saucepan of radius `r` whose base is at `at`. */
function pan(kit: Kit, [x, y, z]: readonly [number, number, number], r: number, paints: Paints): void {
  kit.lathe(
    [
      [0, 0],
      [r - 6, 0],
      [r, 6],
      [r, r * 0.92],
      [r + 4, r * 0.96],
      [r - 3, r * 0.96],
      [r - 4, 8],
      [0, 6],
    ],
    [x, y, z],
    paints.satin,
  );
  const water = surface({ colour: [0.16, 0.19, 0.2], rough: 0.05, f0: 0.05 });
  kit.cylinder(r - 5, 2, [x, y + r * 0.62, z], water, { bevel: 0.5 });
  const handle = kit.part([x + r * 0.9, y + r * 0.78, z + r * 0.5], [0, -0.5, 0]);
  handle.box([150, 13, 20], [80, 6, 0], paints.blackPlastic, 6);
  handle.box([30, 10, 14], [4, 3, 0], paints.satin, 3);
}

const looked = { turn: 0.32, pitch: 0.62 } as const;

/** Close-ups of hobs. */
export const hobCloseUps: Readonly<Record<string, CloseUp>> = {
  'hob-zone': {
    ...looked,
    look: glass(),
    pose: 'closed',
    at: [130, 95, 60],
    wide: 380,
    dress: (kit, paints) => pan(kit, [141, 58, 80], 88, paints),
  },
  'hob-zones': { ...looked, look: glass(), pose: 'closed', at: [-10, 55, -20], wide: 460, pitch: 0.8 },
  'hob-touch': { ...looked, look: glass(), pose: 'closed', at: [20, 55, 176], wide: 290 },
  'hob-lock': { ...looked, look: glass(), pose: 'closed', at: [-165, 55, 182], wide: 220 },
  'hob-flex': {
    ...looked,
    look: glass({ flex: true }),
    pose: 'closed',
    at: [-110, 55, -10],
    wide: 400,
    pitch: 0.8,
  },
  'hob-vent': { ...looked, look: glass({ vent: true }), pose: 'closed', at: [10, 55, -10], wide: 360 },
  'gas-burner-steel': {
    ...looked,
    look: gas('SS'),
    pose: 'closed',
    at: [-120, 72, 50],
    wide: 270,
    pitch: 0.5,
  },
  'gas-burner-black': {
    ...looked,
    look: gas('BL'),
    pose: 'closed',
    at: [-120, 72, 50],
    wide: 270,
    pitch: 0.5,
  },
  'gas-wok-steel': { ...looked, look: wide('SS'), pose: 'closed', at: [0, 75, -50], wide: 300, pitch: 0.5 },
  'gas-wok-black': { ...looked, look: wide('BL'), pose: 'closed', at: [0, 75, -50], wide: 300, pitch: 0.5 },
  'gas-knobs-steel': { ...looked, look: gas('SS'), pose: 'closed', at: [10, 70, 205], wide: 260, pitch: 0.5 },
  'gas-knobs-black': { ...looked, look: gas('BL'), pose: 'closed', at: [10, 70, 205], wide: 260, pitch: 0.5 },
};
