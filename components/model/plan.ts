import type { Angle, Axes, Block, Extent, Measured, Place } from '@/lib/catalogue/models/place';
import { sizeLines } from '@/lib/catalogue/models/size-lines';

/** What is drawn with models, and the initial view. */
export type Plan = {
  /** Overall size of the models with doors shut. */
  extent: Extent;
  /** Corners of the box to be in view, in millimetres. */
  frame: readonly [Place, Place];
  from: Angle;
  lines: (angle: Angle) => Measured[];
  room: readonly Block[];
  /** Place of each model; by default the origin. */
  places: readonly Place[];
  /** Axes of each model that is turned. */
  axes?: readonly Axes[];
  /** Whether it stands on a floor and casts a shadow there. */
  stands: boolean;
  /** Largest angle of its doors in degrees; null for no limit, 0 where nothing opens. */
  turns: number | null;
  /** Whether its doors have been removed. */
  doorsOff?: boolean;
};

/** Ratio of height to the shorter side below which an object, such as a hob or sink, is viewed from above. */
const FLAT = 0.6;

/** Returns the plan of an object by itself with its dimension lines. */
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
