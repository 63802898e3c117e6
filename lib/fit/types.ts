import type { HingeSide } from '@/lib/catalogue/dimensions';
import type { Range } from '@/lib/catalogue/facts/types';

/** What stands beside a space; an open side needs no room for air of its own. */
export type Neighbour = 'open' | 'unit' | 'wall';

/** One side measured at several places, millimetres by place; null where nobody measured. */
export type Sizes = readonly (number | null)[];

/** A space as somebody measured it, millimetres; only what was given is checked. */
export type Space = {
  /** At the top, in the middle and at the bottom; the least counts. */
  widths: Sizes;
  /** At one side and at the other. */
  heights: Sizes;
  /** To the wall, or to pipes and sockets that stick out. */
  depth: number | null;
  left: Neighbour;
  right: Neighbour;
  top: 'open' | 'covered';
  /** From the edge of the space to a wall at the side of a hinge, of two to the nearer one; null: it touches. */
  wallDistance: number | null;
  /** Free floor in front of the space. */
  freeFloor: number | null;
  /** Nothing may stand out in front of the units. */
  flush: boolean;
};

export type { HingeSide };

/** Whose word it is that room stays free: a condition of the maker, the maker's advice, or usual where the maker is silent. */
export type Whose = 'required' | 'advised' | 'usual';

/** What decides whether an appliance fits (experience §6 F1); millimetres, null where the maker is silent. */
export type FitFacts = {
  body: { width: number | null; height: number | null; depth: number | null };
  /** With door and handle. */
  depthDoor: number | null;
  depthOpen: number | null;
  /** Room for air and hoses. */
  air: { left: number; right: number; top: number; behind: number };
  /** Of the air at the sides and above; what hoses and plug take behind is always taken. */
  whose: { sides: Whose; top: Whose };
  /** Side by side or one above another. */
  doors: number | null;
  hinge: HingeSide;
  reversible: boolean;
  /** Room the door needs beside its hinge to open fully. */
  hingeWallGap: number | null;
  /** From side to side with both doors wide open. */
  doorsOpen: number | null;
  /** The housing of what is built in. */
  niche: { width: Range | null; height: Range | null; depth: Range | null } | null;
  /** The hole in the worktop. */
  cutOut: { width: number | null; depth: number | null } | null;
  /** Free room that what hangs in a cut-out wants below the worktop. */
  below: number | null;
  /** Names of facts that are usual figures, because the maker gives none. */
  assumed: string[];
};

/** `AIR`: it goes in, with less air than is advised or usual. */
export type Verdict = 'FITS' | 'AIR' | 'TIGHT' | 'PROUD' | 'DOOR' | 'NO' | 'UNKNOWN';

/** Room that is to stay free, in all, and at how many sides. */
export type Room = { mm: number; sides: number; whose: Whose };

/** The part of a space that one answer is about. */
export type Aspect = 'width' | 'height' | 'depth' | 'below' | 'walkway' | 'hinge';

/** One question and its answer. `spare` is what is left over, negative what is missing. */
export type Check = {
  aspect: Aspect;
  verdict: Verdict;
  /** What the appliance takes, with the room that is a condition, and what there is. */
  need: number | null;
  have: number;
  spare: number | null;
  /** Air and hoses; part of `need` where it is required. */
  room?: Room;
  /** Of a housing or a cut-out that is too large: the most it may be. */
  atMost?: number;
};

export type HingeAnswer =
  | { kind: 'free' }
  /** The door can be hung on the other side, which is free. */
  | { kind: 'swap' }
  /** About how far the door opens, degrees. */
  | { kind: 'limited'; degrees: 90 | 'less than 90'; gap: number; wanted: number };

export type Fit = {
  verdict: Verdict;
  /** Of what is built in: what it goes into. */
  hole: 'housing' | 'cut-out' | null;
  checks: Check[];
  /** The width that it is named by, where the gap is of just that width; else null. */
  nominal: number | null;
  hinge: HingeAnswer;
  /** How far it stands out of the space; 0 when it does not. `body`: not only the door but the body itself. */
  proud: { door: number; body: number };
  /** It was to be flush with the units and is not. */
  flushBroken: boolean;
  /** What the open door takes in front of the space, and what is left to walk past. */
  front: { use: number; walkway: number | null } | null;
  /** How wide it is with both doors wide open. */
  doorsOpen: number | null;
  /** Measures that were not given. */
  unchecked: Aspect[];
  /** Facts that the maker does not state and that nothing can stand in for. */
  missing: Aspect[];
  assumed: string[];
  /** Twice as wide as the appliance: probably another space was meant. */
  roomy: boolean;
};
