import { LIGHT_INTO_HOLLOWS } from '../engine/lights.ts';
import { goods } from '../scenes/scene.ts';
import type { CloseUp } from './close-up.ts';
import { frozen, groceries, saladDrawer } from './food.ts';

const both = goods('cold', [600, 1800, 650], 'WH', { split: 60, handle: 'grip' });
const freezer = goods('cold', [600, 1800, 600], 'WH', { split: 100, cold: 'freezer', handle: 'grip' });

const american = goods('american', [910, 1780, 685], 'BL', {
  form: 'side-by-side',
  doors: 2,
  dispenser: true,
  handle: 'bar',
});

const inside = { lighting: LIGHT_INTO_HOLLOWS } as const;

/** Close-ups of fridges and freezers. */
export const coldCloseUps: Readonly<Record<string, CloseUp>> = {
  'fridge-shelves': {
    ...inside,
    look: both,
    at: [-6, 1300, 120],
    wide: 480,
    turn: 0.14,
    pitch: 0.08,
    distance: 1700,
    dress: groceries,
  },
  'fridge-drawer': {
    ...inside,
    look: both,
    at: [0, 905, 330],
    wide: 480,
    turn: 0.3,
    pitch: 0.5,
    distance: 1600,
    dress: saladDrawer,
  },
  'fridge-light': {
    ...inside,
    look: both,
    at: [-20, 1640, 100],
    wide: 470,
    turn: 0.2,
    pitch: -0.06,
    distance: 1700,
    dress: groceries,
  },
  'freezer-drawers': {
    ...inside,
    look: freezer,
    at: [0, 1030, 300],
    wide: 500,
    turn: 0.3,
    pitch: 0.42,
    distance: 1700,
    dress: frozen,
  },
  'freezer-tubs': {
    ...inside,
    look: freezer,
    at: [-30, 1080, 300],
    wide: 330,
    turn: 0.24,
    pitch: 0.85,
    distance: 1500,
    dress: frozen,
  },
  'freezer-stack': {
    ...inside,
    look: freezer,
    at: [-20, 1130, 200],
    wide: 480,
    turn: 0.24,
    pitch: 0.06,
    distance: 1800,
  },
  'fridge-dispenser': {
    look: american,
    pose: 'closed',
    at: [-266, 1135, 342],
    wide: 200,
    turn: 0.24,
    pitch: 0.06,
  },
};
