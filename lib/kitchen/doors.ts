import { floorRun } from './elevation';
import type { Piece, Rule } from './types';

const opensTo = (piece: Piece, side: 'Left' | 'Right'): boolean => piece.attributes['Hinge'] === side;

const canChange = ({ attributes }: Piece): boolean =>
  attributes['Hinge reversible'] === 'Yes' || attributes['Reversible door'] === 'Yes';

/** Neighbours whose doors hang at the same edge: at 90° they stand in each other's way. */
export const neighbourDoors: Rule = (pieces) => {
  const run = floorRun(pieces);
  const at = run.findIndex((piece, index) => {
    const next = run[index + 1];
    return next !== undefined && opensTo(piece, 'Right') && opensTo(next, 'Left');
  });
  const [left, right] = [run[at], run[at + 1]];
  if (!left || !right) return null;
  const changed = canChange(left) ? left : canChange(right) ? right : null;
  return {
    rule: 'doors',
    source: 'The side of the hinges as the makers state it',
    skus: [left.sku, right.sku],
    result: 'CHECK',
    words: `Side by side in this order their doors open against each other. Change their places${changed ? `, or have the door of the ${changed.kind} hung on the other side` : ''}.`,
  };
};
