import 'server-only';
import type { TadaDocumentNode } from 'gql.tada';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { href } from '@/lib/routing/href';
import { commerceQuery } from '@/lib/platform/upstreams/commerce';
import { orUnreachable } from '@/lib/platform/result';
import { readSession, type Session } from './session';

/**
 * Redirects to the sign-in page, which leads back to `path`.
 * @throws the framework's redirect
 */
export function signIn(path: string): never {
  redirect(href('/login', { redirect: path }));
}

/** Whether an error is a redirect, as thrown by `signIn`; a form shows a message instead. */
export const isSentToSignIn = (thrown: unknown): boolean =>
  thrown instanceof Error && 'digest' in thrown && String(thrown.digest).startsWith('NEXT_REDIRECT;');

/**
 * Returns the session of a personal page.
 * @throws the framework's redirect to the sign-in page, for a visitor
 */
export async function requireSession(path: string): Promise<Session> {
  await connection();
  return (await readSession()) ?? signIn(path);
}

/**
 * Reads the customer's own data, uncached; the session's token tells the platform whose.
 * @throws the framework's redirect to the sign-in page if the token is no longer valid
 * @throws {UnreachableError}
 */
export async function readOwn<Data, Variables extends object>(
  session: Session,
  path: string,
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const result = await commerceQuery(document, variables, { customerToken: session.token });
  if (!result.ok && result.error.code === 'INVALID_CUSTOMER_ACCESS_TOKEN') signIn(path);
  return orUnreachable(result);
}
