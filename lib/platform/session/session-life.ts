import 'server-only';
import { LRUCache } from 'lru-cache';
import { commerceQuery } from '@/lib/platform/upstreams/commerce';
import { graphql } from '@/lib/platform/graphql';
import { log } from '@/lib/platform/observe/log';
import { isEnded, keepEnd, keepEnding } from './session-endings';
import { processSingleton } from '@/lib/platform/process-singleton';
import { fail, ok, orNone, type Result } from '@/lib/platform/result';
import { sessionStore } from './session-store';

type LiveSession = { id: string; customerId: number; token: string; startedAt?: number | undefined };
type Ended = { id: string; expiresAt: number };

/** How long the platform's word on a token counts. */
const ALIVE_MS = 30_000;
/** After a failure the token is taken for good until then, and asked about again. */
const UNSURE_MS = 3_000;
const MOST_KEPT = 20_000;

const WhoQuery = graphql(`query Who { customer { entityId } }`);

const words = () => processSingleton('session.alive', () => new LRUCache<string, number>({ max: MOST_KEPT }));

/**
 * Ends all sessions that a customer has by now, but for the one with the id `except`; a restart changes nothing.
 * @throws UnreachableError
 */
export async function endSessions(customerId: number, except: string | null = null): Promise<void> {
  await keepEnding(customerId, { at: await sessionTime(), except });
}

/**
 * Whether an ending could be kept now: whoever changes a password asks before, so that no session outlives it because
 * the store is away.
 */
export async function canEndSessions(): Promise<Result<null>> {
  const time = await orNone<number | null>(readTime(), null);
  if (time !== null) return ok(null);
  return fail({ kind: 'unreachable', upstream: 'sessions', message: 'their endings cannot be kept' });
}

/**
 * The time that sessions begin and end by, since clocks of machines may be apart: that of the store they share; while it
 * is away, this machine's.
 */
export async function sessionTime(): Promise<number> {
  return (await orNone<number | null>(readTime(), null)) ?? Date.now();
}

const readTime = async (): Promise<number> => (await sessionStore()).now();

/**
 * Ends one session, so that a copy of its cookie opens nothing, on any machine and after a restart. When that cannot be
 * kept, it holds as long as this process.
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
 * Whether a sealed session still counts: it has not been ended, and the platform knows its token. While the platform
 * cannot be asked, the seal alone decides.
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
