import { consent } from '@/lib/consent/client';
import { CONSENT_KEYS } from '@/lib/consent/traces';
import { type Choice, countAdded, countClick, countSearch } from './insights-client';
import type { Origin } from './types';

const MOST = 20;

/** A product that was opened from a search in this tab, and the search that found it. */
type Find = { path: string; id: number; origin: Origin };

function readFinds(): Find[] {
  try {
    const finds: unknown = JSON.parse(sessionStorage.getItem(CONSENT_KEYS.finds) ?? '[]');
    return Array.isArray(finds) ? finds.filter((one): one is Find => typeof one?.path === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Reports that a product was opened from a search, and remembers it in case it is added to the basket. Only with
 * consent.
 */
export function noteOpened(path: string, choice: Choice): void {
  if (consent() !== 'given') return;
  countClick(choice);
  const others = readFinds().filter((find) => find.path !== path);
  const find: Find = { path, id: choice.id, origin: choice.origin };
  try {
    sessionStorage.setItem(CONSENT_KEYS.finds, JSON.stringify([find, ...others].slice(0, MOST)));
  } catch {
    // Without storage, nothing further is reported.
  }
}

/**
 * Reports a quick search when one of its products is opened, and that it was opened. Before that, its words may be half
 * typed. Only with consent.
 */
export async function noteQuickOpened(
  path: string,
  { words, index, id, position }: Omit<Choice, 'origin'> & { words: string; index: string },
): Promise<void> {
  const origin = await countSearch({ words, isFound: true, page: 1 }, { index }).catch(() => null);
  if (origin) noteOpened(path, { id, position, origin });
}

/** Reports that a product was added to the basket, if a search led to it. */
export function noteAdded(path: string): void {
  const find = readFinds().find((one) => one.path === path);
  if (find) countAdded(find.id, find.origin);
}
