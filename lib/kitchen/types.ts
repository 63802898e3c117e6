import type { PieceKind, SetKind } from '@/lib/catalogue/kinds/types';
import type { Classified, Stock } from '@/lib/catalogue/types';
import type { Spaces } from '@/lib/fit/at-home';
import type { Pence } from '@/lib/money/types';

/** One piece of a set, as the rules see it. */
export type Piece = Classified & {
  sku: string;
  name: string;
  /** Which place of a set it takes; null: none. */
  place: PieceKind | null;
  /** Under which it counts towards the set discount; null: not at all. */
  setKind: SetKind | null;
  price: Pence | null;
  quantity: number;
  stock: Stock;
  /** Sold off: nothing more is taken off it. */
  clearance: boolean;
};

/** What somebody told of the kitchen; null: not said. Millimetres, amperes. */
export type Kitchen = {
  fuel: 'electric' | 'mains gas' | 'LPG' | null;
  circuit: 0 | 32 | 45 | null;
  /** The switch of the cooker has a socket of its own. */
  socket: boolean;
  room: { length: number | null; width: number | null; height: number | null };
  extraction: 'duct' | 'recirculate' | null;
  hoodHeight: number | null;
  /** Inside of the tall housing for ovens. */
  housingHeight: number | null;
};

export type FindingResult = 'OK' | 'CHECK' | 'CLASH' | 'UNKNOWN';

/** What is asked of a set. */
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

/** One question about a set, answered. */
export type Finding = {
  rule: RuleName;
  result: FindingResult;
  words: string;
  /** Where the rule comes from, for whoever wants to check it. */
  source: string;
  /** The pieces it is about. */
  skus: string[];
};

/** A rule of compatibility: one answer about the set or one for each piece; null where it says nothing about this set. */
export type Rule = (
  pieces: readonly Piece[],
  kitchen: Kitchen,
  spaces: Spaces,
) => Finding | readonly Finding[] | null;
