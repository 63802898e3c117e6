import { TextButton } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/feedback/notice';
import { classify } from '@/lib/catalogue/classify';
import type { ProductCard } from '@/lib/catalogue/types';
import { useLocalValue } from '@/lib/device/local-value';
import { multibuy } from '@/lib/lists/client';
import type { MultibuyLine } from '@/lib/lists/multibuy-rules';
import { withoutItem } from '@/lib/lists/rules';
import { snapshots } from '@/lib/lists/snapshots-client';
import { useWithdrawn } from '@/lib/lists/withdrawn-client';
import { href } from '@/lib/routing/href';
import { Instead } from './instead';

type Props = {
  ids: readonly number[];
  rest: readonly MultibuyLine[];
  onTake: (gone: { id: number; name: string }, card: ProductCard) => void;
};

/**
 * Products of the set that are no longer sold. Offers replacements for those that the platform still knows, or that
 * this browser noted when the set was made.
 */
export function GoneGoods({ ids, rest, onTake }: Props) {
  const noted = useLocalValue(snapshots);
  const { withdrawn, isPending } = useWithdrawn('ids', ids);
  const takeOff = () =>
    multibuy.change((items) => ids.reduce((left, id) => withoutItem(left, id), [...items]));
  const named = ids.flatMap((id) => {
    const listed = withdrawn.find((each) => each.id === id);
    const note = noted[id];
    if (listed || !note) return listed ?? [];
    return { id, name: note.name, price: note.pence, ...classify(note.facts), successor: null };
  });
  const unknown = isPending ? 0 : ids.length - named.length;
  return (
    <Notice kind="info">
      {ids.length === 1 ? 'One product is' : `${ids.length} products are`} no longer sold
      {named.length > 0 ? `: ${named.map(({ name }) => name).join('; ')}` : null}.{' '}
      <TextButton onClick={takeOff}>Remove {ids.length === 1 ? 'it' : 'them'} from the set</TextButton>
      {named.map((each) => (
        <Instead
          key={each.id}
          name={each.name}
          lost={each}
          rest={rest}
          onTake={(card) => onTake(each, card)}
        />
      ))}
      {unknown > 0 ? (
        <p data-no-print>
          {unknownWords(unknown, ids.length)} <a href={href('/search-alg')}>Search for a replacement</a>
        </p>
      ) : null}
    </Notice>
  );
}

function unknownWords(unknown: number, all: number): string {
  if (unknown < all) return `We can no longer tell what ${unknown} of them were.`;
  return all === 1 ? 'We can no longer tell what it was.' : 'We can no longer tell what they were.';
}
