import type { CommerceContext } from '../context.ts';
import type { Customer } from '../customers/customer.ts';
import { keptMetafields, type MetafieldArguments } from '../metafields.ts';
import { connectionOf, globalId, type PageArguments } from '../relay.ts';
import type { Resolvers } from '../resolvers.ts';
import { dateTime, money } from '../values.ts';
import { addressResolvers } from './address-resolvers.ts';
import { CERTIFICATE } from './settle.ts';
import { statusOf } from './statuses.ts';
import { orderTotals, quantityOf } from './totals.ts';
import type { Order } from './types.ts';
import { type OrdersFilter, orderFor, ordersOf } from './visible.ts';

const order: Resolvers[string] = {
  id: ({ id }: Order) => globalId('Order', id),
  entityId: ({ id }: Order) => id,
  orderedAt: ({ createdAt }: Order) => dateTime(createdAt),
  updatedAt: ({ updatedAt }: Order) => dateTime(updatedAt),
  status: ({ status }: Order) => statusOf(status),
  billingAddress: ({ billing }: Order) => billing,
  isTaxIncluded: () => true,
  consignments: (given: Order) => given,
  subTotal: (given: Order) => money(orderTotals(given).subtotal),
  discountedSubTotal: (given: Order) => {
    const { subtotal, discounts } = orderTotals(given);
    return money(subtotal - discounts);
  },
  discounts: (given: Order) => given,
  wrappingCostTotal: (given: Order) => money(orderTotals(given).wrapping),
  shippingCostTotal: (given: Order) => money(orderTotals(given).shipping),
  handlingCostTotal: (given: Order) => money(orderTotals(given).handling),
  taxTotal: ({ tax }: Order) => money(tax),
  taxes: ({ tax }: Order) => [{ name: 'VAT', amount: money(tax) }],
  totalIncTax: ({ total }: Order) => money(total),
  customerMessage: ({ message }: Order) => message,
  fees: () => [],
  metafields: ({ id }: Order, { namespace, keys, ...page }: MetafieldArguments, { parts }: CommerceContext) =>
    connectionOf(keptMetafields(parts.store, 'order', String(id), { namespace, keys }), page),
  cartMetafields: (
    { cartId }: Order,
    { namespace, keys, ...page }: MetafieldArguments,
    { parts }: CommerceContext,
  ) =>
    connectionOf(
      cartId === null ? [] : keptMetafields(parts.store, 'cart', cartId, { namespace, keys }),
      page,
    ),
  totalProductQuantity: quantityOf,
};

export const orderResolvers: Resolvers = {
  ...addressResolvers,
  Site: {
    order: (
      _: object,
      { filter }: { filter?: { entityId: number; cartEntityId?: string | null } | null },
      context: CommerceContext,
    ) => (filter ? orderFor(context, filter) : null),
  },
  Customer: {
    orders: (
      { id }: Customer,
      { filters, ...page }: PageArguments & { filters?: OrdersFilter | null },
      context: CommerceContext,
    ) => ordersOf(context, id, filters ?? {}, page),
  },
  Order: order,
  OrderWithPayments: {
    ...order,
    payments: ({ payments }: Order, page: PageArguments) => connectionOf(payments, page),
  },
  Payment: {
    paymentMethodId: ({ methodId }: Order['payments'][number]) => methodId,
    paymentMethodName: ({ methodName }: Order['payments'][number]) => methodName,
    amount: ({ amount }: Order['payments'][number]) => money(amount),
    detail: cardOf,
  },
  OrderDiscounts: {
    nonCouponDiscountTotal: ({ discount }: Order) => money(discount),
    couponDiscounts: ({ coupons }: Order) =>
      coupons.map(({ code, amount }) => ({ couponCode: code, discountedAmount: money(amount) })),
    orderBasedAutoDiscountTotal: () => money(0),
    manualDiscountTotal: () => money(0),
    totalDiscount: (given: Order) => money(orderTotals(given).discounts),
  },
};

/** Parses `Visa ending 1111`. Returns null for gift certificates: an order must not reveal their codes. */
function cardOf({ methodId, methodName }: Order['payments'][number]): object | null {
  const [, brand, last4] = /^(.+) ending (\d{4})$/.exec(methodName) ?? [];
  if (methodId === CERTIFICATE || !brand || !last4) return null;
  return { __typename: 'CreditCardPaymentInstrument', brand, last4 };
}
