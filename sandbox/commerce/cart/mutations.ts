import type { CommerceContext } from '../context.ts';
import { platformError } from '../errors.ts';
import { addItems, createCart, deleteCart, removeItem, setCustomer, updateItem } from './change.ts';
import { CartError, cartMissing } from './errors.ts';
import { itemOf, itemsOf, type LineItemInput, type LineItemsInput } from './input.ts';
import { createCartMetafield, deleteCartMetafield, updateCartMetafield } from './metafield.ts';
import { createRedirectUrls } from './redirect-urls.ts';
import type { Cart } from './types.ts';
import { requireCart } from './visible.ts';

interface In<T> {
  input: T;
}
interface Existing {
  cartEntityId: string;
  version?: number | null;
}
type CreateInput = LineItemsInput & { currencyCode?: string | null };

/** Turns errors of the cart rules into the platform's top-level errors. */
function refusing<Args, Result>(work: (args: Args, context: CommerceContext) => Result) {
  return (_: object, args: Args, context: CommerceContext): Result => {
    try {
      return work(args, context);
    } catch (error) {
      throw error instanceof CartError ? platformError(error.message) : error;
    }
  };
}

function requireCustomer({ customerId }: CommerceContext): number {
  if (customerId === null) throw platformError('Please sign in');
  return customerId;
}

function requirePounds(code: string | null | undefined): void {
  if (code != null && code !== 'GBP') throw platformError(`Currency ${code} is not transactional`);
}

export const cartMutations = {
  createCart: refusing(({ input }: In<CreateInput>, context) => {
    requirePounds(input.currencyCode);
    return { cart: createCart(context.parts, context.customerId ?? 0, itemsOf(input)) };
  }),
  deleteCart: refusing(({ input }: In<Existing>, context) => {
    const { id } = requireCart(context, input.cartEntityId);
    deleteCart(context.parts, id);
    return { deletedCartEntityId: id };
  }),
  addCartLineItems: refusing(({ input }: In<Existing & { data: LineItemsInput }>, context) => {
    const { id } = requireCart(context, input.cartEntityId);
    return { cart: addItems(context.parts, id, itemsOf(input.data), input.version) };
  }),
  updateCartLineItem: refusing(
    (
      { input }: In<Existing & { lineItemEntityId: string; data: { lineItem?: LineItemInput | null } }>,
      context,
    ) => {
      const { id } = requireCart(context, input.cartEntityId);
      if (!input.data.lineItem) throw platformError('Line item is required');
      const { productId, variantId, quantity, selections } = itemOf(input.data.lineItem);
      const change = {
        productId,
        variantId,
        quantity,
        selections: input.data.lineItem.selectedOptions ? selections : undefined,
      };
      return { cart: updateItem(context.parts, id, input.lineItemEntityId, change, input.version) };
    },
  ),
  deleteCartLineItem: refusing(({ input }: In<Existing & { lineItemEntityId: string }>, context) => {
    const { id } = requireCart(context, input.cartEntityId);
    const cart: Cart | null = removeItem(context.parts, id, input.lineItemEntityId, input.version);
    return {
      deletedLineItemEntityId: input.lineItemEntityId,
      cart,
      deletedCartEntityId: cart ? null : id,
    };
  }),
  updateCartCurrency: refusing(({ input }: In<Existing & { data: { currencyCode: string } }>, context) => {
    requirePounds(input.data.currencyCode);
    return { cart: requireCart(context, input.cartEntityId) };
  }),
  assignCartToCustomer: refusing(({ input }: In<Existing>, context) => {
    const customerId = requireCustomer(context);
    const { id } = requireCart(context, input.cartEntityId);
    return { cart: setCustomer(context.parts, id, customerId, input.version) };
  }),
  unassignCartFromCustomer: refusing(({ input }: In<Existing>, context) => {
    const customerId = requireCustomer(context);
    const cart = requireCart(context, input.cartEntityId);
    if (cart.customerId !== customerId) throw cartMissing();
    return { cart: setCustomer(context.parts, cart.id, 0, input.version) };
  }),
  createCartMetafield,
  updateCartMetafield,
  deleteCartMetafield,
  createCartRedirectUrls: createRedirectUrls,
};
