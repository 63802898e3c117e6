import 'server-only';
import { Kind, parse, print, type SelectionNode, visit } from 'graphql';
import { createHmac } from 'node:crypto';
import { config } from '@/lib/platform/config';
import type { Change } from './change';
import type { GatewayDocument } from './document';

const OWN = 'hobwright';

/** What the shop needs of a sign-in, whatever the browser asked for. */
const NEEDED = parse(`{
  ${OWN}: customer { entityId firstName }
  ${OWN}Cart: cart { entityId }
  ${OWN}Token: customerAccessToken { value expiresAt }
}`);

/** The browser's document with what the shop needs beside it. */
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

/** Takes the shop's own part out of a sign-in's result; null when nobody was signed in. */
export function takeNeeded(result: unknown): SignedIn | null {
  if (typeof result !== 'object' || result === null) return null;
  const payload = result as Record<string, unknown>;
  const [customer, cart, token] = [payload[OWN], payload[`${OWN}Cart`], payload[`${OWN}Token`]];
  for (const name of [OWN, `${OWN}Cart`, `${OWN}Token`]) delete payload[name];
  return customer && token ? ({ customer, cart, token } as SignedIn) : null;
}

/** What a browser is given in a token's place: it names the session in the cookie and opens nothing. */
export const handleOf = (sessionId: string): string =>
  createHmac('sha256', config().session.secret).update(`handle:${sessionId}`).digest('base64url');

/** Puts the handle in the place of the platform's token, wherever the answer holds it. */
export function withHandle<T>(answer: T, token: string, handle: string): T {
  return JSON.parse(JSON.stringify(answer).replaceAll(token, handle)) as T;
}
