import { ButtonLink } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Plate } from '@/components/ui/surface';
import type { SiteSettings } from '@/lib/content/types';
import { formatTotal } from '@/lib/money/rules';
import { owedOf } from '@/lib/orders/progress';
import type { Order } from '@/lib/orders/types';
import css from './order-owed.module.css';

const c = classes(css);

type Props = {
  order: Order;
  /** Null if the telephone number is not known. */
  settings: Pick<SiteSettings, 'phone' | 'phoneLink' | 'hours'> | null;
};

/**
 * The amount still owed for a placed order, and how to pay it; renders nothing if there is none. The platform takes
 * cards online only for an order that is still in checkout, so this one is paid by telephone.
 */
export function OrderOwed({ order, settings }: Props) {
  const owed = owedOf(order);
  if (owed === 0 || !settings?.phone) return null;
  return (
    <Plate className={c('owed')} role="region" aria-labelledby="order-owed">
      <h2 id="order-owed">{formatTotal(owed)} to pay</h2>
      <p className="t-small">
        By card over the telephone, {settings.hours}. Have order number {order.id} to hand.
      </p>
      <ButtonLink href={`tel:${settings.phoneLink}`} wide>
        Ring to pay: {settings.phone}
      </ButtonLink>
    </Plate>
  );
}
