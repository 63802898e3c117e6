import { type AttributeChange, CART_ATTRIBUTE_ID, RESET_ATTRIBUTE_ID } from './record-requests';

/** Who asks: a session's customer, the holder of a reset link, both or neither. */
export type Asker = { customerId: number | null; granted: number | null };

/** Null when it is allowed, else the status. Somebody else's and unknown are never told apart. */
export type Verdict = 401 | 403 | null;

/** Whether a record of this customer may be read or changed. */
export function mayTouch({ customerId, granted }: Asker, id: number): Verdict {
  if (id === customerId || id === granted) return null;
  return customerId === null && granted === null ? 401 : 403;
}

/** A session may set its own cart reference; a reset link may blank the one-time value. Nothing else. */
export function mayChangeAttribute(asker: Asker, change: AttributeChange): Verdict {
  const { customerId, granted } = asker;
  if (customerId === null && granted === null) return 401;
  const isOwnCart = change.attribute_id === CART_ATTRIBUTE_ID && change.customer_id === customerId;
  const blanked =
    change.attribute_id === RESET_ATTRIBUTE_ID && change.value === '' && change.customer_id === granted;
  return isOwnCart || blanked ? null : 403;
}
