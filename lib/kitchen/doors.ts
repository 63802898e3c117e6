import { isReversible } from '@/lib/fit/facts';
import { floorRun } from './elevation';
import type { Piece, Rule } from './types';

const opensTo = ({ facts }: Piece, side: 'left' | 'right'): boolean => facts.hinge === side;

/** Checks neighbours whose doors are hinged at the same edge, and collide when opened to 90°. */
export const neighbourDoors: Rule = (pieces) => {
  const run = floorRun(pieces);
  const at = run.findIndex((piece, index) => {
    const next = run[index + 1];
    return next !== undefined && opensTo(piece, 'right') && opensTo(next, 'left');
  });
  const [left, right] = [run[at], run[at + 1]];
  if (!left || !right) return null;
  const changed = isReversible(left.facts) ? left : isReversible(right.facts) ? right : null;
  return {
    rule: 'doors',
    source: 'The side of the hinges as the makers state it',
    skus: [left.sku, right.sku],
    result: 'CHECK',
    words: `Side by side in this order, their doors open against each other. Swap them round${changed ? `, or have the door of the ${changed.place} hung on the other side` : ''}.`,
  };
};
