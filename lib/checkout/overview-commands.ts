import 'server-only';
import { ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { change } from './change-commands';
import { setPlace } from './consignment-commands';
import { ApplyCertificate, ApplyCoupon, UnapplyCertificate, UnapplyCoupon } from './documents';
import { readCheckout } from './queries';
import { bringsAll } from './rules';
import { BLANK } from './step-commands';
import { deliveryCost } from './sum';
import type { Checkout, CheckoutOverview } from './types';
import { tellsWhy } from './words';

export const overviewOf = ({ id, sums, hints, consignments }: Checkout): CheckoutOverview => ({
  id,
  sums,
  hints,
  delivery: deliveryCost(consignments, sums),
});

/**
 * Applies a code, of a coupon or a gift certificate. The platform's error messages do not tell one from the other, so a
 * code that is refused as a coupon is tried as a certificate. The error is `rejected` when it is neither: with the
 * message about the coupon, or the one about the certificate if only that says why.
 */
export async function applyCode(
  session: Session | null,
  checkoutEntityId: string,
  code: string,
): Promise<Result<Checkout>> {
  const coupon = await change(
    session,
    ApplyCoupon,
    { input: { checkoutEntityId, data: { couponCode: code } } },
    ({ checkout }) => checkout.applyCheckoutCoupon?.checkout,
  );
  if (coupon.ok || coupon.error.kind !== 'rejected') return coupon;
  const certificate = await change(
    session,
    ApplyCertificate,
    { input: { checkoutEntityId, data: { giftCertificateCode: code } } },
    ({ checkout }) => checkout.applyCheckoutGiftCertificate?.checkout,
  );
  if (certificate.ok) return certificate;
  const { kind, message } = certificate.error;
  return !tellsWhy(coupon.error.message) && (kind !== 'rejected' || tellsWhy(message)) ? certificate : coupon;
}

/** Removes a code. */
export function removeCode(
  session: Session | null,
  { id, sums }: Checkout,
  code: string,
): Promise<Result<Checkout>> {
  const isCertificate = sums.certificates.some((certificate) => certificate.code === code);
  return isCertificate
    ? change(
        session,
        UnapplyCertificate,
        { input: { checkoutEntityId: id, data: { giftCertificateCode: code } } },
        ({ checkout }) => checkout.unapplyCheckoutGiftCertificate?.checkout,
      )
    : change(
        session,
        UnapplyCoupon,
        { input: { checkoutEntityId: id, data: { couponCode: code } } },
        ({ checkout }) => checkout.unapplyCheckoutCoupon?.checkout,
      );
}

/**
 * Calculates the delivery to a postcode with the platform. A chosen day is kept, and so is an address with this
 * postcode. Lines that were added to the basket since then are included.
 */
export async function estimate(
  session: Session | null,
  cartId: string,
  postalCode: string,
): Promise<Result<Checkout | null>> {
  const found = await readCheckout(cartId, session);
  if (!found.ok || !found.value) return found;
  const { consignments, lines } = found.value;
  const [first] = consignments;
  const isKept = first && (first.chosen || first.address.postalCode === postalCode);
  const isServed = consignments.every(({ options }) => options.length > 0);
  if (isKept && isServed && bringsAll(found.value)) return found;
  const place = isKept ? first.address : { ...BLANK, postalCode };
  const placed = await setPlace(session, found.value, place, [lines.map(({ id }) => id)]);
  return placed.ok ? ok(placed.value) : placed;
}
