import { classOfLines } from '@/lib/basket/delivery-class';
import { type Sum, sumOf } from '@/lib/basket/sum';
import type { Basket } from '@/lib/basket/types';
import { dayWords } from '@/lib/delivery/class-words';
import { classOfMethod, METHOD_NAMES, mostDemanding } from '@/lib/delivery/classes';
import { deliveryPrice, surchargeOf } from '@/lib/delivery/price';
import type { DeliveryTerms, Zone } from '@/lib/delivery/types';
import { counted } from '@/lib/i18n/counted';
import { formatTotal, vatIn } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import { cheapest } from './days';
import type { CheckoutOverview, CheckoutSums, Consignment, DeliveryCost, DeliveryOption } from './types';
import { mayComeToMore, withDelivery } from './with-delivery';

export type SumRow = { label: string; amount: Pence; saving?: boolean };

/** Returns the rows for coupons and promotions. */
function reductionRows({ reductions }: Pick<CheckoutSums, 'reductions'>): SumRow[] {
  return reductions
    .filter(({ amount }) => amount !== 0)
    .map(({ name, code, amount }) => ({
      label: code && code !== name ? `${name} (${code})` : name,
      amount: -amount,
      saving: true,
    }));
}

/** Returns the rows for what the gift certificates pay. */
function certificateRows({ certificates }: Pick<CheckoutSums, 'certificates'>): SumRow[] {
  return certificates.map(({ code, used }) => ({ label: `Gift certificate ${code}`, amount: -used }));
}

type Given = {
  goods: Pence;
  named: CheckoutSums['reductions'];
  delivery: Pence | null;
  deliveryOff: Pence;
  deliveryCode: string | null;
  tax: Pence;
  total: Pence;
  certificates: CheckoutSums['certificates'];
  due: Pence | null;
};

/**
 * Returns the platform's figures as parts that add up. A difference that the platform does not explain becomes a part
 * of its own.
 */
export function sumsOf({ goods, named, delivery, total, certificates, due, ...rest }: Given): CheckoutSums {
  const reductions = named.filter(({ amount, code }) => amount > 0 || code !== null);
  const reduced = reductions.reduce((sum, { amount }) => sum + amount, 0);
  const open = goods + (delivery ?? 0) - total - reduced;
  if (open !== 0) reductions.push({ name: open > 0 ? 'Reduction' : 'Charges', code: null, amount: open });
  const used = certificates.reduce((sum, certificate) => sum + certificate.used, 0);
  return { ...rest, goods, reductions, delivery, total, certificates, due: due ?? total - used };
}

/** Returns the price of the chosen days; before that, of the cheapest days on offer; null before there are any. */
export function deliveryCost(
  consignments: readonly Pick<Consignment, 'options' | 'chosen'>[],
  sums: CheckoutSums,
): DeliveryCost | null {
  const chosen = consignments.flatMap((each) => each.chosen ?? []);
  if (sums.delivery !== null && chosen.length > 0)
    return { label: chosenLabel(chosen), price: sums.delivery };
  const least = consignments.flatMap((each) => each.chosen ?? cheapest(each.options) ?? []);
  if (sums.delivery === null && (least.length === 0 || least.length < consignments.length)) return null;
  const price = sums.delivery ?? least.reduce((sum, option) => sum + option.price, 0);
  const by = mostDemanding(least.map(({ words }) => classOfMethod(words)));
  const dearer = consignments.some(
    ({ chosen: day, options }) =>
      !day && options.some((each) => each.price > (cheapest(options)?.price ?? 0)),
  );
  return { label: dearer ? `${METHOD_NAMES[by]}, cheapest day` : METHOD_NAMES[by], price };
}

function chosenLabel(chosen: readonly DeliveryOption[]): string {
  const days = chosen.map(({ day, words }) => (day ? dayWords(day, classOfMethod(words)) : words));
  const [only = ''] = days;
  if (days.length > 1) return `${days.length} deliveries, ${days.join(' and ')}`;
  return chosen[0]?.day ? `Delivery, ${only}` : only;
}

/** Returns the delivery price of a basket by the shop's own rules. */
export function expectedDelivery(
  { lines, subtotal }: Basket,
  terms: DeliveryTerms,
  zone: Zone = terms.zones.mainland,
): DeliveryCost {
  const by = classOfLines(lines);
  return { label: METHOD_NAMES[by], price: deliveryPrice(subtotal, by, terms) + surchargeOf(zone, by) };
}

/** Returns the basket's own figures, for use until the platform's are known. */
export function basketSums({ lines, discounts, total }: Basket): CheckoutSums {
  const goods = lines.flatMap((line) => [line, ...line.extras]).reduce((sum, line) => sum + line.total, 0);
  const named = discounts.map(({ name, amount }) => ({ name, code: null, amount }));
  return sumsOf({
    goods,
    named,
    delivery: null,
    deliveryOff: 0,
    deliveryCode: null,
    tax: 0,
    total,
    certificates: [],
    due: null,
  });
}

/** What is bought, in the basket's own figures. */
export type Bought = Pick<Sum, 'products' | 'goods' | 'extras' | 'saving'>;

/**
 * Returns the parts of what there is to pay; the `rows` add up to `due`. With `isLeast` it may be more, because a
 * coupon may not cover all of a delivery that the platform has not priced yet.
 */
export function toPay(
  { products, goods, extras, saving }: Bought,
  given: CheckoutSums,
  delivery: DeliveryCost,
) {
  const sums = given.delivery === null ? withDelivery(given, delivery.price) : given;
  const rows: SumRow[] = [
    { label: counted(products, 'product'), amount: goods },
    ...(extras > 0 ? [{ label: 'Extras you chose', amount: extras }] : []),
    ...reductionRows(sums),
    { label: delivery.label, amount: delivery.price },
    ...certificateRows(sums),
  ];
  const { total, due } = sums;
  return {
    rows,
    saving,
    total,
    vat: sums.tax > 0 ? sums.tax : vatIn(total),
    due,
    isLeast: given.delivery === null && mayComeToMore(given, delivery.price),
  };
}

export const toPayFor = (basket: Basket, sums: CheckoutSums, delivery: DeliveryCost) =>
  toPay(sumOf(basket, 0), sums, delivery);

/**
 * Calculates `toPay` for a basket before checkout: by the platform's figures, or by the shop's own until those are
 * known.
 */
export const toPayForBasket = (
  basket: Basket,
  overview: CheckoutOverview | null,
  terms: DeliveryTerms,
  zone: Zone,
) =>
  toPayFor(
    basket,
    overview?.sums ?? basketSums(basket),
    overview?.delivery ?? expectedDelivery(basket, terms, zone),
  );

/** Returns the label of a total, part of which gift certificates may have paid. */
export const dueLabel = ({ due, total, isLeast }: ReturnType<typeof toPay>): string =>
  `${due === total ? 'Total' : 'Left to pay'}${isLeast ? ', at least' : ''}`;

/** Returns the text below a total: what is included, and what promotions have already taken off. */
export const includedWords = ({ vat, saving }: { vat: Pence; saving: Pence }): string =>
  [
    `Includes ${formatTotal(vat)} VAT and delivery.`,
    ...(saving > 0 ? [`You save ${formatTotal(saving)}, already taken off.`] : []),
  ].join(' ');
