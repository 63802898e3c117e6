/** Dimensions of something carried, in millimetres. */
export type Box = { width: number; depth: number; height: number };

/** What matters about an appliance for carrying it; null for anything that the maker does not state. */
export type Load = {
  packed: Box | null;
  /** Out of its box, with doors and handles. */
  bare: Box | null;
  /** With its doors taken off, if the maker allows that. */
  doorsOff: Box | null;
  /** Packed weight in kilograms. */
  weight: number | null;
  /** Maximum tilt in degrees from upright; 0 if it must stay upright. */
  mayTilt: number;
  /** Whether it may be carried on its side or back. */
  mayLie: boolean;
  /** Whether it cools: after being tilted, it must rest before it is switched on. */
  cools: boolean;
};

export type Doorway = {
  kind: 'doorway';
  width: number;
  height: number;
  /** Nobody measured the height; a typical one is assumed. */
  heightAssumed?: boolean;
};
/** A right-angled bend between two corridors, with their widths in millimetres; null if not measured. */
export type Corner = { kind: 'corner'; a: number | null; b: number | null };
export type Stairs = {
  kind: 'stairs';
  shape: 'straight' | 'landing' | 'winders';
  width: number;
  headroom: number;
  flights: number;
  /** Total number of steps, for the crew; null if not counted. */
  steps: number | null;
  /** Degrees; the appliance leans this far on its way up. */
  pitch: number;
  /** The two depths of the landing, in millimetres. */
  landing: { a: number; b: number } | null;
};
export type Lift = {
  kind: 'lift';
  door: { width: number; height: number };
  inside: Box;
  /** Rated load in kilograms, from the lift's plate. */
  load: number;
};

/** Single steps and door sills in one place, outside or inside; a flight is `Stairs`. */
export type Steps = { kind: 'steps'; count: number };

/** One part of the way from the street to the room, in walking order. */
export type RoutePart = (Doorway | Corner | Stairs | Lift | Steps) & { name: string };

/**
 * How a box is held: which of its sides is across the way, upwards and along it, and how far it leans back, in degrees.
 */
export type Held = { across: keyof Box; up: keyof Box; along: keyof Box; lean: number };

/** Where a part has the least room: in an opening, in a lift, on a flight, where it turns, or on the floor. */
export type Tightest = 'opening' | 'inside' | 'flight' | 'bend' | 'floor';

/** How an appliance is carried through a part: packed, bare or with its doors off, with its size in that state. */
export type Carried = { as: 'IN' | 'UNPACK' | 'DOORS'; box: Box; held: Held; at: Tightest };

/** Packed, out of its box, with its doors off, only after a call to the customer, or not at all. */
export type AccessVerdict = 'IN' | 'UNPACK' | 'DOORS' | 'CALL' | 'NO';

export type PartAnswer = {
  part: RoutePart;
  verdict: AccessVerdict;
  /** For `NO`: the least that is missing, in millimetres or, for the load of a lift, in kilograms. */
  missing: { amount: number; unit: 'mm' | 'kg'; of?: 'width' | 'height' } | null;
  /** Whether it is tilted to get under a lintel. */
  leans: boolean;
  /** How it passes, or comes nearest to passing. */
  carried: Carried;
};

export type Access = {
  verdict: AccessVerdict;
  parts: PartAnswer[];
  /** The part that decides the verdict; null without a route. */
  narrowest: PartAnswer | null;
  /** The appliance's size is unknown, so there is no answer. */
  unknown: boolean;
};
