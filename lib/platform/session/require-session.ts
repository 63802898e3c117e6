import 'server-only';
import type { TadaDocumentNode } from 'gql.tada';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { href } from '@/lib/routing/href';
import { commerceQuery } from '@/lib/platform/upstreams/commerce';
import { orUnreachable } from '@/lib/platform/result';
import { readSession, type Session } from './session';

/** Sends a visitor to sign in and back to `path`. */
export function signIn(path: string): never {
  redirect(href('/login', { redirect: path }));
}

/** Whether something was thrown by `signIn`, which leads a page there; a form says it. */
export const isSentToSignIn = (thrown: unknown): boolean =>
  thrown instanceof Error && 'digest' in thrown && String(thrown.digest).startsWith('NEXT_REDIRECT;');

/** Who is asking for a page of their own. @throws the framework's redirect for a visitor. */
export async function requireSession(path: string): Promise<Session> {
  await connection();
  return (await readSession()) ?? signIn(path);
}

/**
 * Reads what is the shopper's own; never cached, never anybody else's: the platform goes by the session's token.
 * @throws the framework's redirect when the platform knows the token no longer; UnreachableError
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
