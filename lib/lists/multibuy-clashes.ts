import { findingsFor } from '@/lib/kitchen/compatibility';
import { pieceOf } from '@/lib/kitchen/pieces';
import type { Home } from '@/lib/home/types';
import { adviceFor } from '@/lib/kitchen/words';
import type { MultibuyLine } from './multibuy-rules';

/** Returns what does not go together on a list, a sentence or two each, with what to do about it. */
export const clashesOf = (lines: readonly MultibuyLine[], { kitchen, spaces }: Home): string[] =>
  findingsFor(
    lines.map(({ card, quantity }) => pieceOf(card, quantity)),
    kitchen,
    spaces,
  )
    .filter(({ result }) => result === 'CLASH')
    .map((finding) => [finding.words, adviceFor(finding)].filter(Boolean).join(' '));
