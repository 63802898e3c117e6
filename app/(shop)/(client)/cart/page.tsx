import type { Metadata } from 'next';
import { BasketView } from '@/components/basket/basket-view';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';

export const ensureStatic = 'navigation';

export const metadata: Metadata = {
  title: 'Basket',
  robots: { index: false },
};

/** A shell for everybody; what is in the basket comes after load. */
export default function BasketPage() {
  return (
    <>
      <div className="wrap">
        <Breadcrumbs steps={[{ name: 'Basket' }]} />
      </div>
      <BasketView />
    </>
  );
}
