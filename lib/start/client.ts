import { CategoryTree } from '@/lib/catalogue/places/documents.generated';
import { consent, subscribeToConsent } from '@/lib/consent/client';
import type { Consent } from '@/lib/consent/rules';
import { CONSENT_KEYS } from '@/lib/consent/traces';
import { getJson } from '@/lib/http/client';
import { askGateway } from '@/lib/http/gateway-client';
import { href } from '@/lib/routing/href';

const DAY_MS = 86_400_000;

type Warranties = { results: unknown[] };

const readTree = async (): Promise<unknown[]> => (await askGateway(CategoryTree, {})).data.site.categoryTree;
const readWarranties = async (): Promise<unknown[]> =>
  (await getJson<Warranties>(href('/api/warranties'))).results;

/**
 * Loads the categories and warranties that the app loads at its start besides the shopper's own data (specification
 * §2), and stores them (§3). No page needs them, so this requires consent, is undone when consent is withdrawn, and
 * happens once a day in each tab.
 */
export function loadAtStart(): () => void {
  let answer: Consent = 'none';
  const load = () => {
    const before = answer;
    answer = consent();
    if (answer === before || answer !== 'given' || isLoaded()) return;
    keep(CONSENT_KEYS.trending, {});
    void Promise.all([
      keepRead(CONSENT_KEYS.categories, readTree),
      keepRead(CONSENT_KEYS.warranties, readWarranties),
    ])
      .then(noteLoaded)
      // Tried again at the next start.
      .catch(() => undefined);
  };
  load();
  return subscribeToConsent(load);
}

/** Whether this tab has loaded all of it within the last day. */
function isLoaded(): boolean {
  try {
    const age = Date.now() - Number(sessionStorage.getItem(CONSENT_KEYS.loadedAt));
    return age >= 0 && age < DAY_MS;
  } catch {
    return false;
  }
}

/** Consent may have been withdrawn while the requests were running. */
function noteLoaded(): void {
  if (consent() === 'given') sessionStorage.setItem(CONSENT_KEYS.loadedAt, String(Date.now()));
}

/** Stores the result of `read`; on an error the previous value stays. @throws ApiError */
async function keepRead(key: string, read: () => Promise<unknown>): Promise<void> {
  const value = await read();
  if (consent() === 'given') keep(key, value);
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is blocked or full, so nothing is stored.
  }
}
