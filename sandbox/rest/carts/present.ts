import { redirectUrls } from '../../commerce/cart/redirect-urls.ts';
import type { Cart, CartLine } from '../../commerce/cart/types.ts';
import { automaticOf } from '../../commerce/pricing/prices.ts';
import type { Prices } from '../../commerce/pricing/types.ts';
import { pictureUrl } from '../../commerce/pictures.ts';
import type { SandboxConfig } from '../../config.ts';
import { presentCoupons, presentPromotions } from './present-reductions.ts';

/** Values of the query parameter `include`: what to return in addition to the cart. */
export type Include = ReadonlySet<string>;

/** What a response about a cart is built from. */
export interface CartAnswer {
  prices: Prices;
  config: SandboxConfig;
  include: Include;
  now: number;
}

/** Returns a cart in the format of the v3 API. Amounts are in pounds, as JSON numbers. */
export function presentCart(cart: Cart, { prices, config, include, now }: CartAnswer): object {
  return {
    id: cart.id,
    customer_id: cart.customerId,
    channel_id: config.channelId,
    email: '',
    currency: { code: cart.currency },
    tax_included: true,
    base_amount: prices.subtotal / 100,
    discount_amount: prices.automatic / 100,
    manual_discount_amount: 0,
    cart_amount: (prices.subtotal - prices.automatic - prices.couponOnGoods) / 100,
    coupons: presentCoupons(prices),
    discounts: cart.lines.map(({ id }) => ({
      id,
      discounted_amount: (automaticOf(prices.promotions)[id] ?? 0) / 100,
    })),
    line_items: {
      physical_items: cart.lines.map((line) =>
        presentLine(line, prices, config, include.has('line_items.physical_items.options')),
      ),
      digital_items: [],
      gift_certificates: [],
      custom_items: [],
    },
    created_time: offsetTime(cart.createdAt),
    updated_time: offsetTime(cart.updatedAt),
    locale: 'en',
    version: cart.version,
    ...(include.has('promotions.banners') && { promotions: presentPromotions(prices) }),
    ...(include.has('redirect_urls') && { redirect_urls: presentUrls(cart.id, config, {}, now) }),
  };
}

export function presentUrls(
  cartId: string,
  config: SandboxConfig,
  parameters: Record<string, string>,
  now: number,
): object {
  const urls = redirectUrls(config, cartId, parameters, now);
  return { cart_url: urls.cart, checkout_url: urls.checkout, embedded_checkout_url: urls.embeddedCheckout };
}

function presentLine(line: CartLine, prices: Prices, config: SandboxConfig, withOptions: boolean): object {
  const { quantity, listPrice, salePrice, media } = line;
  return {
    id: line.id,
    parent_id: null,
    variant_id: line.variantId,
    product_id: line.productId,
    sku: line.sku,
    name: line.name,
    url: `${config.shopOrigin}${line.path}`,
    quantity,
    taxable: true,
    image_url: media === null ? '' : pictureUrl(config.origin, media, 300),
    discounts: prices.promotions.flatMap(({ id, name, allocation }) => {
      const part = allocation[line.id];
      return part ? [{ id, name, discounted_amount: part / 100 }] : [];
    }),
    coupons: [],
    discount_amount: (automaticOf(prices.promotions)[line.id] ?? 0) / 100,
    coupon_amount: (prices.coupon?.goods[line.id] ?? 0) / 100,
    original_price: listPrice / 100,
    list_price: listPrice / 100,
    sale_price: salePrice / 100,
    extended_list_price: (listPrice * quantity) / 100,
    extended_sale_price: (salePrice * quantity) / 100,
    is_require_shipping: true,
    is_mutable: true,
    added_by_promotion: false,
    gift_wrapping: null,
    ...(withOptions && {
      options: line.selections.map(({ optionId, name, value, valueId }) => ({
        name,
        nameId: optionId,
        value,
        valueId: valueId ?? null,
      })),
    }),
  };
}

/** Returns `2026-08-20T10:00:00+00:00`. */
function offsetTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, '+00:00');
}
