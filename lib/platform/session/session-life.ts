import 'server-only';
import { LRUCache } from 'lru-cache';
import { commerceQuery } from '@/lib/platform/upstreams/commerce';
import { graphql } from '@/lib/platform/graphql';
import { log } from '@/lib/platform/observe/log';
import { isEnded, keepEnd, keepEnding } from './session-endings';
import { processSingleton } from '@/lib/platform/process-singleton';
import { fail, ok, orFallback, type Result } from '@/lib/platform/result';
import { sessionStore } from './session-store';

type LiveSession = { id: string; customerId: number; token: string; startedAt?: number | undefined };
type Ended = { id: string; expiresAt: number };

/** How long the platform's answer about a token is reused. */
const ALIVE_MS = 30_000;
/** How long a token counts as valid after a failed check, before it is checked again. */
const UNSURE_MS = 3_000;
const MOST_KEPT = 20_000;

const WhoQuery = graphql(`query Who { customer { entityId } }`);

const words = () => processSingleton('session.alive', () => new LRUCache<string, number>({ max: MOST_KEPT }));

/**
 * Ends all current sessions of a customer, except the one with the id `except`. Stored, so that it survives a restart.
 * @throws {UnreachableError}
 */
export async function endSessions(customerId: number, except: string | null = null): Promise<void> {
  await keepEnding(customerId, { at: await sessionTime(), except });
}

/**
 * Whether `endSessions` would work now; a failure if the store is away. Called before a password is changed, so that no
 * session survives the change.
 */
export async function canEndSessions(): Promise<Result<null>> {
  const time = await orFallback<number | null>(readTime(), null);
  if (time !== null) return ok(null);
  return fail({ kind: 'unreachable', upstream: 'sessions', message: 'their endings cannot be kept' });
}

/**
 * Returns the time by which sessions begin and end, in milliseconds since 1970: by the clock of the shared store,
 * because those of machines may differ, or by this machine's while the store is away.
 */
export async function sessionTime(): Promise<number> {
  return (await orFallback<number | null>(readTime(), null)) ?? Date.now();
}

const readTime = async (): Promise<number> => (await sessionStore()).now();

/**
 * Ends one session on all machines, also after a restart, so that a copy of its cookie is worthless. If it cannot be
 * stored, which is logged, it ends in this process only.
 */
export async function endSession({ id, expiresAt }: Ended, now = Date.now()): Promise<void> {
  words().set(id, Number.NEGATIVE_INFINITY);
  try {
    await keepEnd(id, expiresAt, now);
  } catch (error) {
    log('error', 'sessions', { fault: error instanceof Error ? error.message : 'unknown' });
  }
}

/**
 * Whether a session is still valid: it has not been ended, and the platform accepts its token. While the platform
 * cannot be asked, the token counts as valid.
 */
export async function isAlive(session: LiveSession, now = Date.now()): Promise<boolean> {
  if (await isEnded(session)) return false;
  const until = words().get(session.id);
  if (until === Number.NEGATIVE_INFINITY) return false;
  if (until !== undefined && until > now) return true;
  const who = await commerceQuery(WhoQuery, {}, { customerToken: session.token });
  if (who.ok ? who.value.customer?.entityId !== session.customerId : isTokenUnknown(who.error.code)) {
    words().set(session.id, Number.NEGATIVE_INFINITY);
    return false;
  }
  words().set(session.id, now + (who.ok ? ALIVE_MS : UNSURE_MS));
  return true;
}

const isTokenUnknown = (code?: string) =>
  code === 'INVALID_CUSTOMER_ACCESS_TOKEN' || code === 'MISSING_CUSTOMER_ACCESS_TOKEN';
