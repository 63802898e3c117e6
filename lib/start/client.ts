import { CategoryTree } from '@/lib/catalogue/places/documents.generated';
import { consent, subscribeToConsent } from '@/lib/consent/client';
import type { Consent } from '@/lib/consent/rules';
import { TRACES } from '@/lib/consent/traces';
import { getJson } from '@/lib/http/client';
import { askGateway } from '@/lib/http/gateway-client';
import { href } from '@/lib/routing/href';

const DAY_MS = 86_400_000;

type Warranties = { results: unknown[] };

const readTree = async (): Promise<unknown[]> => (await askGateway(CategoryTree, {})).data.site.categoryTree;
const readWarranties = async (): Promise<unknown[]> =>
  (await getJson<Warranties>(href('/api/warranties'))).results;

/**
 * Loads what the app loads at its start beside what is a shopper's own (specification §2): categories and warranties,
 * and keeps them (§3). No page needs them, so that is done by consent alone, undone with it, and once per tab and day.
 */
export function loadAtStart(): () => void {
  let answer: Consent = 'none';
  const load = () => {
    const before = answer;
    answer = consent();
    if (answer === before || answer !== 'given' || isLoaded()) return;
    keep(TRACES.trending, {});
    void Promise.all([keepRead(TRACES.categories, readTree), keepRead(TRACES.warranties, readWarranties)])
      .then(noteLoaded)
      // The next start asks again.
      .catch(() => undefined);
  };
  load();
  return subscribeToConsent(load);
}

/** Whether this tab has loaded all of it within a day. */
function isLoaded(): boolean {
  try {
    const age = Date.now() - Number(sessionStorage.getItem(TRACES.loadedAt));
    return age >= 0 && age < DAY_MS;
  } catch {
    return false;
  }
}

/** Consent may have been withdrawn while the answers were on their way. */
function noteLoaded(): void {
  if (consent() === 'given') sessionStorage.setItem(TRACES.loadedAt, String(Date.now()));
}

/** What cannot be read now is left as it was. @throws ApiError */
async function keepRead(key: string, read: () => Promise<unknown>): Promise<void> {
  const value = await read();
  if (consent() === 'given') keep(key, value);
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Where nothing can be kept, nothing is.
  }
}
