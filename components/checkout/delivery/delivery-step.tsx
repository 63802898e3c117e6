import { Notice } from '@/components/ui/feedback/notice';
import type { Address } from '@/lib/addresses/types';
import { goodsOf } from '@/lib/basket-checks/rules';
import { classOfLines, namesByClass } from '@/lib/basket/delivery-class';
import { splitDelivery } from '@/lib/basket/delivery-plan';
import { cardsIn } from '@/lib/basket/rules';
import type { Basket, WantedDelivery } from '@/lib/basket/types';
import { fittingOf } from '@/lib/basket/words';
import { heavyGoodsOf } from '@/lib/checkout/access/heavy-goods';
import { worksIn } from '@/lib/checkout/begin-early';
import { goodsIn } from '@/lib/checkout/rules';
import type { Checkout } from '@/lib/checkout/types';
import { deliveryValues } from '@/lib/checkout/values';
import { isByVan } from '@/lib/delivery/classes';
import { parsePostcode } from '@/lib/delivery/postcode';
import { zoneOf } from '@/lib/delivery/rules';
import type { FormNote } from '@/lib/forms/types';
import type { Policy } from '@/lib/policy/types';
import { DeliveryForm } from './delivery-form';
import { PaidLater } from './paid-later';
import type { Payable } from './picked-days';

type Props = {
  checkout: Checkout;
  basket: Basket;
  account: { book: Address[] } | null;
  note: FormNote | null;
  /** See `draftOwner`. */
  owner: string;
  /** Whether addresses can be looked up by postcode. */
  finds: boolean;
  /** Whether the shopper was sent back from payment because the basket or the days have changed. */
  isBack: boolean;
  policy: Policy;
  /** The delivery chosen together with the goods. */
  wanted: WantedDelivery | null;
  payable: Payable;
};

/** Step 2, delivery. */
export function DeliveryStep(props: Props) {
  const { checkout, basket, account, note, owner, finds, isBack, policy, wanted, payable } = props;
  const book = account?.book ?? null;
  const { consignments } = checkout;
  const postcode = parsePostcode(consignments[0]?.address.postalCode ?? '');
  const by = classOfLines(basket.lines);
  return (
    <>
      {isBack && consignments.length > 0 ? (
        <Notice kind="info" role="status">
          Your basket or the days have changed since you were here. Please check this step again; nothing has
          been paid yet.
        </Notice>
      ) : null}
      <DeliveryForm
        key={owner}
        values={deliveryValues(checkout, book ?? [], wanted)}
        note={note}
        owner={owner}
        book={book}
        deliveries={consignments.map((each) => ({
          goods: goodsIn(each, basket.lines),
          options: each.options,
        }))}
        two={
          postcode &&
          splitDelivery(basket.lines, zoneOf(postcode, policy.delivery), new Date(), policy.delivery)
        }
        works={worksIn(cardsIn(basket)).map(({ name }) => name)}
        fitting={fittingOf(basket.lines)}
        heavyGoods={heavyGoodsOf(basket.lines)}
        goods={goodsOf(basket.lines).map(({ card: { name, kind, type, facts } }) => ({
          name,
          kind,
          type,
          facts,
        }))}
        finds={finds}
      />
      {isByVan(by) && namesByClass(basket.lines).some((group) => group.by === 'parcel') ? (
        <p className="t-small t-second">
          Small goods come by parcel service, no later than the day the van comes.
        </p>
      ) : null}
      <PaidLater payable={payable} named={isByVan(by)} />
    </>
  );
}
