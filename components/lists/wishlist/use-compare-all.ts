import { useRouter } from 'next/navigation';
import { showToast } from '@/components/ui/feedback/toast-store';
import type { ProductCard } from '@/lib/catalogue/types';
import { byKind } from '@/lib/compare/kinds';
import { compareHref, MOST } from '@/lib/compare/tray';

/** Sets several products of one kind side by side (experience WSH-4), or says why that cannot be. */
export function useCompareAll(): (cards: readonly ProductCard[]) => void {
  const router = useRouter();
  return (cards) => {
    if (cards.length < 2) return showToast('Select another of its kind to compare it with.');
    if (cards.length > MOST.wide) return showToast('Four can be compared at once. Select fewer.');
    if (byKind(cards).length > 1) {
      return showToast('Only what is of one kind can be compared. Select fewer.');
    }
    return router.push(compareHref(cards.map(({ sku }) => sku)));
  };
}
