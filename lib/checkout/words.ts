/** One of the errors with which the platform refuses to complete a checkout. */
export type CompleteError = {
  cartCode?: string;
  checkoutCode?: string;
  message?: string;
  context?: readonly { field: string; value: string | null }[] | null;
};

export const codeOf = ({ cartCode, checkoutCode }: CompleteError): string => cartCode ?? checkoutCode ?? '';

const KEPT = 'Nothing is ordered and nothing is paid.';

const ABOUT_STOCK = ['INSUFFICIENT_STOCK', 'STOCK_CHECK', 'PRODUCT_UNAVAILABLE', 'PRODUCT_NOT_PURCHASABLE'];
const ABOUT_PRICE = 'CART_CONSISTENCY_ERROR';
const ABOUT_COUPON = /^COUPON_/;
const ABOUT_PLACE = /ADDRESS|SHIPPING|CONSIGNMENT/;

/**
 * Returns why an order was not taken and what the shopper can do; null for an unknown code.
 * @param product that it is about, where the platform says so
 */
export function refusalWords(code: string, product: string | null): string | null {
  if (ABOUT_STOCK.includes(code))
    return `${product ?? 'Something in your basket'} has sold out since you added it. ${KEPT} Go back to the basket to choose another.`;
  if (code === ABOUT_PRICE) return `The total has changed since you last looked. ${KEPT} Check it, then pay.`;
  if (ABOUT_COUPON.test(code))
    return `The coupon is no longer valid. ${KEPT} Remove it in the basket, or enter another.`;
  if (ABOUT_PLACE.test(code))
    return `The address or the day can’t be used any more. ${KEPT} Check step 2 again.`;
  return null;
}

/** The text for an unknown reason. */
export const NOT_TAKEN = `Your order could not be taken. ${KEPT} Check your basket, the address and the day, and try again. If it still fails, contact us.`;

const NO_SUCH_CODE = /does not exist/i;

/** Matches the sandbox's messages; of the platform's, only the beginnings are known (docs/hosted.md). */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/has expired/i, 'This coupon has expired.'],
  [/as often as/i, 'This coupon has already been used as often as it can be.'],
  [/none of the items/i, 'This coupon does not apply to anything in your basket.'],
  [/used up/i, 'Nothing is left on this gift certificate.'],
];

function reasonOf(message: string): string | undefined {
  if (NO_SUCH_CODE.test(message)) return undefined;
  const least = /minimum purchase of (£[\d,.]*\d)/i.exec(message)?.[1];
  if (least) return `This coupon needs goods for ${least.replace(/\.00$/, '')} or more.`;
  return REASONS.find(([pattern]) => pattern.test(message))?.[1];
}

/** Whether the platform's message is a known reason for not accepting an existing code. */
export const tellsWhy = (message: string): boolean => reasonOf(message) !== undefined;

/** Returns why a code was not accepted, in words for the shopper; one general sentence for every unknown message. */
export function codeWords(message: string): string {
  if (NO_SUCH_CODE.test(message)) return 'We don’t recognise this code. Check it and try again.';
  return (
    reasonOf(message) ??
    'We can’t apply this code to your basket. Check its spelling, its end date and what it can be used on.'
  );
}

/** Shown when a code could not be removed. */
export const CODE_STAYS = 'We couldn’t remove this code. Reload the page to see which codes are in use.';
