import type { PieceKind, SetKind } from '@/lib/catalogue/kinds/types';
import type { Classified, Stock } from '@/lib/catalogue/types';
import type { Spaces } from '@/lib/fit/at-home';
import type { Pence } from '@/lib/money/types';

/** One piece of a set, as the rules see it. */
export type Piece = Classified & {
  sku: string;
  name: string;
  /** The place of a set that the piece takes; null for none. */
  place: PieceKind | null;
  /** The kind under which the piece counts towards the set discount; null when it does not count. */
  setKind: SetKind | null;
  price: Pence | null;
  quantity: number;
  stock: Stock;
  /** Whether the piece is on clearance, when it does not count towards the set discount. */
  clearance: boolean;
};

/** The details of a kitchen, in millimetres and amperes; null where not given. */
export type Kitchen = {
  fuel: 'electric' | 'mains gas' | 'LPG' | null;
  circuit: 0 | 32 | 45 | null;
  /** Whether the cooker switch has a socket of its own. */
  socket: boolean;
  room: { length: number | null; width: number | null; height: number | null };
  extraction: 'duct' | 'recirculate' | null;
  hoodHeight: number | null;
  /** Inside height of the tall housing for ovens. */
  housingHeight: number | null;
};

export type FindingResult = 'OK' | 'CHECK' | 'CLASH' | 'UNKNOWN';

/** The checks of a set. */
export type RuleName =
  | 'hood width'
  | 'hood height'
  | 'worktop depth'
  | 'hood strength'
  | 'circuit'
  | 'plug'
  | 'fuel'
  | 'tall housing'
  | 'stacking'
  | 'duplicates'
  | 'finish'
  | 'doors'
  | 'housing';

/** The result of one check. */
export type Finding = {
  rule: RuleName;
  result: FindingResult;
  words: string;
  /** Where the rule comes from, for those who want to verify it. */
  source: string;
  /** The pieces concerned. */
  skus: string[];
};

/** A compatibility rule: returns one finding for the set or one for each piece; null where it does not apply. */
export type Rule = (
  pieces: readonly Piece[],
  kitchen: Kitchen,
  spaces: Spaces,
) => Finding | readonly Finding[] | null;
