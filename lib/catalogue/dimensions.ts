import type { Facts } from './facts/types';

/** Side of a door's hinge; `none` if it drops or pulls out, or if it is not stated. */
export type HingeSide = 'left' | 'right' | 'both' | 'none';

export const hingeOf = ({ hinge }: Facts): HingeSide => hinge ?? 'none';

/** External dimensions, in millimetres; null if the maker does not state them. */
export type Dimensions = {
  width: number;
  height: number;
  /** With the feet fully extended; equal to `height` if they are not adjustable. */
  heightMax: number;
  /** Of the body, without door and handle. */
  depth: number;
  depthDoor: number | null;
  /** With doors open at 90°, or drawers pulled out. */
  depthOpen: number | null;
  /** Width with both doors fully open. */
  doorsOpen: number | null;
  hinge: HingeSide;
  /** Space needed behind for hoses, plug or air. */
  behind: number | null;
};

/** Returns the dimensions of a product; null unless width, height and depth are all known. */
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

/** Returns `Height adjustable 845–860 mm`; null if it is not adjustable. */
export const adjustableHeight = ({ height, heightMax }: Dimensions): string | null =>
  heightMax > height ? `Height adjustable ${height}–${heightMax} mm` : null;

/** Returns `598 mm (59.8 cm)`. */
export const inBothUnits = (mm: number): string =>
  `${mm.toLocaleString('en-GB')} mm (${(mm / 10).toLocaleString('en-GB')} cm)`;
