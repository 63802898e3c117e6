import { Strip } from '@/components/card/strip';
import { FitMark } from '@/components/fit/fit-mark';
import { useBoughtWith } from '@/lib/recommendations/client';
import { Waiting } from './near';

/** Products bought together with these. Renders nothing if there are none, or if they cannot be loaded. */
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
