import type { Checkout, CheckoutConsignment } from '../../commerce/checkout/types.ts';
import type { ShippingOption } from '../../commerce/delivery/quote.ts';
import type { OrderAddress } from '../../commerce/orders/types.ts';
import { instant, withoutTax } from '../../commerce/values.ts';
import { type CartAnswer, presentCart } from '../carts/present.ts';
import { presentCoupons, presentPromotions } from '../carts/present-reductions.ts';

/** Returns a checkout in the format of the v3 API. Amounts are in pounds, as JSON numbers. */
export function presentCheckout(
  checkout: Checkout,
  { config, include, now }: Omit<CartAnswer, 'prices'>,
): object {
  const { cart, billing, prices } = checkout;
  const { cart_amount, ...basket } = presentCart(cart, { prices, config, include, now }) as {
    cart_amount: number;
  };
  const goods = prices.total - prices.shipping;
  return {
    id: cart.id,
    cart: {
      ...basket,
      cart_amount_inc_tax: cart_amount,
      cart_amount_ex_tax: withoutTax(goods) / 100,
    },
    billing_address: billing && { id: billing.id, ...presentAddress(billing.address) },
    consignments: checkout.consignments.map((each) =>
      presentConsignment(each, include.has('consignments.available_shipping_options')),
    ),
    taxes: [{ name: 'VAT', amount: prices.tax / 100 }],
    coupons: presentCoupons(prices),
    gift_certificates: prices.certificates.map(({ code, balance, used }) => ({
      code,
      original_balance: balance / 100,
      starting_balance: balance / 100,
      remaining_balance: (balance - used) / 100,
      used: used / 100,
    })),
    fees: [],
    promotions: [presentPromotions(prices)],
    order_id: checkout.orderId,
    ...taxes('shipping_cost_total', prices.shipping),
    ...taxes('handling_cost_total', 0),
    tax_total: prices.tax / 100,
    ...taxes('subtotal', prices.subtotal),
    grand_total: prices.total / 100,
    outstanding_balance: prices.outstanding / 100,
    created_time: instant(checkout.createdAt),
    updated_time: instant(checkout.updatedAt),
    customer_message: checkout.message ?? '',
    version: cart.version,
  };
}

function presentConsignment(consignment: CheckoutConsignment, withOptions: boolean): object {
  const { id, address, lineIds, options, selected, off } = consignment;
  return {
    id,
    address: presentAddress(address),
    ...(withOptions && { available_shipping_options: options.map(presentOption) }),
    selected_shipping_option: selected && presentOption(selected),
    coupon_discounts: off > 0 ? [{ amount: off / 100 }] : [],
    discounts: [],
    ...taxes('shipping_cost', (selected?.cost ?? 0) - off),
    ...taxes('handling_cost', 0),
    line_item_ids: lineIds,
  };
}

function presentOption({ id, type, description, cost, day, recommended }: ShippingOption): object {
  return {
    id,
    type,
    description,
    image_url: '',
    cost: cost / 100,
    transit_time: day,
    additional_description: '',
    is_recommended: recommended,
  };
}

function presentAddress(address: OrderAddress): object {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    email: address.email,
    company: address.company,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    state_or_province: address.state,
    state_or_province_code: '',
    country_code: address.countryCode,
    postal_code: address.postcode,
    phone: address.phone,
    custom_fields: [],
  };
}

function taxes(name: string, pence: number): Record<string, number> {
  return { [`${name}_inc_tax`]: pence / 100, [`${name}_ex_tax`]: withoutTax(pence) / 100 };
}
