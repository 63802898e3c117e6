import { TextButton } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ProductCard } from '@/lib/catalogue/types';
import { useLocalValue } from '@/lib/device/local-value';
import { multibuy } from '@/lib/lists/client';
import type { MultibuyLine } from '@/lib/lists/multibuy-rules';
import { notedGoods } from '@/lib/lists/noted-client';
import { withoutItem } from '@/lib/lists/rules';
import { Instead } from './instead';

type Props = {
  ids: readonly number[];
  rest: readonly MultibuyLine[];
  onTake: (gone: { id: number; name: string }, card: ProductCard) => void;
};

/** What is no longer sold; of what this browser noted when the list was made, something else is offered. */
export function GoneGoods({ ids, rest, onTake }: Props) {
  const noted = useLocalValue(notedGoods);
  const takeOff = () =>
    multibuy.change((items) => ids.reduce((left, id) => withoutItem(left, id), [...items]));
  const names = ids.flatMap((id) => noted[id]?.name ?? []);
  return (
    <Notice kind="info">
      {ids.length === 1 ? 'One product is' : `${ids.length} products are`} no longer sold
      {names.length > 0 ? `: ${names.join('; ')}` : null}.{' '}
      <TextButton onClick={takeOff}>Take {ids.length === 1 ? 'it' : 'them'} off the list</TextButton>
      {ids.map((id) => {
        const { name, facts, pence } = noted[id] ?? {};
        return name && facts && pence ? (
          <Instead
            key={id}
            name={name}
            lost={{ attributes: facts, price: pence }}
            rest={rest}
            onTake={(card) => onTake({ id, name }, card)}
          />
        ) : null;
      })}
    </Notice>
  );
}
