import type { CommerceContext } from '../context.ts';
import type { ShippingOption } from '../delivery/quote.ts';
import { orderById } from '../orders/read.ts';
import type { OrderAddress } from '../orders/types.ts';
import type { Certificate, Prices } from '../pricing/types.ts';
import { globalId } from '../relay.ts';
import type { Resolvers } from '../resolvers.ts';
import { dateTime, money } from '../values.ts';
import { checkoutMutations } from './mutations.ts';
import { couponsOf, promotionsOf } from './present.ts';
import type { Checkout, CheckoutConsignment } from './types.ts';
import { checkoutFor } from './visible.ts';

const address: Resolvers[string] = {
  stateOrProvince: ({ address: { state } }: { address: OrderAddress }) => state,
  stateOrProvinceCode: () => '',
  postalCode: ({ address: { postcode } }: { address: OrderAddress }) => postcode,
  ...Object.fromEntries(
    (
      [
        'firstName',
        'lastName',
        'email',
        'company',
        'address1',
        'address2',
        'city',
        'countryCode',
        'phone',
      ] as const
    ).map((field) => [field, ({ address: given }: { address: OrderAddress }) => given[field]]),
  ),
};

const option: Resolvers[string] = {
  entityId: ({ id }: ShippingOption) => id,
  cost: ({ cost }: ShippingOption) => money(cost),
  transitTime: ({ day }: ShippingOption) => day,
};

type ReducedOption = ShippingOption & { off: number };

/** Returns a consignment's options with what a delivery coupon would take off each, in pence. */
function reducedOptions({ id, options }: CheckoutConsignment, { coupon }: Prices): ReducedOption[] {
  if (!coupon?.applies || coupon.coupon.kind !== 'delivery')
    return options.map((each) => ({ ...each, off: 0 }));
  const elsewhere = coupon.amount - (coupon.delivery[id] ?? 0);
  return options.map((each) => ({ ...each, off: Math.min(each.cost, coupon.coupon.value - elsewhere) }));
}

export const checkoutResolvers: Resolvers = {
  Mutation: { checkout: () => ({}) },
  CheckoutMutations: checkoutMutations,
  Site: {
    checkout: (_: object, { entityId }: { entityId?: string | null }, context: CommerceContext) =>
      entityId == null ? null : checkoutFor(context, entityId),
  },
  Checkout: {
    id: ({ cart }: Checkout) => globalId('Checkout', cart.id),
    entityId: ({ cart }: Checkout) => cart.id,
    currencyCode: ({ cart }: Checkout) => cart.currency,
    displayCurrencyCode: ({ cart }: Checkout) => cart.currency,
    giftWrappingCostTotal: () => money(0),
    fees: () => [],
    billingAddress: ({ billing }: Checkout) => billing,
    shippingConsignments: ({ consignments, prices }: Checkout) =>
      consignments.map((each) => ({ ...each, options: reducedOptions(each, prices) })),
    shippingCostTotal: ({ prices }: Checkout) => money(prices.shipping),
    shippingCostBeforeDiscount: ({ prices }: Checkout) => money(prices.shippingBefore),
    handlingCostTotal: () => money(0),
    taxTotal: ({ prices }: Checkout) => money(prices.tax),
    taxes: ({ prices }: Checkout) => [{ name: 'VAT', amount: money(prices.tax) }],
    subtotal: ({ prices }: Checkout) => money(prices.subtotal),
    grandTotal: ({ prices }: Checkout) => money(prices.total),
    outstandingBalance: ({ prices }: Checkout) => money(prices.outstanding),
    createdAt: ({ createdAt }: Checkout) => dateTime(createdAt),
    updatedAt: ({ updatedAt }: Checkout) => dateTime(updatedAt),
    customerMessage: ({ message }: Checkout) => message,
    version: ({ cart }: Checkout) => cart.version,
    coupons: ({ prices }: Checkout) => couponsOf(prices),
    giftCertificates: ({ prices }: Checkout) => prices.certificates,
    promotions: ({ prices }: Checkout) => promotionsOf(prices),
    totalDiscount: ({ prices }: Checkout) => money(prices.automatic + (prices.coupon?.amount ?? 0)),
    displayDiscountTotal: ({ prices }: Checkout) => money(prices.coupon?.amount ?? 0),
    orderBasedAutoDiscountTotal: () => money(0),
    manualDiscountTotal: () => money(0),
    order: ({ orderId }: Checkout, _: object, { parts }: CommerceContext) =>
      orderId === null ? null : orderById(parts.store, orderId),
  },
  CheckoutGiftCertificate: {
    entityId: ({ id }: Certificate) => id,
    balance: ({ balance }: Certificate) => money(balance),
    used: ({ used }: Certificate) => money(used),
    remaining: ({ balance, used }: Certificate) => money(balance - used),
    purchaseDate: ({ boughtAt }: Certificate) => dateTime(boughtAt),
  },
  CheckoutBillingAddress: { ...address, entityId: ({ id }: { id: string }) => id },
  CheckoutConsignmentAddress: address,
  CheckoutShippingConsignment: {
    entityId: ({ id }: CheckoutConsignment) => id,
    address: (consignment: CheckoutConsignment) => consignment,
    availableShippingOptions: ({ options }: CheckoutConsignment) => options,
    selectedShippingOption: ({ selected }: CheckoutConsignment) => selected,
    shippingCost: ({ selected, off }: CheckoutConsignment) => selected && money(selected.cost - off),
    shippingCostBeforeDiscount: ({ selected }: CheckoutConsignment) => money(selected?.cost ?? 0),
    handlingCost: () => money(0),
    lineItemIds: ({ lineIds }: CheckoutConsignment) => lineIds,
  },
  CheckoutAvailableShippingOption: {
    ...option,
    isRecommended: ({ recommended }: ShippingOption) => recommended,
    costAfterDiscount: ({ cost, off }: ReducedOption) => money(cost - off),
  },
  CheckoutSelectedShippingOption: option,
};
