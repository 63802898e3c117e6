/** Names of the amounts in API responses. No other number has one of these names. */
const AMOUNTS: ReadonlySet<string> = new Set([
  // Products.
  'price',
  'now',
  'rrp',
  // Extended cover.
  'min_price',
  'max_price',
  // Baskets and their lines.
  'unitPrice',
  'listTotal',
  'subtotal',
  'discount',
  'amount',
  'total',
  // Checkouts.
  'goods',
  'delivery',
  'tax',
  'used',
  'left',
  'due',
  // Orders.
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
 * A replacer for `JSON.stringify` that turns an amount in pence into the API's format, `{ value: 429, currencyCode:
 * 'GBP' }` in pounds (specification §3).
 */
export const tellAmount = (name: string, value: unknown): unknown =>
  typeof value === 'number' && AMOUNTS.has(name) ? { value: value / 100, currencyCode: 'GBP' } : value;
