import type { Metadata } from 'next';
import { BasketTitle } from '@/components/basket/basket-title';
import { BasketTrust } from '@/components/basket/basket-trust';
import css from '@/components/basket/basket-view.module.css';
import { EmptyBasket } from '@/components/basket/empty-basket';
import { PlainBasket } from '@/components/basket/plain-basket';
import { CountSwitched } from '@/components/basket/count-switched';
import { PageNote } from '@/components/forms/page-note';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { rememberedCart } from '@/lib/basket/cookie';
import { overviewOf } from '@/lib/checkout/overview-commands';
import { getCheckoutPage } from '@/lib/checkout/page-queries';
import { getFinance } from '@/lib/content/finance-queries';
import { getSettings } from '@/lib/content/queries';
import { getFormNote } from '@/lib/forms/queries';
import { orFallback } from '@/lib/platform/result';
import { getPolicy } from '@/lib/policy/queries';
import { getServices } from '@/lib/services/queries';

export const instant = false;

export const metadata: Metadata = { title: 'Basket', robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The basket for browsers without scripts: server-rendered, and changed by plain forms. */
export default async function PlainBasketPage({ searchParams }: Props) {
  const { underway } = await getCheckoutPage();
  const policy = await getPolicy();
  const settings = await orFallback(getSettings(), null);
  const note = await getFormNote({ id: (await rememberedCart()) ?? '' }, searchParams);
  return (
    <>
      <div className="wrap">
        <Breadcrumbs steps={[{ name: 'Basket' }]} />
      </div>
      <div className="wrap page">
        <BasketTitle lines={underway?.basket.lines ?? []} />
        <div className={css['hint']}>
          <PageNote note={note} />
          {note?.kind === 'done' ? <CountSwitched /> : null}
        </div>
        {underway ? (
          <PlainBasket
            basket={underway.basket}
            overview={overviewOf(underway.checkout)}
            now={new Date()}
            policy={policy}
            finance={await getFinance()}
            services={await orFallback(getServices(), [])}
            trust={<BasketTrust terms={policy.returns} settings={settings} />}
          />
        ) : (
          <EmptyBasket />
        )}
      </div>
    </>
  );
}
