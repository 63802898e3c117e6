import type { Kit } from '../kit/kit.ts';
import { wireRack } from '../models/parts/oven-inside.ts';
import type { Paints } from '../paints.ts';
import { goods } from '../scenes/scene.ts';
import type { CloseUp } from './close-up.ts';

const single = goods('oven', [595, 595, 550], 'BL', { doors: 1, controls: 'touch' });

/** A rack pulled out on telescopic runners. */
function drawnOut(kit: Kit, paints: Paints): void {
  const [y, z] = [231, 400];
  wireRack(kit, 455, [0, y + 12, z]);
  for (const side of [-1, 1]) {
    kit.box([8, 15, 260], [side * 226, y, 90], paints.satin, 3);
    kit.box([5, 11, 250], [side * 221, y, z - 130], paints.chrome, 2);
  }
}

/** Gas ovens of this width have no fan. */
const gas = goods('cooker', [600, 900, 600], 'BL', { ovens: 1, top: 'gas', zones: 4, knobs: 6 });

const compact = goods('oven', [595, 455, 550], 'BL', { doors: 1, controls: 'touch' });

/** Close-ups of ovens. */
export const ovenCloseUps: Readonly<Record<string, CloseUp>> = {
  'oven-inside': { look: single, at: [0, 246, 180], wide: 490, turn: 0.16, pitch: 0.07, distance: 1500 },
  'oven-rails': { look: single, at: [-150, 250, 120], wide: 290, turn: 0.5, pitch: 0.16, distance: 900 },
  'oven-runners': {
    look: single,
    at: [-10, 228, 300],
    wide: 430,
    turn: 0.34,
    pitch: 0.26,
    distance: 1500,
    dress: drawnOut,
  },
  'oven-fan': { look: single, at: [6, 252, -40], wide: 330, turn: 0.18, pitch: 0.1, distance: 1000 },
  'oven-floor': { look: single, at: [-40, 130, 120], wide: 330, turn: 0.4, pitch: 0.34, distance: 1100 },
  'oven-gas-floor': { look: gas, at: [-40, 416, 120], wide: 330, turn: 0.4, pitch: 0.34, distance: 1100 },
  'oven-gas-inside': { look: gas, at: [0, 524, 190], wide: 470, turn: 0.16, pitch: 0.07, distance: 1500 },
  'oven-compact-inside': {
    look: compact,
    at: [0, 180, 180],
    wide: 400,
    turn: 0.16,
    pitch: 0.07,
    distance: 1500,
  },
};
