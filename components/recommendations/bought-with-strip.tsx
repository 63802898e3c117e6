import { Strip } from '@/components/card/strip';
import { FitMark } from '@/components/fit/fit-mark';
import { useBoughtWith } from '@/lib/recommendations/client';
import { Waiting } from './near';

/** Nothing at all when nobody has bought anything with them, or when it cannot be told now. */
export function BoughtWithStrip({ ids, title }: { ids: readonly number[]; title: string }) {
  const { data: cards = [], isPending } = useBoughtWith(ids);
  if (isPending) return <Waiting />;
  if (cards.length === 0) return null;
  return (
    <Strip
      title={title}
      why="From orders here, and from what the makers say fits. Nobody pays for a place."
      cards={cards}
      mark={(card) => <FitMark product={card} />}
    />
  );
}
