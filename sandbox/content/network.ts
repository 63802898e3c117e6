import { first } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

interface Kept {
  madeAt: number;
  body: string;
}

/** So many addresses are remembered; the oldest gives way. */
const MOST_KEPT = 500;

/** What the service's network keeps in front of its delivery host. */
export interface Network {
  /** What an address goes on being answered; null where it is made anew. */
  staleAt: (address: string, now: number) => string | null;
  keep: (address: string, body: string, now: number) => void;
}

/**
 * The network is emptied some time after something was published, and the webhook comes before: an address that was asked
 * for before is answered as it was until then (contentful/contentful.js #245; "anywhere from 5 seconds to 2 minutes",
 * contentful/jekyll-contentful-data-import #38).
 * @param lagMs how long that takes
 */
export function network(store: Store, lagMs: number): Network {
  const kept = new Map<string, Kept>();
  const changedAt = () =>
    first<{ at: number | null }>(store, 'SELECT max(updated_at) AS at FROM content_entry')?.at ?? 0;
  return {
    staleAt(address, now) {
      const answer = kept.get(address);
      if (!answer) return null;
      const changed = changedAt();
      return answer.madeAt < changed && now < changed + lagMs ? answer.body : null;
    },
    keep(address, body, now) {
      kept.delete(address);
      kept.set(address, { madeAt: now, body });
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    },
  };
}
