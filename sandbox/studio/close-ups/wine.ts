import type { FinishCode } from '@hobwright/demo-store/seed/types.ts';
import { LIGHT_INTO_HOLLOWS } from '../engine/lights.ts';
import type { Kit } from '../kit/kit.ts';
import { display } from '../models/parts/controls.ts';
import type { Paints } from '../paints.ts';
import { goods } from '../scenes/scene.ts';
import type { CloseUp } from './close-up.ts';

const cooler = (finish: FinishCode) => goods('wine-cooler', [595, 865, 570], finish, { zones: 1 });

/** The set temperatures, shown above the door's glass. */
const shows =
  (words: string) =>
  (kit: Kit, paints: Paints): void =>
    display(kit, [150, 30], [0, 840, 284], paints, words);

/** The top of a door, whose frame reflects the dark whatever it is made of. */
const doorTop = {
  look: cooler('SS'),
  pose: 'closed',
  at: [10, 772, 284],
  wide: 250,
  turn: 0.3,
  pitch: 0.1,
} as const;

/** Close-ups of wine coolers. */
export const wineCloseUps: Readonly<Record<string, CloseUp>> = {
  'wine-shelf': {
    look: cooler('BL'),
    at: [-10, 440, 340],
    wide: 400,
    turn: 0.26,
    pitch: 0.42,
    distance: 1500,
    lighting: LIGHT_INTO_HOLLOWS,
    exposure: 1.2,
  },
  'wine-bottles': {
    look: cooler('BL'),
    pose: 'closed',
    at: [40, 400, 260],
    wide: 330,
    turn: 0.4,
    pitch: 0.04,
  },
  'wine-display': { ...doorTop, dress: shows('12 °C') },
  'wine-zones': { ...doorTop, dress: shows('16 °C   8 °C') },
};
