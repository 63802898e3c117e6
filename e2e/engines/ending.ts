import { setTimeout } from 'node:timers/promises';

const GRACE_MS = 5_000;

/** Closes a browser, and kills it if it does not close in time or cannot be asked to. */
export async function closeInTime(close: () => Promise<unknown>, kill: () => void): Promise<void> {
  const waited = new AbortController();
  const patience = setTimeout(GRACE_MS, null, { signal: waited.signal }).catch(() => null);
  try {
    await Promise.race([close().catch(() => null), patience]);
  } finally {
    waited.abort();
    kill();
  }
}
