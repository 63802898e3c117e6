import 'server-only';
import { readAttribute } from '@/lib/platform/upstreams/customer-attributes';
import { ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { isTold } from './copy';
import { parseHome } from './rules';
import type { Home } from './types';

/** Returns the home copied into the account; null when there is none. */
export async function readKeptHome(session: Session): Promise<Result<Home | null>> {
  const kept = await readAttribute(session, 'home');
  if (!kept.ok) return kept;
  const home = parseHome(kept.value);
  return ok(isTold(home) ? home : null);
}
