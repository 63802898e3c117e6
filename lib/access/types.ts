/** What is carried in, millimetres. */
export type Box = { width: number; depth: number; height: number };

/** An appliance as the crew meets it; null where the maker is silent. */
export type Load = {
  packed: Box | null;
  /** Out of its box, with doors and handles. */
  bare: Box | null;
  /** With its doors taken off, where the maker allows that. */
  doorsOff: Box | null;
  /** Kilograms, packed. */
  weight: number | null;
  /** Degrees from upright; 0: it stays upright. */
  mayTilt: number;
  /** It may be carried on its side or back. */
  mayLie: boolean;
  /** It cools: once leaned it rests before it is switched on. */
  cools: boolean;
};

export type Doorway = {
  kind: 'doorway';
  width: number;
  height: number;
  /** Nobody measured its height: a usual one stands in. */
  heightAssumed?: boolean;
};
/** A right-angled bend between two corridors; null: there is one and nobody has measured it. */
export type Corner = { kind: 'corner'; a: number | null; b: number | null };
export type Stairs = {
  kind: 'stairs';
  shape: 'straight' | 'landing' | 'winders';
  width: number;
  headroom: number;
  flights: number;
  /** In all, for the crew; null: not counted. */
  steps: number | null;
  /** Degrees; it leans so far on its way up. */
  pitch: number;
  /** The two depths of the landing. */
  landing: { a: number; b: number } | null;
};
export type Lift = {
  kind: 'lift';
  door: { width: number; height: number };
  inside: Box;
  /** Kilograms, as its plate says. */
  load: number;
};

/** Single steps and door sills at one place, outside or in; a flight is `Stairs`. */
export type Steps = { kind: 'steps'; count: number };

/** One part of the way from the street to the room, in the order in which it is walked. */
export type RoutePart = (Doorway | Corner | Stairs | Lift | Steps) & { name: string };

/** How a box is held: which of its sides goes across the way, upwards and along it, and how far it leans back, degrees. */
export type Held = { across: keyof Box; up: keyof Box; along: keyof Box; lean: number };

/** Where of a part there is the least room: in an opening, in a lift, on a flight, or where it turns. */
export type Tightest = 'opening' | 'inside' | 'flight' | 'bend' | 'floor';

/** How an appliance is carried through a part: packed, bare or with its doors off, as large as it then is. */
export type Carried = { as: 'IN' | 'UNPACK' | 'DOORS'; box: Box; held: Held; at: Tightest };

/** As it comes, out of its box, with the doors off, only after a word with the crew, not at all. */
export type AccessVerdict = 'IN' | 'UNPACK' | 'DOORS' | 'CALL' | 'NO';

export type PartAnswer = {
  part: RoutePart;
  verdict: AccessVerdict;
  /** Of `NO`: how much is missing at the least, millimetres or, for the load of a lift, kilograms. */
  missing: { amount: number; unit: 'mm' | 'kg'; of?: 'width' | 'height' } | null;
  /** It leans back to get under a lintel. */
  leans: boolean;
  /** The way in which it passes, or comes nearest to passing. */
  carried: Carried;
};

export type Access = {
  verdict: AccessVerdict;
  parts: PartAnswer[];
  /** The part that decides; null without a route. */
  narrowest: PartAnswer | null;
  /** No figures of the appliance: nothing can be said. */
  unknown: boolean;
};
