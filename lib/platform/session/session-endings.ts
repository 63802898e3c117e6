import { sessionStore } from './session-store';
import { sharedMemory } from '@/lib/platform/cache/shared-memory';
import { tellAll, type Word } from '@/lib/platform/durable/telling';

/** All sessions of a customer that began by then are over, but for one. */
type Ending = { at: number; except: string | null };

type SessionRef = { id: string; customerId: number; startedAt?: number | undefined };

/** No session lives as long as this. */
const FORGOTTEN_AFTER_MS = 60 * 24 * 60 * 60_000;

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

/** Remembers an ending beside those before it. */
export function keepEnding(customerId: number, { at, except }: Ending): void {
  const db = sessionStore();
  db.prepare('DELETE FROM ending WHERE at < ?').run(at - FORGOTTEN_AFTER_MS);
  db.prepare(
    `INSERT INTO ending (customer_id, except_session, at) VALUES (?, ?, ?)
     ON CONFLICT (customer_id, except_session) DO UPDATE SET at = max(at, excluded.at)`,
  ).run(customerId, except ?? '', at);
  for (const word of wordsOfEnding(customerId, at, except ?? '')) void tellAll(word);
}

/** Remembers that one session is over that would have lasted until then. */
export function keepEnd(id: string, expiresAt: number, now: number): void {
  const until = Math.min(expiresAt, now + FORGOTTEN_AFTER_MS);
  const db = sessionStore();
  db.prepare('DELETE FROM ended_session WHERE until < ?').run(now);
  db.prepare('INSERT OR REPLACE INTO ended_session (id, until) VALUES (?, ?)').run(id, until);
  void tellAll(wordOfEnd(id, until, now));
}

/** Whether a session was ended, on whichever machine; while the others cannot be asked, on this one. */
export async function isEnded(session: SessionRef): Promise<boolean> {
  if (isEndedHere(session)) return true;
  const [end, endings] = await Promise.all([
    sharedMemory()?.ask('GET', endedName(session.id)),
    sharedMemory()?.ask('ZRANGE', endingsName(session.customerId), '0', '-1', 'WITHSCORES'),
  ]);
  if (Buffer.isBuffer(end)) return true;
  const entries = Array.isArray(endings) ? endings.map(String) : [];
  return entries.some((except, n) => n % 2 === 0 && ends(session, except, Number(entries[n + 1])));
}

function isEndedHere(session: SessionRef): boolean {
  const db = sessionStore();
  if (db.prepare('SELECT 1 FROM ended_session WHERE id = ?').get(session.id)) return true;
  return db
    .prepare('SELECT except_session AS "except", at FROM ending WHERE customer_id = ?')
    .all(session.customerId)
    .some(({ except, at }) => ends(session, String(except), Number(at)));
}

const ends = ({ id, startedAt = 0 }: SessionRef, except: string, at: number): boolean =>
  except !== id && startedAt <= at;

/** All that the other machines have to know of this one's endings. */
export function endingsToTell(now = Date.now()): Word[] {
  const db = sessionStore();
  const all = db.prepare('SELECT customer_id AS customer, at, except_session AS "except" FROM ending').all();
  const single = db.prepare('SELECT id, until FROM ended_session WHERE until > ?').all(now);
  return [
    ...all.flatMap(({ customer, at, except }) => wordsOfEnding(Number(customer), Number(at), String(except))),
    ...single.map(({ id, until }) => wordOfEnd(String(id), Number(until), now)),
  ];
}
