import 'server-only';
import { commerceQuery } from '@/lib/platform/upstreams/commerce';
import { ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { KeptHome } from './documents';
import { isTold } from './copy';
import { parseHome } from './rules';
import type { Home } from './types';

/** What the shopper copied of their home into the account; null when they did not, or took it out again. */
export async function readKeptHome({ token }: Session): Promise<Result<Home | null>> {
  const answer = await commerceQuery(KeptHome, {}, { customerToken: token });
  if (!answer.ok) return answer;
  const home = parseHome(answer.value.customer?.attributes.attribute.value ?? null);
  return ok(isTold(home) ? home : null);
}
