/** What our answers call amounts; in them and nowhere else numbers stand under these names. */
const AMOUNTS: ReadonlySet<string> = new Set([
  // Of a product.
  'price',
  'now',
  'rrp',
  // Of an extended cover.
  'min_price',
  'max_price',
  // Of a basket and its lines.
  'unitPrice',
  'listTotal',
  'subtotal',
  'discount',
  'amount',
  'total',
  // Of a checkout.
  'goods',
  'delivery',
  'tax',
  'used',
  'left',
  'due',
  // Of an order.
  'subTotal',
  'taxTotal',
  'shippingCost',
  'handlingCost',
  'wrappingCost',
  'otherDiscount',
  'cost',
  'refunded',
]);

/**
 * For `JSON.stringify`: an amount as the API tells it, `{ value: 429, currencyCode: 'GBP' }` in pounds (specification
 * §3), in place of the shop's own pence.
 */
export const tellAmount = (name: string, value: unknown): unknown =>
  typeof value === 'number' && AMOUNTS.has(name) ? { value: value / 100, currencyCode: 'GBP' } : value;
