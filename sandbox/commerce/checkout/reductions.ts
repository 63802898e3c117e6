import type { Parts } from '../../parts.ts';
import { run } from '../../store/rows.ts';
import { enqueueWebhook } from '../../webhooks/queue.ts';
import { couponProblem, type CouponProblem } from '../pricing/coupon.ts';
import { couponByCode, readCertificates, readItems } from '../pricing/read.ts';
import type { Coupon } from '../pricing/types.ts';
import { ownUses } from './applied.ts';
import { CheckoutError } from './errors.ts';
import type { Checkout } from './types.ts';
import { changeCheckout } from './write.ts';

type Version = number | null | undefined;

/** Applies a coupon, replacing any other: a checkout has at most one. @throws CheckoutError if it cannot be used */
export function applyCoupon(parts: Parts, cartId: string, code: string, version: Version): Checkout {
  return changeCheckout(parts, cartId, version, (cart, now) => {
    const coupon = couponByCode(parts.store, code);
    if (!coupon) throw refusal('COUPON_INVALID', `Coupon code ${code} does not exist`);
    const own = ownUses(parts.store, cart.id, coupon.code);
    const problem = couponProblem(coupon, readItems(parts.store, cart.lines), now, own);
    if (problem) throw refusalOf(problem, coupon);
    run(parts.store, 'UPDATE checkout SET coupon = ? WHERE cart_id = ?', coupon.code, cart.id);
    enqueueWebhook(parts, 'store/cart/couponApplied', { type: 'cart', id: cart.id, couponId: coupon.id });
  });
}

export function removeCoupon(parts: Parts, cartId: string, code: string, version: Version): Checkout {
  return changeCheckout(parts, cartId, version, (cart) => {
    const { changes } = run(
      parts.store,
      'UPDATE checkout SET coupon = NULL WHERE cart_id = ? AND coupon = ? COLLATE NOCASE',
      cart.id,
      code.trim(),
    );
    if (changes === 0) throw refusal('COUPON_NOT_APPLICABLE', `Coupon code ${code} is not applied`);
  });
}

export function applyCertificate(parts: Parts, cartId: string, code: string, version: Version): Checkout {
  return changeCheckout(parts, cartId, version, (cart, now) => {
    const [found] = readCertificates(parts.store, [code.trim()], cart.id, now);
    if (!found) throw refusal('COUPON_INVALID', `Gift certificate ${code} does not exist or has expired`);
    if (found.balance === 0) throw refusal('COUPON_NOT_APPLICABLE', `Gift certificate ${code} is used up`);
    run(
      parts.store,
      'INSERT OR IGNORE INTO checkout_certificate (cart_id, code) VALUES (?, ?)',
      cart.id,
      found.code,
    );
  });
}

export function removeCertificate(parts: Parts, cartId: string, code: string, version: Version): Checkout {
  return changeCheckout(parts, cartId, version, (cart) => {
    const { changes } = run(
      parts.store,
      'DELETE FROM checkout_certificate WHERE cart_id = ? AND code = ?',
      cart.id,
      code.trim(),
    );
    if (changes === 0) throw refusal('COUPON_NOT_APPLICABLE', `Gift certificate ${code} is not applied`);
  });
}

function refusalOf(problem: CouponProblem, { code }: Coupon): CheckoutError {
  switch (problem.kind) {
    case 'expired':
      return refusal('COUPON_EXPIRED', `Coupon code ${code} has expired`);
    case 'used-up':
      return refusal('COUPON_INELIGIBLE', `Coupon code ${code} has been used as often as it may be`);
    case 'not-applicable':
      return refusal('COUPON_NOT_APPLICABLE', `Coupon code ${code} is for none of the items in the cart`);
    case 'min-spend':
      return refusal(
        'COUPON_MIN_PURCHASE',
        `Coupon code ${code} needs a minimum purchase of £${(problem.pence / 100).toFixed(2)}`,
      );
  }
}

/** Storefronts recognise refused codes by the start of the message (wire map §2). */
function refusal(code: string, message: string): CheckoutError {
  return new CheckoutError('CheckoutCouponError', code, `Incorrect or mismatch: ${message}`);
}
