import { consent } from '@/lib/consent/client';
import { CONSENT_KEYS } from '@/lib/consent/traces';
import { countThree, countThreeAdded, type ThreeFrom } from './insights-client';

type Shown = { id: number; path: string; from: ThreeFrom };

const MOST = 30;

function readShown(): Shown[] {
  try {
    const shown: unknown = JSON.parse(sessionStorage.getItem(CONSENT_KEYS.three) ?? '[]');
    return Array.isArray(shown) ? shown.filter((one): one is Shown => typeof one?.path === 'string') : [];
  } catch {
    return [];
  }
}

/** Reports that three products were proposed, and remembers them in this tab. Only with consent. */
export function noteThree(three: readonly Omit<Shown, 'from'>[], from: ThreeFrom): void {
  if (consent() !== 'given' || three.length === 0) return;
  countThree(
    three.map(({ id }) => id),
    from,
  );
  const shown = three.map((one) => ({ ...one, from }));
  const others = readShown().filter((one) => !shown.some(({ id }) => id === one.id));
  writeTab(CONSENT_KEYS.three, JSON.stringify([...shown, ...others].slice(0, MOST)));
}

/** Reports that one of the proposed products was added to the basket, wherever that happened. */
export function noteThreeAdded(path: string): void {
  const one = readShown().find((shown) => shown.path === path);
  if (one) countThreeAdded(one.id, one.from);
}

/** Remembers which of the three is being added, until the basket confirms it. Only with consent. */
export function noteSwitch(path: string): void {
  if (consent() === 'given') writeTab(CONSENT_KEYS.switch, path);
}

/** Reports the product that was being added, once the basket contains it. */
export function noteSwitched(): void {
  const path = takeTab(CONSENT_KEYS.switch);
  if (path !== null) noteThreeAdded(path);
}

function writeTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Without storage, nothing further is reported.
  }
}

function takeTab(key: string): string | null {
  try {
    const value = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return value;
  } catch {
    return null;
  }
}
