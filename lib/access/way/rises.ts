import type { Block } from '@/lib/catalogue/models/place';
import { counted } from '@/lib/i18n/counted';
import { spanOf } from '../clearance';
import type { Carried } from '../types';
import { axesOf, carton } from './held';
import { OUT, WALL, type WayScene } from './scene';

/** Height and depth of a typical step at a British door, in millimetres, and the maximum number drawn. */
const [RISE, TREAD, MOST] = [170, 280, 6];
/**
 * How much wider than the appliance the steps are drawn on each side, and how far before them it stands, in
 * millimetres.
 */
const [BESIDE, BEFORE] = [220, 140];

/** Draws single steps, with the appliance in front of them. */
export function risesScene(carried: Carried, count: number): WayScene {
  const { across, up, along } = spanOf(carried.box, carried.held);
  const stand = { middle: [0, up / 2, along / 2 + BEFORE], axes: axesOf(carried.held) } as const;
  const drawn = Math.min(count, MOST);
  const edge = across / 2 + BESIDE;
  const end = -drawn * TREAD - TREAD;
  const steps = Array.from(
    { length: drawn },
    (_, step): Block => ({
      from: [-edge, step * RISE, end],
      to: [edge, (step + 1) * RISE, -step * TREAD],
      tone: 'unit',
    }),
  );
  const high = drawn * RISE;
  return {
    stand,
    blocks: [
      { from: [-edge - WALL, -WALL, end], to: [edge + WALL, -1, along + 600], tone: 'floor' },
      ...steps,
      ...carton(carried, stand),
    ],
    lines: [
      {
        from: [edge + OUT, 0, 0],
        to: [edge + OUT, high, 0],
        text: counted(count, 'step'),
        tone: 'space',
        leads: true,
      },
    ],
    frame: [
      [-edge - WALL, 0, end * 0.5],
      [edge + OUT * 2, Math.max(up, high) + OUT, along + BEFORE + 200],
    ],
    from: { round: 0.7, up: 0.3 },
  };
}
