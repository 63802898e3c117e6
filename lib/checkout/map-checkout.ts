import { toPence } from '@/lib/money/rules';
import type { ResultOf } from '@/lib/platform/graphql';
import type { CheckoutFragment } from './documents';
import { sumsOf } from './sum';
import type { Checkout, CheckoutAddress, Consignment, DeliveryOption, Reduction } from './types';

type Node = ResultOf<typeof CheckoutFragment>;
type Money = { value: number } | null | undefined;

const pence = (money: Money) => toPence(money?.value ?? 0);

/** Maps the platform's checkout: amounts in pence, no missing texts, parts that add up to the total. */
export function mapCheckout(node: Node): Checkout {
  const items = node.cart?.lineItems.physicalItems ?? [];
  const consignments = node.shippingConsignments ?? [];
  const chosen = consignments.length > 0 && consignments.every((each) => each.selectedShippingOption);
  return {
    id: node.entityId,
    billing: node.billingAddress && {
      id: node.billingAddress.entityId,
      ...mapAddress(node.billingAddress),
    },
    consignments: consignments.map(mapConsignment),
    message: node.customerMessage ?? '',
    hints: node.promotions.flatMap(({ banners }) =>
      banners.filter(({ type }) => type === 'UPSELL').map(({ text }) => text),
    ),
    lines: items.map(({ entityId, quantity }) => ({ id: entityId, quantity })),
    orderId: node.order?.entityId ?? null,
    sums: sumsOf({
      goods: items.reduce((sum, { extendedSalePrice }) => sum + pence(extendedSalePrice), 0),
      named: reductionsOf(node),
      delivery: chosen ? pence(node.shippingCostBeforeDiscount) + pence(node.handlingCostTotal) : null,
      deliveryOff: chosen ? pence(node.shippingCostBeforeDiscount) - pence(node.shippingCostTotal) : 0,
      deliveryCode: node.coupons.find(({ couponType }) => isOfDelivery(couponType))?.code ?? null,
      tax: pence(node.taxTotal),
      total: pence(node.grandTotal),
      certificates: node.giftCertificates.map(({ code, used, remaining }) => ({
        code,
        used: pence(used),
        left: pence(remaining),
      })),
      due: node.outstandingBalance ? pence(node.outstandingBalance) : null,
    }),
  };
}

const isOfDelivery = (type: Node['coupons'][number]['couponType']): boolean =>
  type === 'SHIPPING_DISCOUNT' || type === 'FREE_SHIPPING';

/**
 * Returns coupons by code and promotions by name. The discounts of a promotion that come from a coupon are not counted
 * twice.
 */
function reductionsOf({ coupons, promotions }: Node): Reduction[] {
  return [
    ...coupons.map(({ code, displayName, discountedAmount }) => ({
      name: displayName || `Coupon ${code}`,
      code,
      amount: pence(discountedAmount),
    })),
    ...promotions.map(({ displayName, discounts }) => ({
      name: displayName || 'Promotion',
      code: null,
      amount: discounts
        .filter(({ type }) => type !== 'COUPON')
        .reduce((sum, { discountedAmount }) => sum + pence(discountedAmount), 0),
    })),
  ];
}

type ConsignmentNode = NonNullable<Node['shippingConsignments']>[number];

function mapConsignment(node: ConsignmentNode): Consignment {
  const options = (node.availableShippingOptions ?? []).map(mapOption);
  const { selectedShippingOption: selected } = node;
  return {
    id: node.entityId,
    address: mapAddress(node.address),
    lineIds: node.lineItemIds,
    options,
    chosen: selected && mapOption(selected),
  };
}

type OptionNode = NonNullable<ConsignmentNode['availableShippingOptions']>[number];

const mapOption = (
  option: Pick<OptionNode, 'entityId' | 'description' | 'transitTime' | 'cost'>,
): DeliveryOption => ({
  id: option.entityId,
  words: option.description,
  day: /\b\d{4}-\d{2}-\d{2}\b/.exec(option.transitTime ?? '')?.[0] ?? null,
  price: pence(option.cost),
});

const mapAddress = (given: Omit<NonNullable<Node['billingAddress']>, 'entityId'>): CheckoutAddress => ({
  firstName: given.firstName ?? '',
  lastName: given.lastName ?? '',
  company: given.company ?? '',
  address1: given.address1 ?? '',
  address2: given.address2 ?? '',
  city: given.city ?? '',
  stateOrProvince: given.stateOrProvince ?? '',
  postalCode: given.postalCode ?? '',
  countryCode: given.countryCode,
  phone: given.phone ?? '',
  email: given.email ?? '',
});
