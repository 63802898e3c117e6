import type { MercuriusContext } from 'mercurius';
import type { Parts } from '../parts.ts';

/** What every resolver is given beside its parent and arguments. */
export interface CommerceContext extends MercuriusContext {
  parts: Parts;
  /** When the request came in, so that one answer has one time. */
  now: number;
  /** The signed-in shopper; `null` for a visitor. */
  customerId: number | null;
  /** The operation that is asked for by name, when a document holds several. */
  operationName: string | null;
  /** The customer token as it was sent, for signing out. */
  customerToken: string | null;
}
