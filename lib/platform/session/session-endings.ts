import { sessionStore } from './session-store';
import { sharedMemory } from '@/lib/platform/cache/shared-memory';
import { tellAll, type Word } from '@/lib/platform/durable/telling';
import { config } from '@/lib/platform/config';
import { isUnreachable } from '@/lib/platform/result';

/** All sessions of a customer that began by then are over, but for one. */
type Ending = { at: number; except: string | null };

type SessionRef = { id: string; customerId: number; startedAt?: number | undefined };

/** No session lives as long as this. */
const FORGOTTEN_AFTER_MS = 60 * 24 * 60 * 60_000;

/** A page looks at the store before all else, more than once. */
const PAGE_WAITS_MS = 1_000;

/** Member by exception, each with its latest time; nothing there is ever set back, in whatever order it is told. */
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

/** Remembers an ending beside those before it. @throws UnreachableError */
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

/** Remembers that one session is over that would have lasted until then. @throws UnreachableError */
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

/** Whether a session was ended, on whichever machine; while the others cannot be asked, as far as is known here. */
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

/** While the store is away or slow, only what the machines told one another is known. */
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

/** All that the other machines have to know of this one's endings. @throws UnreachableError */
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
