import { type Brought, deliveryBy } from '@/lib/catalogue/delivery-by';
import { useMinute } from '@/lib/dates/client';
import { parsePostcode } from '@/lib/delivery/postcode';
import { zoneOf } from '@/lib/delivery/rules';
import { usePostcode } from '@/lib/home/postcode-client';
import { usePolicy } from '@/lib/policy/client';
import { usePurchase } from './purchase-context';

/**
 * Returns when the current choice can be delivered, to the postcode stored in this browser or to the mainland: at the
 * time the page was rendered and, in the browser, at the current minute.
 * @param madeAt ISO instant at which the page was rendered
 */
export function useProductDelivery(whole: Brought, madeAt: string) {
  const terms = usePolicy().delivery;
  const { variant } = usePurchase();
  const product = variant ? { ...whole, price: variant.price, stock: variant.stock } : whole;
  const postcode = usePostcode();
  const minute = useMinute();
  const now = minute ?? new Date(madeAt);
  const parsed = postcode ? parsePostcode(postcode) : null;
  const zone = parsed ? zoneOf(parsed, terms) : terms.zones.mainland;
  return {
    product,
    postcode,
    zone,
    now,
    isLive: minute !== null,
    when: deliveryBy(product, now, terms, zone),
  };
}
