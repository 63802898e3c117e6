import { Strip } from '@/components/card/strip';
import { FitMark } from '@/components/fit/fit-mark';
import { TextButton } from '@/components/ui/controls/button';
import { showToast } from '@/components/ui/feedback/toast-store';
import { useCards } from '@/lib/lists/cards-client';
import { recent } from '@/lib/recommendations/recent-client';
import { Waiting } from './near';

/** The recently viewed products, with a button to clear them. */
export function RecentStrip({ ids }: { ids: readonly number[] }) {
  const { data: cards = [], isPending } = useCards(ids);
  if (isPending) return <Waiting />;
  const shown = cards.filter(({ id }) => ids.includes(id));
  if (shown.length === 0) return null;
  const clear = () => {
    const before = recent.read();
    recent.erase();
    document.getElementById('main')?.focus({ preventScroll: true });
    showToast('Your recently viewed products are cleared.', {
      label: 'Undo',
      run: () => void recent.change(() => before),
    });
  };
  return (
    <Strip
      title="Recently viewed"
      why={
        <>
          Kept on this device only. <TextButton onClick={clear}>Clear</TextButton>
        </>
      }
      cards={shown}
      mark={(card) => <FitMark product={card} />}
    />
  );
}
