import 'server-only';
import { print } from 'graphql';
import { createHash } from 'node:crypto';
import { readBasket } from '@/lib/basket/commands';
import { isCartId } from '@/lib/basket/rules';
import type { Refusal } from '@/lib/outcome/types';
import { type CommerceAnswer, commerceDocument } from '@/lib/platform/upstreams/commerce';
import { config } from '@/lib/platform/config';
import { fail, isUnreachable, ok, type Result, type UpstreamError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { checkArguments } from './arguments';
import { type Change, changeOf } from './change';
import { afterChange, afterNoAnswer, type Asker, refuseChange } from './customer-changes';
import { checkDocument, type GatewayDocument } from './document';
import { persistedDocument } from './persisted';
import { PERSISTED_LIFE_S, readPersisted } from './persisted-queries';
import { withNeeded } from './login-document';
import { cacheAnswer, cachedAnswer } from './memory';
import type { GatewayRequest } from './requests';

/** The document or its variables must not be sent. */
export type Refused = { kind: 'document' | 'variables'; message: string };

/** The platform's answer for a cart that does not exist. Somebody else's cart gets the same one. */
const NO_CART: CommerceAnswer = { data: null, errors: [{ message: 'Not Found: Cart does not exist' }] };

/**
 * Checks a browser's document and sends it to the platform, on behalf of the session's customer or of a visitor.
 * @param mayChange whether the request has proved that it comes from one of our own pages
 * @param address of the client, for the limits on signing in and the like
 */
export async function askGateway(
  { graphqlQuery, cacheTime }: GatewayRequest,
  session: Session | null,
  mayChange: () => Promise<boolean>,
  address = 'unknown',
): Promise<Result<CommerceAnswer, UpstreamError | Refused | Refusal | { kind: 'forgery' }>> {
  const persisted = persistedDocument(graphqlQuery.query);
  const checked = persisted ? ok(persisted) : checkDocument(graphqlQuery.query, !config().production);
  if (!checked.ok) return fail({ kind: 'document', message: checked.message });
  const { kind, isCatalogue } = checked.value;
  if (kind === 'mutation' && !(await mayChange())) return fail({ kind: 'forgery' });
  const args = checkArguments(checked.value, graphqlQuery.variables ?? {});
  if (!args.ok) return fail({ kind: 'variables', message: args.message });
  if (persisted && cacheTime >= PERSISTED_LIFE_S) {
    return answerOf(readPersisted(graphqlQuery.query, args.variables));
  }
  const stranger = await strangeCart(args.cartIds, session);
  if (stranger) return stranger;
  const change = kind === 'mutation' ? changeOf(checked.value, args.variables) : null;
  if (change && change.root !== 'cart') {
    return changeCustomer(checked.value, change, args.variables, { session, address });
  }
  const send = () =>
    commerceDocument(
      graphqlQuery.query,
      args.variables,
      kind === 'query',
      session && !isCatalogue ? { customerToken: session.token } : {},
    );
  if (!isCatalogue || session || cacheTime === 0) return send();

  const key = createHash('sha256')
    .update(JSON.stringify([graphqlQuery.query, args.variables]))
    .digest('base64');
  const cached = cachedAnswer(key, cacheTime);
  if (cached) return ok(cached);
  const answer = await send();
  if (answer.ok && !answer.value.errors) cacheAnswer(key, answer.value);
  return answer;
}

/** Turns the error of a cached read back into a value. */
async function answerOf(read: Promise<CommerceAnswer>): Promise<Result<CommerceAnswer>> {
  try {
    return ok(await read);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return fail({ kind: 'failed', upstream: 'commerce', message: 'there is no answer, nor an earlier one' });
  }
}

/** Returns the answer to a request for a cart that is not the client's own; null if all of them are. */
async function strangeCart(ids: string[], session: Session | null): Promise<Result<CommerceAnswer> | null> {
  for (const id of ids) {
    if (!isCartId(id)) return ok(NO_CART);
    const cart = await readBasket(id, session);
    if (cart.ok) continue;
    return 'upstream' in cart.error ? fail(cart.error) : ok(NO_CART);
  }
  return null;
}

/** Makes a change to a customer or to who is signed in, within its limits, and with its effects on sessions. */
async function changeCustomer(
  checked: GatewayDocument,
  change: Change,
  variables: Record<string, unknown>,
  asker: Asker,
): Promise<Result<CommerceAnswer, UpstreamError | Refusal>> {
  const refusal = await refuseChange(change, asker);
  if (refusal) return fail(refusal);
  const text = change.name === 'login' ? withNeeded(checked, change) : print(checked.document);
  const token =
    change.name === 'login' ? {} : { ...(asker.session && { customerToken: asker.session.token }) };
  const answer = await commerceDocument(text, variables, false, token);
  if (answer.ok) return ok(await afterChange(change, answer.value, asker));
  await afterNoAnswer(change, answer.error, asker);
  return answer;
}
