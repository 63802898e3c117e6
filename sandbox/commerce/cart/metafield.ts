import { all, run } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { transaction } from '../../store/store.ts';
import type { CommerceContext } from '../context.ts';
import { type Metafield, toMetafield } from '../metafields.ts';
import type { Cart } from './types.ts';
import { cartFor } from './visible.ts';

/** Namespace in which the platform stores metafields written by a storefront. */
const NAMESPACE = 'Storefront API';
const MOST = 50;
const LONGEST_KEY = 64;

type Kept = { id: number; key: string; value: string };
type Refusal = { __typename: string; message: string; path?: string[] };
interface Result {
  metafield: Metafield | null;
  errors: Refusal[];
}
interface Existing {
  cartEntityId: string;
  metafieldEntityId: number;
}

/** Creates a metafield of a cart. As on the platform, errors are returned in the payload. */
export function createCartMetafield(
  _: object,
  { input }: { input: { cartEntityId: string; data: { key: string; value: string } } },
  context: CommerceContext,
): Result {
  const { store } = context.parts;
  const { key, value } = input.data;
  const cart = cartFor(context, input.cartEntityId);
  if (!cart) return refused(missing('Cart'));
  if (!fits(key)) return refused(badKey());
  return transaction(store, () => {
    const kept = keptWith(store, cart);
    if (kept.some((each) => each.key === key)) return refused(exists());
    if (kept.length >= MOST) {
      return refused({
        __typename: 'LimitExceededError',
        message: `A cart holds at most ${MOST} metafields`,
      });
    }
    const { lastId: id } = run(
      store,
      `INSERT INTO metafield (owner, owner_id, namespace, key, value, permission_set)
       VALUES ('cart', ?, ?, ?, ?, 'write_and_sf_access')`,
      cart.id,
      NAMESPACE,
      key,
      value,
    );
    return { metafield: toMetafield({ id, key, value }), errors: [] };
  });
}

/** Changes a metafield of a cart. Omitted fields stay as they are. */
export function updateCartMetafield(
  _: object,
  { input }: { input: Existing & { data: { key?: string | null; value?: string | null } } },
  context: CommerceContext,
): Result {
  const { store } = context.parts;
  const cart = cartFor(context, input.cartEntityId);
  if (!cart) return refused(missing('Cart'));
  return transaction(store, () => {
    const kept = keptWith(store, cart);
    const known = kept.find(({ id }) => id === input.metafieldEntityId);
    if (!known) return refused(missing('Metafield'));
    const { id } = known;
    const key = input.data.key ?? known.key;
    const value = input.data.value ?? known.value;
    if (!fits(key)) return refused(badKey());
    if (kept.some((each) => each.key === key && each.id !== id)) return refused(exists());
    run(store, 'UPDATE metafield SET key = ?, value = ? WHERE id = ?', key, value, id);
    return { metafield: toMetafield({ id, key, value }), errors: [] };
  });
}

export function deleteCartMetafield(
  _: object,
  { input }: { input: Existing },
  context: CommerceContext,
): { deletedMetafieldEntityId: number | null; errors: Refusal[] } {
  const { store } = context.parts;
  const cart = cartFor(context, input.cartEntityId);
  const known = cart && keptWith(store, cart).find(({ id }) => id === input.metafieldEntityId);
  if (!known) return { deletedMetafieldEntityId: null, errors: [missing(cart ? 'Metafield' : 'Cart')] };
  run(store, 'DELETE FROM metafield WHERE id = ?', known.id);
  return { deletedMetafieldEntityId: known.id, errors: [] };
}

function keptWith(store: Store, { id }: Cart): Kept[] {
  return all<Kept>(
    store,
    "SELECT id, key, value FROM metafield WHERE owner = 'cart' AND owner_id = ? AND namespace = ?",
    id,
    NAMESPACE,
  );
}

const fits = (key: string): boolean => key !== '' && key.length <= LONGEST_KEY;

function missing(what: 'Cart' | 'Metafield'): Refusal {
  return { __typename: 'NotFoundError', message: `${what} does not exist` };
}

function exists(): Refusal {
  return { __typename: 'AlreadyExistsError', message: 'Metafield already exists' };
}

function badKey(): Refusal {
  const message = `Key must be 1 to ${LONGEST_KEY} characters long`;
  return { __typename: 'ValidationError', message, path: ['data', 'key'] };
}

function refused(error: Refusal): Result {
  return { metafield: null, errors: [error] };
}
