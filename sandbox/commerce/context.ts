import type { MercuriusContext } from 'mercurius';
import type { Parts } from '../parts.ts';

/** Passed to every resolver in addition to its parent and arguments. */
export interface CommerceContext extends MercuriusContext {
  parts: Parts;
  /** Time of the request in milliseconds since 1970, so that all of a response uses the same time. */
  now: number;
  /** The signed-in customer; `null` for a visitor. */
  customerId: number | null;
  /** Name of the operation to run if a document has several. */
  operationName: string | null;
  /** The customer token as it was sent, needed to sign out. */
  customerToken: string | null;
}
