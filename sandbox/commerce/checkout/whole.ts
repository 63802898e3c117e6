import type { Parts } from '../../parts.ts';
import { transaction } from '../../store/store.ts';
import { addItems, createCart, removeItem, updateItem } from '../cart/change.ts';
import { itemOf, itemsOf, type LineItemInput, type LineItemsInput, selectionsOf } from '../cart/input.ts';
import { requireCart } from '../cart/visible.ts';
import type { CommerceContext } from '../context.ts';
import type { AddressInput } from './address.ts';
import { couponCode } from './applied.ts';
import { addBilling } from './billing.ts';
import { addConsignments, type ConsignmentInput, selectOption, updateConsignment } from './consignments.ts';
import { CheckoutError, consignmentMissing } from './errors.ts';
import { setMessage } from './message.ts';
import { type PayloadError, payloadError } from './payload.ts';
import { checkoutOf } from './read.ts';
import { applyCoupon, removeCoupon } from './reductions.ts';
import type { Checkout } from './types.ts';
import { openCart } from '../cart/write.ts';

interface ConsignmentChange {
  entityId?: string | null;
  address?: AddressInput | null;
  lineItems?: ConsignmentInput['lineItems'] | null;
  shippingOptionEntityId?: string | null;
  selectRecommendedOption?: boolean | null;
}

interface Data {
  shippingConsignments?: ConsignmentChange[] | null;
  billingAddress?: AddressInput | null;
  customerMessage?: string | null;
  coupons?: string[] | null;
}

type CreateInput = Data & LineItemsInput & { currencyCode?: string | null };
type LineChange = LineItemInput & { entityId?: string | null };

interface Result {
  checkout: Checkout | null;
  errors: PayloadError[];
}

/** Creates a cart and runs all given checkout steps. Errors are returned in the payload. */
export function createCheckout(
  _: object,
  { input }: { input: CreateInput },
  context: CommerceContext,
): Result {
  const { parts, customerId } = context;
  return answering(() =>
    transaction(parts.store, () => {
      if (input.currencyCode != null && input.currencyCode !== 'GBP') {
        throw new CheckoutError('CartError', 'CURRENCY_NOT_TRANSACTIONAL', 'This store trades in GBP only');
      }
      const { id } = createCart(parts, customerId ?? 0, itemsOf(input));
      return enter(parts, id, input);
    }),
  );
}

/**
 * Runs any number of steps. Omitted fields stay as they are; `coupons` replaces the coupon. Errors are in the payload.
 */
export function updateCheckout(
  _: object,
  {
    input,
  }: {
    input: {
      checkoutEntityId: string;
      data: Data & { lineItems?: LineChange[] | null };
      version?: number | null;
    };
  },
  context: CommerceContext,
): Result {
  const { parts } = context;
  return answering(() => {
    const { id } = requireCart(context, input.checkoutEntityId);
    return transaction(parts.store, () => {
      openCart(parts.store, id, input.version);
      for (const line of input.data.lineItems ?? []) changeLine(parts, id, line);
      return enter(parts, id, input.data);
    });
  });
}

function changeLine(parts: Parts, cartId: string, line: LineChange): void {
  if (line.entityId == null) addItems(parts, cartId, [itemOf(line)]);
  else if (line.quantity === 0) removeItem(parts, cartId, line.entityId);
  else {
    const { productId, variantId, quantity } = itemOf(line);
    const selections = line.selectedOptions ? selectionsOf(line.selectedOptions) : undefined;
    updateItem(parts, cartId, line.entityId, { productId, variantId, quantity, selections });
  }
}

function enter(parts: Parts, cartId: string, data: Data): Checkout {
  if (data.billingAddress) addBilling(parts, cartId, data.billingAddress, null);
  if (data.customerMessage != null) setMessage(parts, cartId, data.customerMessage, null);
  if (data.coupons) {
    const held = couponCode(parts.store, cartId);
    if (held !== null) removeCoupon(parts, cartId, held, null);
    for (const code of data.coupons) applyCoupon(parts, cartId, code, null);
  }
  for (const each of data.shippingConsignments ?? []) enterConsignment(parts, cartId, each);
  return checkoutOf(parts.store, openCart(parts.store, cartId, null), parts.clock());
}

function enterConsignment(parts: Parts, cartId: string, change: ConsignmentChange): void {
  const { entityId, address, lineItems } = change;
  let id = entityId ?? null;
  if (address) {
    const cart = openCart(parts.store, cartId, null);
    const whole = cart.lines.map((line) => ({ lineItemEntityId: line.id, quantity: line.quantity }));
    const input = { address, lineItems: lineItems ?? whole };
    const { consignments } =
      id === null
        ? addConsignments(parts, cartId, [input], null)
        : updateConsignment(parts, cartId, id, input, null);
    id ??= consignments.at(-1)?.id ?? null;
  }
  if (id === null) throw consignmentMissing();
  const checkout = checkoutOf(parts.store, openCart(parts.store, cartId, null), parts.clock());
  const offered = checkout.consignments.find((each) => each.id === id)?.options ?? [];
  const option =
    change.shippingOptionEntityId ??
    (change.selectRecommendedOption ? offered.find(({ recommended }) => recommended)?.id : undefined);
  if (option !== undefined) selectOption(parts, cartId, id, option, null);
}

function answering(work: () => Checkout): Result {
  try {
    return { checkout: work(), errors: [] };
  } catch (error) {
    return { checkout: null, errors: [payloadError(error)] };
  }
}
