import { neighbourDoors } from './doors';
import { hoodHeight, hoodStrength, hoodWidth } from './extraction';
import { duplicates, fuel } from './fuel';
import { finish, stackedDryer, tallHousing } from './housing';
import { cookerCircuit } from './power';
import type { Finding, FindingResult, Kitchen, Piece, Rule } from './types';

const RULES: readonly Rule[] = [
  hoodWidth,
  hoodHeight,
  hoodStrength,
  cookerCircuit,
  fuel,
  tallHousing,
  stackedDryer,
  duplicates,
  finish,
  neighbourDoors,
];

/** What needs a decision first. */
const ORDER: readonly FindingResult[] = ['CLASH', 'CHECK', 'UNKNOWN', 'OK'];

/** What goes together in a set and what does not, the worst first (experience §6 F5). Nothing here keeps from buying. */
export const findingsFor = (pieces: readonly Piece[], kitchen: Kitchen): Finding[] =>
  RULES.flatMap((rule) => rule(pieces, kitchen) ?? []).toSorted(
    (a, b) => ORDER.indexOf(a.result) - ORDER.indexOf(b.result),
  );
