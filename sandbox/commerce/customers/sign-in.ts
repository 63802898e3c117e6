import { releaseCart, takeOverCart } from '../cart/ownership.ts';
import type { Cart } from '../cart/types.ts';
import { cartFor } from '../cart/visible.ts';
import type { CommerceContext } from '../context.ts';
import { platformError } from '../errors.ts';
import { instant } from '../values.ts';
import { type Customer, customerById, customerByPassword } from './customer.ts';
import { issueToken, revokeToken } from './tokens.ts';

interface LoginArguments {
  email: string;
  password: string;
  guestCartEntityId?: string | null;
}

export interface LoginResult {
  customer: Customer;
  cart: Cart | null;
  customerAccessToken: { value: string; expiresAt: string };
}

/**
 * Signs a customer in and assigns them the cart that they filled as a visitor.
 * @throws the platform's `Invalid credentials`, or a message ending in `Reset password` if the password must be reset
 */
export async function login(
  _: object,
  { email, password, guestCartEntityId }: LoginArguments,
  context: CommerceContext,
): Promise<LoginResult> {
  const { store } = context.parts;
  const customer = await customerByPassword(store, email, password);
  if (!customer) throw platformError('Invalid credentials');
  if (customer.force_password_reset) throw platformError('Invalid credentials: Reset password');
  // The password may have been changed while this one was being checked.
  if (customerById(store, customer.id)?.password_hash !== customer.password_hash) {
    throw platformError('Invalid credentials');
  }
  return signedIn(context, customer, guestCartEntityId ?? null);
}

/** Opens a session for an authenticated customer and assigns them the cart that they filled as a visitor. */
export function signedIn(
  { parts, now }: CommerceContext,
  customer: Customer,
  guestCartId: string | null,
): LoginResult {
  const { value, expiresAt } = issueToken(parts.store, customer.id, now);
  const cart = takeOverCart(parts, guestCartId, customer.id);
  return { customer, cart, customerAccessToken: { value, expiresAt: instant(expiresAt) } };
}

interface LogoutResult {
  result: string;
  cartUnassignResult: { cart: Cart | null; errors: { __typename: string; message: string }[] };
}

/** Ends the session and, if a cart is given, unassigns it from the customer. */
export function logout(
  _: object,
  { cartEntityId }: { cartEntityId?: string | null },
  context: CommerceContext,
): LogoutResult {
  const { customerId, customerToken, parts } = context;
  if (customerToken !== null) revokeToken(parts.store, customerToken);
  const nothing = { cart: null, errors: [] };
  if (cartEntityId == null) return { result: 'success', cartUnassignResult: nothing };
  const cart = cartFor(context, cartEntityId);
  if (!cart) return { result: 'success', cartUnassignResult: refused('Inaccessible', 'Cart does not exist') };
  if (customerId === null || cart.customerId !== customerId) {
    return {
      result: 'success',
      cartUnassignResult: refused('NotAllowed', 'Cart does not belong to the customer'),
    };
  }
  return { result: 'success', cartUnassignResult: { cart: releaseCart(parts, cart.id), errors: [] } };
}

function refused(kind: 'Inaccessible' | 'NotAllowed', message: string): LogoutResult['cartUnassignResult'] {
  return { cart: null, errors: [{ __typename: `CartUnassign${kind}Error`, message }] };
}
