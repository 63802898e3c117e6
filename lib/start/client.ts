import { consent, subscribeToConsent } from '@/lib/consent/client';
import type { Consent } from '@/lib/consent/rules';
import { TRACES } from '@/lib/consent/traces';
import { getJson, sendJson } from '@/lib/http/client';
import { href } from '@/lib/routing/href';

const DAY_S = 86_400;

/** Three levels, as the specification has them (§3). */
const BRANCH = 'entityId name path description productCount hasChildren image { url(width: 300) }';
const TREE = `{ site { categoryTree { ${BRANCH} children { ${BRANCH} children { ${BRANCH} } } } } }`;

type Tree = { data: { site: { categoryTree: unknown[] } } };
type Warranties = { results: unknown[] };

const readTree = async (): Promise<unknown[]> => {
  const body = { graphqlQuery: { query: TREE }, cacheTime: DAY_S };
  return (await sendJson<Tree>('POST', href('/api/graphql'), body)).data.site.categoryTree;
};
const readWarranties = async (): Promise<unknown[]> =>
  (await getJson<Warranties>(href('/api/warranties'))).results;

/**
 * Loads what the app loads at its start beside what is a shopper's own (specification §2): categories and warranties,
 * and keeps them (§3). No page needs them, so that is done by consent alone, and undone with it.
 */
export function loadAtStart(): () => void {
  let answer: Consent = 'none';
  const load = () => {
    const before = answer;
    answer = consent();
    if (answer === before || answer !== 'given') return;
    keep(TRACES.trending, {});
    void keepRead(TRACES.categories, readTree);
    void keepRead(TRACES.warranties, readWarranties);
  };
  load();
  return subscribeToConsent(load);
}

/** What cannot be read now is left as it was; consent may have been withdrawn meanwhile. */
async function keepRead(key: string, read: () => Promise<unknown>): Promise<void> {
  try {
    const value = await read();
    if (consent() === 'given') keep(key, value);
  } catch {
    // The next start asks again.
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Where nothing can be kept, nothing is.
  }
}
