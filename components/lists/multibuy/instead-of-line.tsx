import type { ProductCard } from '@/lib/catalogue/types';
import { isOver, lostOf, type MultibuyLine } from '@/lib/lists/multibuy-rules';
import { Instead } from './instead';

type Props = {
  line: MultibuyLine;
  /** The whole list. */
  lines: readonly MultibuyLine[];
  /** Takes the second in place of the first; without it the list is somebody else's. */
  onTake?: (lost: ProductCard, card: ProductCard) => void;
};

/** What may take the place of a line that can no longer be had; nothing while it can. */
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
