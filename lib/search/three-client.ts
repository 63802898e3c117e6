import { consent } from '@/lib/consent/client';
import { TRACES } from '@/lib/consent/traces';
import { countThree, countThreeAdded } from './insights-client';

type Shown = { id: number; path: string };

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
export function noteThree(shown: readonly Shown[]): void {
  if (consent() !== 'given' || shown.length === 0) return;
  countThree(shown.map(({ id }) => id));
  const others = readShown().filter((one) => !shown.some(({ id }) => id === one.id));
  try {
    sessionStorage.setItem(TRACES.three, JSON.stringify([...shown, ...others].slice(0, MOST)));
  } catch {
    // Nothing can be kept: then nothing more is counted.
  }
}

/** Counts that one of three that were shown went into the basket, wherever it was added. */
export function noteThreeAdded(path: string): void {
  const one = readShown().find((shown) => shown.path === path);
  if (one) countThreeAdded(one.id);
}
