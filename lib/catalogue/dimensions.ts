import type { Facts } from './facts/types';

/** The side that a door hangs on; `none` for what drops, is pulled out or is not stated. */
export type HingeSide = 'left' | 'right' | 'both' | 'none';

export const hingeOf = ({ hinge }: Facts): HingeSide => hinge ?? 'none';

/** Outer measures in millimetres; null where the maker is silent. */
export type Dimensions = {
  width: number;
  height: number;
  /** With the feet at their longest; equal to `height` when they do not adjust. */
  heightMax: number;
  /** Of the body, without door and handle. */
  depth: number;
  depthDoor: number | null;
  /** Doors or drawers at 90°. */
  depthOpen: number | null;
  /** Two doors folded back. */
  doorsOpen: number | null;
  hinge: HingeSide;
  /** Room kept behind for hoses, plug or air. */
  behind: number | null;
};

/** Null unless width, height and depth are all known. */
export function dimensionsOf(facts: Facts): Dimensions | null {
  const { widthMm: width, heightMm: height, depthMm: depth } = facts;
  if (!width || !height || !depth) return null;
  const rear = Math.max(facts.hoseRearMm ?? 0, facts.airRearMm ?? 0);
  return {
    width,
    height,
    heightMax: Math.max(height, facts.heightMaxMm ?? 0),
    depth,
    depthDoor: facts.depthWithDoorMm ?? null,
    depthOpen: facts.depthDoorOpenMm ?? null,
    doorsOpen: facts.widthDoorsOpenMm ?? null,
    hinge: hingeOf(facts),
    behind: rear > 0 ? rear : null,
  };
}

/** `Height adjustable 845–860`; null when it is not. */
export const adjustableHeight = ({ height, heightMax }: Dimensions): string | null =>
  heightMax > height ? `Height adjustable ${height}–${heightMax} mm` : null;

/** `598 mm (59.8 cm)` */
export const inBothUnits = (mm: number): string =>
  `${mm.toLocaleString('en-GB')} mm (${(mm / 10).toLocaleString('en-GB')} cm)`;
