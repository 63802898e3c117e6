import type { Spaces } from '@/lib/fit/at-home';
import { neighbourDoors } from './doors';
import { hoodHeight, hoodStrength, hoodWidth, worktopDepth } from './extraction';
import { duplicates, fuel } from './fuel';
import { finish, tallHousing } from './housing';
import { nicheFindings } from './niches';
import { cookerCircuit, plugs } from './power';
import { stackedDryer } from './stacking';
import type { Finding, FindingResult, Kitchen, Piece, Rule } from './types';

const RULES: readonly Rule[] = [
  hoodWidth,
  hoodHeight,
  worktopDepth,
  hoodStrength,
  cookerCircuit,
  plugs,
  fuel,
  tallHousing,
  stackedDryer,
  duplicates,
  finish,
  neighbourDoors,
];

/** The most urgent results first. */
const ORDER: readonly FindingResult[] = ['CLASH', 'CHECK', 'UNKNOWN', 'OK'];

/**
 * Returns what goes together in a set and what does not, worst first (experience §6 F5). No finding prevents the
 * purchase.
 * @param spaces if given, also checks whether each piece fits its own space
 */
export const findingsFor = (pieces: readonly Piece[], kitchen: Kitchen, spaces?: Spaces): Finding[] =>
  [
    ...RULES.flatMap((rule) => rule(pieces, kitchen, spaces ?? {}) ?? []),
    ...(spaces ? nicheFindings(pieces, spaces) : []),
  ].toSorted((a, b) => ORDER.indexOf(a.result) - ORDER.indexOf(b.result));
