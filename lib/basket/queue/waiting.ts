import { CART_COOKIE_DAYS } from '@/lib/basket/rules';
import { createLocalValue } from '@/lib/device/local-value';
import type { Change } from './optimistic';

/** A change of the basket from its press until it has been answered. */
export type Waiting = {
  /** The idempotency key: however often the change is sent, it is made once. */
  key: string;
  /** When the button was pressed, in milliseconds since 1970. */
  at: number;
  change: Change;
};

const DOES = ['add', 'set', 'remove'];

function isWaiting(given: unknown): given is Waiting {
  if (typeof given !== 'object' || given === null) return false;
  const { key, at, change } = given as Partial<Waiting>;
  return typeof key === 'string' && typeof at === 'number' && DOES.includes(String(change?.do));
}

/** Parses stored changes, dropping malformed ones and those older than a basket's lifetime. */
export function parseWaiting(text: string | null, now = Date.now()): readonly Waiting[] {
  try {
    const given: unknown = JSON.parse(text ?? '[]');
    const since = now - CART_COOKIE_DAYS * 86_400_000;
    return Array.isArray(given) ? given.filter((each) => isWaiting(each) && each.at >= since) : [];
  } catch {
    return [];
  }
}

export const WAITING = 'basket-waiting';
export const waiting = createLocalValue(WAITING, parseWaiting);

/** Stores a change under a new key of 32 hexadecimal digits. */
export function keepChange(change: Change): Waiting {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))];
  const key = digits.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const entry = { key, at: Date.now(), change };
  waiting.change((list) => [...list, entry]);
  return entry;
}

export const without = (list: readonly Waiting[], key: string): Waiting[] =>
  list.filter((each) => each.key !== key);

/** The changes that still matter: only the last quantity of a line, and none for a line that is removed later. */
export function lasting(list: readonly Waiting[]): Waiting[] {
  return list.filter(
    ({ change }, at) =>
      change.do !== 'set' ||
      !list.slice(at + 1).some(({ change: next }) => next.do !== 'add' && next.lineId === change.lineId),
  );
}

/** Describes a waiting change to the shopper. */
export function waitingWords({ change }: Waiting): string {
  if (change.do === 'set') return `${change.quantity} of ${change.name}`;
  return change.do === 'remove' ? `Remove ${change.name}` : `Add ${change.name}`;
}
