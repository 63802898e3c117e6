import { sessionStore } from './session-store';
import { sharedMemory } from '@/lib/platform/cache/shared-memory';
import { tellAll, type Word } from '@/lib/platform/durable/telling';
import { config } from '@/lib/platform/config';
import { isUnreachable } from '@/lib/platform/result';

/** All sessions of a customer that began at or before `at` have ended, except one. */
type Ending = { at: number; except: string | null };

type SessionRef = { id: string; customerId: number; startedAt?: number | undefined };

/** Longer than any session lives. */
const FORGOTTEN_AFTER_MS = 60 * 24 * 60 * 60_000;

/** How long a page waits for the store, which it asks before anything else. */
const PAGE_WAITS_MS = 1_000;

/**
 * A sorted set: its members are the excepted sessions, its scores the latest times. `GT` makes the order of updates
 * irrelevant.
 */
const endingsName = (customerId: number) => `shop:endings:${customerId}`;
const endedName = (id: string) => `shop:ended:${id}`;

const wordsOfEnding = (customerId: number, at: number, except: string): Word[] => [
  ['ZADD', endingsName(customerId), 'GT', String(at), except],
  ['PEXPIRE', endingsName(customerId), String(FORGOTTEN_AFTER_MS)],
];
const wordOfEnd = (id: string, until: number, now: number): Word => [
  'SET',
  endedName(id),
  '1',
  'PX',
  String(Math.max(1, until - now)),
];

/**
 * Stores that all sessions of a customer except one have ended.
 * @throws {UnreachableError}
 */
export async function keepEnding(customerId: number, { at, except }: Ending): Promise<void> {
  const store = await sessionStore();
  await store.change('DELETE FROM ending WHERE at < $1', at - FORGOTTEN_AFTER_MS);
  await store.change(
    `INSERT INTO ending (customer_id, except_session, at) VALUES ($1, $2, $3)
     ON CONFLICT (customer_id, except_session) DO UPDATE SET at = excluded.at WHERE ending.at < excluded.at`,
    customerId,
    except ?? '',
    at,
  );
  for (const word of wordsOfEnding(customerId, at, except ?? '')) void tellAll(word);
}

/**
 * Stores that one session has ended, until it would have expired anyway.
 * @throws {UnreachableError}
 */
export async function keepEnd(id: string, expiresAt: number, now: number): Promise<void> {
  const until = Math.min(expiresAt, now + FORGOTTEN_AFTER_MS);
  void tellAll(wordOfEnd(id, until, now));
  const store = await sessionStore();
  await store.change('DELETE FROM ended_session WHERE until < $1', now);
  await store.change(
    `INSERT INTO ended_session (id, until) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET until = excluded.until`,
    id,
    until,
  );
}

/** Whether a session was ended on any machine; on this one only, while the others cannot be asked. */
export async function isEnded(session: SessionRef): Promise<boolean> {
  const [isOnRecord, end, endings] = await Promise.all([
    isEndedOnRecord(session),
    sharedMemory()?.ask('GET', endedName(session.id)),
    sharedMemory()?.ask('ZRANGE', endingsName(session.customerId), '0', '-1', 'WITHSCORES'),
  ]);
  if (isOnRecord || Buffer.isBuffer(end)) return true;
  const entries = Array.isArray(endings) ? endings.map(String) : [];
  return entries.some((except, n) => n % 2 === 0 && ends(session, except, Number(entries[n + 1])));
}

/** Whether the store says so; false while it is away or slow, when only Redis knows. */
async function isEndedOnRecord(session: SessionRef): Promise<boolean> {
  const late = new Promise<boolean>((settle) => setTimeout(settle, PAGE_WAITS_MS * config().patience, false));
  return Promise.race([readRecord(session), late]);
}

async function readRecord(session: SessionRef): Promise<boolean> {
  try {
    const store = await sessionStore();
    const found = await store.rows<{ except: string | null; at: number | null }>(
      `SELECT NULL AS "except", NULL AS at FROM ended_session WHERE id = $1
       UNION ALL SELECT except_session, at FROM ending WHERE customer_id = $2`,
      session.id,
      session.customerId,
    );
    return found.some(({ except, at }) => at === null || ends(session, String(except), at));
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return false;
  }
}

const ends = ({ id, startedAt = 0 }: SessionRef, except: string, at: number): boolean =>
  except !== id && startedAt <= at;

/**
 * Returns all stored endings as Redis commands, for a Redis that has lost them.
 * @throws {UnreachableError}
 */
export async function endingsToTell(now = Date.now()): Promise<Word[]> {
  const store = await sessionStore();
  const all = await store.rows<{ customer: number; at: number; except: string }>(
    'SELECT customer_id AS customer, at, except_session AS "except" FROM ending',
  );
  const single = await store.rows<{ id: string; until: number }>(
    'SELECT id, until FROM ended_session WHERE until > $1',
    now,
  );
  return [
    ...all.flatMap(({ customer, at, except }) => wordsOfEnding(customer, at, except)),
    ...single.map(({ id, until }) => wordOfEnd(id, until, now)),
  ];
}
