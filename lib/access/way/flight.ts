import type { Block, Place } from '@/lib/catalogue/models/place';
import { mm } from '@/lib/i18n/length';
import { spanOf, STAIR_HEADROOM_MM, STAIR_SIDES_MM } from '../clearance';
import type { Carried, Stairs } from '../types';
import { axesOf, carton } from './held';
import { left, measure, OUT, WALL, type WayScene } from './scene';

/**
 * Depth of a step in millimetres, number of steps drawn, the step on which the appliance is, and the step at which the
 * headroom is measured.
 */
const [TREAD, STEPS, STANDS, FAR] = [240, 9, 3, 7];
/** Width of the strip of ceiling that is drawn, in millimetres; the view stays open below it. */
const STRIP = 90;

/** Draws a flight, and the appliance leaning as far as the stairs do. */
export function flightScene(carried: Carried, { width, headroom, pitch }: Stairs): WayScene {
  const { across, up, along } = spanOf(carried.box, carried.held);
  const slope = (pitch / 180) * Math.PI;
  const rise = TREAD * Math.tan(slope);
  const foot = along * 0.5 + STANDS * TREAD;
  const nosing = (step: number): number => foot - step * TREAD;
  const [under, above] = [rise * STANDS, rise * FAR];
  const back = nosing(STANDS);
  const stand = { middle: [0, under + up / 2, back + along / 2], axes: axesOf(carried.held) } as const;
  const [edge, side] = [width / 2, across / 2];
  const end = nosing(STEPS);
  const level = under + up * 0.55;
  const front = back + along;
  const middleOf = back + along / 2;
  const long = (STEPS * TREAD) / Math.cos(slope);
  const middle: Place = [-edge + STRIP / 2, headroom + (rise * STEPS) / 2 + 12, (foot + end) / 2];
  return {
    stand,
    blocks: [
      { from: [-edge - WALL, -WALL, end], to: [edge + WALL, -1, foot + along], tone: 'floor' },
      ...steps(edge, nosing, rise),
      {
        from: [-edge, 0, end],
        to: [-edge - WALL, headroom + rise * STEPS, foot + along * 0.4],
        tone: 'wall',
      },
      {
        from: [-edge, middle[1] - 12, middle[2] - long / 2],
        to: [-edge + STRIP, middle[1] + 12, middle[2] + long / 2],
        tone: 'worktop',
        axes: [
          [1, 0, 0],
          [0, Math.cos(slope), Math.sin(slope)],
          [0, -Math.sin(slope), Math.cos(slope)],
        ],
      },
      ...carton(carried, stand),
    ],
    lines: [
      measure([-edge, -2, foot + 60], [edge, -2, foot + 60], width),
      measure([-edge + STRIP, above, nosing(FAR)], [-edge + STRIP, above + headroom, nosing(FAR)], headroom),
      {
        ...left(
          [-side - OUT, under, front],
          [-side - OUT, under + up, front],
          headroom - up,
          STAIR_HEADROOM_MM,
        ),
        text: `${mm(up)} leaning`,
      },
      left([edge, level, middleOf], [side, level, middleOf], edge - side, STAIR_SIDES_MM / 2),
    ],
    frame: [
      [-edge - WALL, 0, end * 0.6],
      [edge + 5 * OUT, Math.max(above + headroom, under + up) + OUT, front + 200],
    ],
    from: { round: 0.7, up: 0.16 },
  };
}

const steps = (edge: number, nosing: (step: number) => number, rise: number): Block[] =>
  Array.from({ length: STEPS }, (_, step) => ({
    from: [-edge, rise * step, nosing(STEPS)],
    to: [edge, rise * (step + 1), nosing(step)],
    tone: 'unit',
  }));
