import 'server-only';
import type { TadaDocumentNode } from 'gql.tada';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { href } from '@/lib/routing/href';
import { commerceQuery } from '@/lib/platform/upstreams/commerce';
import { orUnreachable } from '@/lib/platform/result';
import { readSession, type Session } from './session';

/** Redirects to the sign-in page, which leads back to `path`. @throws the framework's redirect */
export function signIn(path: string): never {
  redirect(href('/login', { redirect: path }));
}

/** Whether an error is a redirect such as `signIn` throws; a form shows a message in its place. */
export const isSentToSignIn = (thrown: unknown): boolean =>
  thrown instanceof Error && 'digest' in thrown && String(thrown.digest).startsWith('NEXT_REDIRECT;');

/** The session of a personal page. @throws the framework's redirect to sign in, for a visitor */
export async function requireSession(path: string): Promise<Session> {
  await connection();
  return (await readSession()) ?? signIn(path);
}

/**
 * Reads the customer's own data, uncached; the platform goes by the session's token.
 * @throws the framework's redirect when the token is no longer valid; UnreachableError
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
