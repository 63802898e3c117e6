import type { Block, Measured, Place } from '@/lib/catalogue/models/place';
import { figureOf, mm } from '@/lib/i18n/length';
import type { Aspect, Check, Fit } from './types';

/** Drawing of a housing or a cut-out round a model, and the corners of the part to show, in millimetres. */
export type HoleRoom = { blocks: Block[]; lines: Measured[]; frame: readonly [Place, Place] };

export const checkOf = ({ checks }: Fit, aspect: Aspect): Check | undefined =>
  checks.find((check) => check.aspect === aspect);

/**
 * Where a side conflicts: the measured size and the maker's limit that it misses, smaller one first; null where the
 * side is right.
 */
export function wrongOf(check: Check | undefined): readonly [near: number, far: number] | null {
  if (check?.verdict !== 'NO' || check.need === null) return null;
  const { have, need, atMost } = check;
  return atMost !== undefined && have > atMost ? [atMost, have] : [have, need];
}

/** By how much a side is too small, in millimetres; 0 where it is large enough. */
export const lacking = (check: Check | undefined): number => Math.max(0, -(check?.spare ?? 0));

type Ends = readonly [from: Place, to: Place];

/**
 * Returns a line for a measured side, and where the side is wrong one for the maker's figure, drawn at its minimum.
 * @param along the ends of a line of a given length in millimetres, for each of the two
 */
export function sideLines(
  check: Check | undefined,
  along: { measured: (length: number) => Ends; asked: (length: number) => Ends },
): Measured[] {
  if (!check || check.need === null) return [];
  const { have, need, atMost, verdict } = check;
  const [from, to] = along.measured(have);
  const measured: Measured = { from, to, text: mm(have), tone: 'space', leads: true };
  if (verdict !== 'NO') return [measured];
  const [least, most] = along.asked(need);
  const text = atMost === undefined ? `takes ${mm(need)}` : `takes ${figureOf(need)}–${mm(atMost)}`;
  return [measured, { from: least, to: most, text, tone: 'warn', leads: true }];
}

/** Slabs at both sides of a centre line that mark a side that is wrong. */
export const bothSides = (
  wrong: readonly [near: number, far: number] | null,
  slab: (near: number, far: number, side: -1 | 1) => Omit<Block, 'tone'>,
): Block[] =>
  wrong
    ? ([-1, 1] as const).map((side) => ({
        ...slab((side * wrong[0]) / 2, (side * wrong[1]) / 2, side),
        tone: 'warn',
      }))
    : [];
