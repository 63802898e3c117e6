import 'server-only';
import { commerceQuery } from '@/lib/platform/upstreams/commerce';
import { ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { type AccountItem, parseAccountItems } from './account-items';
import { AccountMultibuy } from './documents';

/** The multibuy list in the shopper's account; empty when there is none. */
export async function readAccountList({ token }: Session): Promise<Result<AccountItem[]>> {
  const answer = await commerceQuery(AccountMultibuy, {}, { customerToken: token });
  return answer.ok
    ? ok(parseAccountItems(answer.value.customer?.attributes.attribute.value ?? null))
    : answer;
}
