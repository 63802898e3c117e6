import 'server-only';
import { commerceQuery } from '@/lib/platform/commerce';
import { ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session';
import { KeptMultibuy } from './documents';
import { type KeptItem, parseKept } from './kept';

/** The multibuy list in the shopper's account; empty when there is none. */
export async function readKeptMultibuy({ token }: Session): Promise<Result<KeptItem[]>> {
  const answer = await commerceQuery(KeptMultibuy, {}, { customerToken: token });
  return answer.ok ? ok(parseKept(answer.value.customer?.attributes.attribute.value ?? null)) : answer;
}
