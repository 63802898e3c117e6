import { all, run } from '../../store/rows.ts';
import { transaction } from '../../store/store.ts';
import type { CommerceContext } from '../context.ts';
import type { Metafield } from '../metafields.ts';
import { globalId } from '../relay.ts';
import { cartFor } from './visible.ts';

/** The namespace that the platform keeps what a storefront writes in. */
const NAMESPACE = 'Storefront API';
const MOST = 50;
const LONGEST_KEY = 64;

interface Result {
  metafield: Metafield | null;
  errors: { __typename: string; message: string; path?: string[] }[];
}

/** Keeps a note with a cart. Its refusals are in the payload, as the platform has it for metafields. */
export function createCartMetafield(
  _: object,
  { input }: { input: { cartEntityId: string; data: { key: string; value: string } } },
  context: CommerceContext,
): Result {
  const { store } = context.parts;
  const { key, value } = input.data;
  const cart = cartFor(context, input.cartEntityId);
  if (!cart) return refused('NotFoundError', 'Cart does not exist');
  if (key === '' || key.length > LONGEST_KEY) {
    return refused('ValidationError', `Key must be 1 to ${LONGEST_KEY} characters long`, ['data', 'key']);
  }
  return transaction(store, () => {
    const held = all<{ key: string }>(
      store,
      "SELECT key FROM metafield WHERE owner = 'cart' AND owner_id = ? AND namespace = ?",
      cart.id,
      NAMESPACE,
    );
    if (held.some((each) => each.key === key))
      return refused('AlreadyExistsError', 'Metafield already exists');
    if (held.length >= MOST) return refused('LimitExceededError', `A cart holds at most ${MOST} metafields`);
    const { lastId: id } = run(
      store,
      "INSERT INTO metafield (owner, owner_id, namespace, key, value) VALUES ('cart', ?, ?, ?, ?)",
      cart.id,
      NAMESPACE,
      key,
      value,
    );
    return { metafield: { id: globalId('Metafields', id), entityId: id, key, value }, errors: [] };
  });
}

function refused(type: string, message: string, path?: string[]): Result {
  return { metafield: null, errors: [{ __typename: type, message, ...(path && { path }) }] };
}
