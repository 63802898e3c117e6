import type { ProductCard } from '@/lib/catalogue/types';
import { isOver, lostOf, type MultibuyLine } from '@/lib/lists/multibuy-rules';
import { Instead } from './instead';

type Props = {
  line: MultibuyLine;
  /** All lines of the set. */
  lines: readonly MultibuyLine[];
  /** Replaces the first product by the second; absent for a set shared by somebody else. */
  onTake?: (lost: ProductCard, card: ProductCard) => void;
};

/** Replacements for a line that can no longer be bought; renders nothing while it can. */
export function InsteadOfLine({ line, lines, onTake }: Props) {
  const { card } = line;
  return isOver(line) ? (
    <Instead
      name={card.name}
      lost={lostOf(line)}
      rest={lines.filter((other) => other !== line)}
      {...(onTake && { onTake: (other: ProductCard) => onTake(card, other) })}
    />
  ) : null;
}
