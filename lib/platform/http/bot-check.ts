import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { sharedMemory } from '@/lib/platform/cache/shared-memory';
import { config } from '@/lib/platform/config';
import { processSingleton } from '@/lib/platform/process-singleton';
import { isSameSecret } from '@/lib/platform/same-secret';

/** A person needs at least this long to fill in a form. A form left open for longer must be confirmed again. */
const LEAST_MS = 1_000;
const MOST_MS = 2 * 3_600_000;
const MOST_SPENT = 50_000;

const sign = (text: string) =>
  createHmac('sha256', config().session.secret).update(`bot-check:${text}`).digest('base64url');

const spent = () => processSingleton('bot-check', () => new LRUCache<string, true>({ max: MOST_SPENT }));

/** Returns a signed, single-use pass. A page's script fetches it when somebody starts to fill in a form. */
export function makePass(now = Date.now()): string {
  const text = `${now}.${randomBytes(9).toString('base64url')}`;
  return `${text}.${sign(text)}`;
}

/**
 * Whether a pass is ours, of a plausible age, and unused. Marks a valid one as used, for all machines that share a
 * Redis; while that is away, each accepts a pass once.
 */
export async function spendPass(pass: string, now = Date.now()): Promise<boolean> {
  const [at = '', nonce = '', mac = ''] = pass.split('.');
  const age = now - Number(at);
  const isOurs = isSameSecret(mac, sign(`${at}.${nonce}`));
  if (!isOurs || !(age >= LEAST_MS && age <= MOST_MS) || spent().has(nonce)) return false;
  spent().set(nonce, true);
  return (await sharedMemory()?.ask('SET', `shop:pass:${nonce}`, '1', 'PX', String(MOST_MS), 'NX')) !== null;
}
