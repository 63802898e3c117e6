import 'server-only';
import { Kind, parse, print, type SelectionNode, visit } from 'graphql';
import { createHmac } from 'node:crypto';
import { config } from '@/lib/platform/config';
import type { Change } from './change';
import type { GatewayDocument } from './document';

const OWN = 'hobwright';

/** What the shop needs from a sign-in, whatever the browser asked for. */
const NEEDED = parse(`{
  ${OWN}: customer { entityId firstName }
  ${OWN}Cart: cart { entityId }
  ${OWN}Token: customerAccessToken { value expiresAt }
}`);

/** Adds what the shop needs to the browser's document. */
export function withNeeded({ document }: GatewayDocument, { node }: Change): string {
  const [needed] = NEEDED.definitions;
  const more: readonly SelectionNode[] =
    needed?.kind === Kind.OPERATION_DEFINITION ? needed.selectionSet.selections : [];
  return print(
    visit(document, {
      Field: (field) =>
        field === node && field.selectionSet
          ? {
              ...field,
              selectionSet: {
                ...field.selectionSet,
                selections: [...field.selectionSet.selections, ...more],
              },
            }
          : undefined,
    }),
  );
}

export type SignedIn = {
  customer: { entityId: number; firstName: string };
  cart: { entityId: string } | null;
  token: { value: string; expiresAt: string };
};

/** Removes the shop's own part from a sign-in's result and returns it; null if nobody was signed in. */
export function takeNeeded(result: unknown): SignedIn | null {
  if (typeof result !== 'object' || result === null) return null;
  const payload = result as Record<string, unknown>;
  const [customer, cart, token] = [payload[OWN], payload[`${OWN}Cart`], payload[`${OWN}Token`]];
  for (const name of [OWN, `${OWN}Cart`, `${OWN}Token`]) delete payload[name];
  return customer && token ? ({ customer, cart, token } as SignedIn) : null;
}

/**
 * Returns the handle that a browser gets instead of a token. It identifies the session in the cookie, and grants
 * nothing.
 */
export const handleOf = (sessionId: string): string =>
  createHmac('sha256', config().session.secret).update(`handle:${sessionId}`).digest('base64url');

/** Replaces the platform's token with the handle, anywhere in the answer. */
export function withHandle<T>(answer: T, token: string, handle: string): T {
  return JSON.parse(JSON.stringify(answer).replaceAll(token, handle)) as T;
}
