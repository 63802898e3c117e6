import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import type { ProductCard } from '@/lib/catalogue/types';
import { useLocalValue } from '@/lib/device/local-value';
import { home } from '@/lib/home/client';
import { getJson } from '@/lib/http/client';
import { useQueryStore } from '@/lib/http/query-store';
import { insteadOf, type Lost } from '@/lib/kitchen/instead';
import { pieceOf } from '@/lib/kitchen/pieces';
import type { MultibuyLine } from '@/lib/lists/multibuy-rules';
import { formatTotal } from '@/lib/money/rules';
import css from './multibuy.module.css';

const c = classes(css);

type Props = {
  /** What cannot be had. */
  name: string;
  lost: Lost;
  /** The other lines of the list. */
  rest: readonly MultibuyLine[];
  onTake: (card: ProductCard) => void;
};

/** What may take the place of a product that is sold out or withdrawn, the nearest in price first. */
export function Instead({ name, lost, rest, onTake }: Props) {
  const told = useLocalValue(home);
  const type = lost.attributes['Type'] ?? '';
  const { data: goods = [] } = useQuery(
    {
      queryKey: ['goods-of', type],
      queryFn: async () =>
        (await getJson<{ goods: ProductCard[] }>(`/api/set-candidates?${new URLSearchParams({ type })}`))
          .goods,
      enabled: type !== '',
      staleTime: 60_000,
    },
    useQueryStore(),
  );
  const pieces = rest.map(({ card, quantity }) => pieceOf(card, quantity));
  const found = insteadOf(lost, pieces, goods, told);
  if (found.length === 0) return null;
  return (
    <div className={c('instead')} role="group" aria-label={`Instead of ${name}`} data-no-print>
      <p>For the same place, and it goes with the rest:</p>
      <ul>
        {found.map((card) => (
          <li key={card.id}>
            <a href={card.path}>{card.name}</a> <b>{card.price ? formatTotal(card.price.now) : null}</b>
            <Button kind="second" size="small" onClick={() => onTake(card)}>
              <span>
                Take this<span className="vh">: {card.name}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
