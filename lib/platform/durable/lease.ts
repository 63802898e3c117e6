import 'server-only';
import { randomUUID } from 'node:crypto';
import { OUTBOX } from './store/schemas';
import { stores } from './stores';

/** How long others wait for a process that exited during its work. */
const HELD_MS = 2 * 60_000;
const EXTENDED_EVERY_MS = 20_000;

/** Another process has taken the work over. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/**
 * Runs work that only one process may do at a time, among all that share the store.
 * @param work gets a function to call before each step that must not be done twice; it throws if so much time passed
 * that another process has taken over
 * @returns null if another process is doing the work
 * @throws {UnreachableError}
 */
export async function underLease<T>(
  name: string,
  work: (stillHeld: () => Promise<void>) => Promise<T>,
): Promise<T | null> {
  const store = await stores().open(OUTBOX);
  const holder = randomUUID();
  const now = await store.now();
  const taken = await store.change(
    `INSERT INTO lease (name, holder, until) VALUES ($1, $2, $3)
     ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until WHERE lease.until <= $4`,
    name,
    holder,
    now + HELD_MS,
    now,
  );
  if (taken === 0) return null;
  async function stillHeld(): Promise<void> {
    const sql = 'UPDATE lease SET until = $3 WHERE name = $1 AND holder = $2';
    if ((await store.change(sql, name, holder, (await store.now()) + HELD_MS)) === 0)
      throw new LeaseLost(name);
  }
  const timer = setInterval(() => void stillHeld().catch(() => undefined), EXTENDED_EVERY_MS);
  timer.unref();
  try {
    return await work(stillHeld);
  } finally {
    clearInterval(timer);
    const given = store.change('DELETE FROM lease WHERE name = $1 AND holder = $2', name, holder);
    // The result of the work counts: a lease that cannot be returned expires by itself.
    await given.catch(() => undefined);
  }
}
