import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import { part } from '@/lib/build/part-client';
import type { ProductCard } from '@/lib/catalogue/types';
import { useLocalValue } from '@/lib/device/local-value';
import { home } from '@/lib/home/client';
import { NOTHING_SAID } from '@/lib/home/rules';
import { useQueryStore } from '@/lib/http/query-store';
import { insteadOf, type Lost } from '@/lib/kitchen-sets/instead';
import { pieceOf } from '@/lib/kitchen/pieces';
import { useCardsBySku } from '@/lib/lists/cards-client';
import type { MultibuyLine } from '@/lib/lists/multibuy-rules';
import { formatTotal } from '@/lib/money/rules';
import css from './multibuy.module.css';
import { SearchFor } from './search-for';

const c = classes(css);

type Props = {
  /** Name of the product that cannot be bought. */
  name: string;
  lost: Lost;
  /** The other lines of the set. */
  rest: readonly MultibuyLine[];
  /** Absent for a set shared by somebody else, for which the reader's own home does not apply. */
  onTake?: (card: ProductCard) => void;
};

/** Replacements for a product that is sold out or withdrawn: its successor, then the nearest in price. */
export function Instead({ name, lost, rest, onTake }: Props) {
  const told = useLocalValue(home);
  const { type } = lost;
  const { data: goods, isError } = useQuery(
    {
      queryKey: ['goods-of', type],
      queryFn: async () => {
        const { readGoodsOf } = await part(() => import('@/lib/kitchen-sets/candidates-client'));
        return readGoodsOf([type]);
      },
      enabled: type !== '',
      staleTime: 60_000,
    },
    useQueryStore(),
  );
  const { data: next = [] } = useCardsBySku(lost.successor ? [lost.successor] : []);
  if (!goods && !isError && type !== '') return null;
  const pieces = rest.map(({ card, quantity }) => pieceOf(card, quantity));
  const candidates = new Map([...next, ...(goods ?? [])].map((card) => [card.id, card]));
  const found = insteadOf(lost, pieces, [...candidates.values()], onTake ? told : NOTHING_SAID);
  if (found.length === 0) return <SearchFor name={name} words={type || name} />;
  const replacedBy = lost.successor?.toUpperCase();
  return (
    <div className={c('instead')} role="group" aria-label={`Instead of ${name}`} data-no-print>
      <p>Instead of {name}, to go with the rest:</p>
      <ul>
        {found.map((card) => (
          <li key={card.id}>
            <a href={card.path}>{card.name}</a> <b>{card.price ? formatTotal(card.price.now) : null}</b>
            {card.energy ? (
              <EnergyArrow
                energyClass={card.energy.class}
                scale={card.energy.scale}
                size="row"
                product={card.name}
              />
            ) : null}
            {card.sku.toUpperCase() === replacedBy ? <span className="t-second">replaced it</span> : null}
            {onTake ? (
              <Button kind="second" size="small" onClick={() => onTake(card)}>
                <span>
                  Use this<span className="vh">: {card.name}</span>
                </span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
