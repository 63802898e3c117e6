import type { Angle, Axes, Block, Extent, Measured, Place } from '@/lib/catalogue/models/place';
import { sizeLines } from '@/lib/catalogue/models/size-lines';

/** What is drawn with models, and from where it is looked at first. */
export type Plan = {
  /** What the goods measure over all, doors shut. */
  extent: Extent;
  /** Corners of what is to be in the picture, millimetres. */
  frame: readonly [Place, Place];
  from: Angle;
  lines: (angle: Angle) => Measured[];
  room: readonly Block[];
  /** Where each model stands; the origin for what is not told. */
  places: readonly Place[];
  /** Where the axes of each point that is turned. */
  axes?: readonly Axes[];
  /** Whether it stands on a floor, and throws a shadow on it. */
  stands: boolean;
  /** How far doors may turn, in degrees; null as far as they do, 0 where nothing is opened. */
  turns: number | null;
  /** Its doors have been taken off. */
  doorsOff?: boolean;
};

/** What is lower than this of its shorter side is looked down on: hobs, sinks. */
const FLAT = 0.6;

/** A thing alone, with its sizes. */
export function alone(extent: Extent): Plan {
  const { width, height, depth } = extent;
  const around = Math.max(width, height, depth) * 0.09;
  return {
    extent,
    frame: [
      [-width / 2 - around, -around, -around],
      [width / 2 + around, height, depth + around],
    ],
    from: { round: 0.5, up: height < Math.min(width, depth) * FLAT ? 0.55 : 0.22 },
    lines: (angle) => sizeLines(extent, angle),
    room: [],
    places: [],
    stands: true,
    turns: null,
  };
}
