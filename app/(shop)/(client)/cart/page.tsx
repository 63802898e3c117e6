import type { Metadata } from 'next';
import { BasketTrust } from '@/components/basket/basket-trust';
import { BasketView } from '@/components/basket/basket-view';
import { isWork } from '@/lib/basket/offered';
import { PLAIN_BASKET } from '@/lib/basket/plain-fields';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { getFinance } from '@/lib/content/finance-queries';
import { getSettings } from '@/lib/content/queries';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getPolicy } from '@/lib/policy/queries';
import { getServices } from '@/lib/services/queries';

export const ensureStatic = 'navigation';

export const metadata: Metadata = {
  title: 'Basket',
  robots: { index: false },
};

/** A static shell for everybody; the browser loads the basket. */
export default async function BasketPage() {
  const [finance, { returns }, settings, services] = await Promise.all([
    getFinance(),
    getPolicy(),
    orNull(getSettings),
    orNull(getServices),
  ]);
  return (
    <>
      <div className="wrap">
        <Breadcrumbs steps={[{ name: 'Basket' }]} />
      </div>
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${PLAIN_BASKET}`} />
        <p className="wrap">
          <a href={PLAIN_BASKET}>Show your basket</a>
        </p>
      </noscript>
      <BasketView
        finance={finance}
        services={services?.filter(isWork) ?? []}
        trust={<BasketTrust terms={returns} settings={settings} />}
      />
    </>
  );
}
