import { consent } from '@/lib/consent/client';
import { TRACES } from '@/lib/consent/traces';
import { countThree, countThreeAdded, type ThreeFrom } from './insights-client';

type Shown = { id: number; path: string; from: ThreeFrom };

const MOST = 30;

function readShown(): Shown[] {
  try {
    const shown: unknown = JSON.parse(sessionStorage.getItem(TRACES.three) ?? '[]');
    return Array.isArray(shown) ? (shown as Shown[]) : [];
  } catch {
    return [];
  }
}

/** Counts that three were shown to choose from, and remembers them in this tab. After consent only. */
export function noteThree(three: readonly Omit<Shown, 'from'>[], from: ThreeFrom): void {
  if (consent() !== 'given' || three.length === 0) return;
  countThree(
    three.map(({ id }) => id),
    from,
  );
  const shown = three.map((one) => ({ ...one, from }));
  const others = readShown().filter((one) => !shown.some(({ id }) => id === one.id));
  writeTab(TRACES.three, JSON.stringify([...shown, ...others].slice(0, MOST)));
}

/** Counts that one of three that were shown went into the basket, wherever it was added. */
export function noteThreeAdded(path: string): void {
  const one = readShown().find((shown) => shown.path === path);
  if (one) countThreeAdded(one.id, one.from);
}

/** Remembers which of the three is being sent for, until the basket says that it is in. After consent only. */
export function noteSwitch(path: string): void {
  if (consent() === 'given') writeTab(TRACES.switch, path);
}

/** Counts what was sent for, now that the basket has it; once. */
export function noteSwitched(): void {
  const path = takeTab(TRACES.switch);
  if (path !== null) noteThreeAdded(path);
}

function writeTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Nothing can be kept: then nothing more is counted.
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
