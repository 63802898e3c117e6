import type { HingeSide } from '@/lib/catalogue/dimensions';
import type { Range } from '@/lib/catalogue/facts/types';

/** What is next to a space. An open side needs no clearance for air. */
export type Neighbour = 'open' | 'unit' | 'wall';

/** Sizes of one side in millimetres, one for each place measured; null where a place was not measured. */
export type Sizes = readonly (number | null)[];

/** A space as a shopper measured it, in millimetres. Only sizes that were given are checked. */
export type Space = {
  /** At the top, in the middle and at the bottom; the smallest decides. */
  widths: Sizes;
  /** At one side and at the other. */
  heights: Sizes;
  /** To the wall, or to pipes and sockets that stick out. */
  depth: number | null;
  left: Neighbour;
  right: Neighbour;
  top: 'open' | 'covered';
  /**
   * Distance from the edge of the space to the wall on the hinge side; with two walls to the nearer one; null: they
   * touch.
   */
  wallDistance: number | null;
  /** Free floor in front of the space. */
  freeFloor: number | null;
  /** Whether nothing may stand out in front of the units. */
  flush: boolean;
};

export type { HingeSide };

/** Who asks for a clearance: the maker requires it, the maker advises it, or it is usual where the maker gives none. */
export type Whose = 'required' | 'advised' | 'usual';

/** What decides whether an appliance fits (experience §6 F1), in millimetres; null where the maker states nothing. */
export type FitFacts = {
  body: { width: number | null; height: number | null; depth: number | null };
  /** With door and handle. */
  depthDoor: number | null;
  depthOpen: number | null;
  /** Clearance for air and hoses. */
  air: { left: number; right: number; top: number; behind: number };
  /** Who asks for the air at the sides and above. The clearance behind for hoses and plug is always required. */
  whose: { sides: Whose; top: Whose };
  /** Number of doors, side by side or one above another. */
  doors: number | null;
  hinge: HingeSide;
  reversible: boolean;
  /** Clearance that the door needs beside its hinge to open fully. */
  hingeWallGap: number | null;
  /** Width with both doors wide open. */
  doorsOpen: number | null;
  /** The housing that a built-in appliance needs. */
  niche: { width: Range | null; height: Range | null; depth: Range | null } | null;
  /** The hole in the worktop. */
  cutOut: { width: number | null; depth: number | null } | null;
  /** Free room that an appliance in a cut-out needs below the worktop. */
  below: number | null;
  /** Names of facts filled with usual figures, because the maker gives none. */
  assumed: string[];
};

/** Result of a check. `AIR`: it goes in, with less air than is advised or usual. `PROUD`: it stands out in front. */
export type Verdict = 'FITS' | 'AIR' | 'TIGHT' | 'PROUD' | 'DOOR' | 'NO' | 'UNKNOWN';

/** Clearance to keep free: the total in millimetres and the number of sides it is spread over. */
export type Room = { mm: number; sides: number; whose: Whose };

/** The part of a space that a check is about. */
export type Aspect = 'width' | 'height' | 'depth' | 'below' | 'walkway' | 'hinge';

/** One check and its result. `spare` is what is left over; if negative, what is missing. */
export type Check = {
  aspect: Aspect;
  verdict: Verdict;
  /** What the appliance takes up with the required clearance; `have` is the size of the space. */
  need: number | null;
  have: number;
  spare: number | null;
  /** Clearance for air and hoses; included in `need` where it is required. */
  room?: Room;
  /** Maximum of a housing or a cut-out, where there is one. */
  atMost?: number;
};

export type HingeAnswer =
  | { kind: 'free' }
  /** The door needs room beside a wall, and the width of the space or of the appliance is unknown. */
  | { kind: 'unknown'; wanted: number }
  /** The door can be hung on the other side, where there is no wall. */
  | { kind: 'swap' }
  /** The approximate angle to which the door opens, in degrees. */
  | { kind: 'limited'; degrees: 90 | 'less than 90'; gap: number; wanted: number };

export type Fit = {
  verdict: Verdict;
  /** What a built-in appliance goes into; null for a freestanding one. */
  hole: 'housing' | 'cut-out' | null;
  checks: Check[];
  /** The nominal width of the appliance, where the gap has exactly that width; else null. */
  nominal: number | null;
  hinge: HingeAnswer;
  /** How far it stands out of the space; 0 when it does not. `body`: the same without door and handle. */
  proud: { door: number; body: number };
  /** Whether it was to be flush with the units and is not. */
  flushBroken: boolean;
  /** Floor that the open door takes up in front of the space, and what is left to walk past. */
  front: { use: number; walkway: number | null } | null;
  /** Width with both doors wide open. */
  doorsOpen: number | null;
  /** Sides that were not measured. */
  unchecked: Aspect[];
  /** Sizes that the maker does not state and that cannot be assumed. */
  missing: Aspect[];
  assumed: string[];
  /** Whether the space is more than twice as wide as the appliance: probably another space was meant. */
  roomy: boolean;
};
