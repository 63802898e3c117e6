import { type AttributeChange, CART_ATTRIBUTE_ID, RESET_ATTRIBUTE_ID } from './record-requests';

/** Who asks: the session's customer, the holder of a reset link, both or neither. */
export type Asker = { customerId: number | null; granted: number | null };

/**
 * Null when it is allowed, otherwise the HTTP status. Somebody else's record and an unknown one give the same status.
 */
export type Verdict = 401 | 403 | null;

/** Whether a record of this customer may be read or changed. */
export function mayTouch({ customerId, granted }: Asker, id: number): Verdict {
  if (id === customerId || id === granted) return null;
  return customerId === null && granted === null ? 401 : 403;
}

/**
 * Whether an attribute may be changed: a session may set its own cart reference, and a reset link may clear its
 * one-time value. Nothing else is allowed.
 */
export function mayChangeAttribute(asker: Asker, change: AttributeChange): Verdict {
  const { customerId, granted } = asker;
  if (customerId === null && granted === null) return 401;
  const isOwnCart = change.attribute_id === CART_ATTRIBUTE_ID && change.customer_id === customerId;
  const blanked =
    change.attribute_id === RESET_ATTRIBUTE_ID && change.value === '' && change.customer_id === granted;
  return isOwnCart || blanked ? null : 403;
}
