import { first } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

interface Kept {
  madeAt: number;
  body: string;
}

/** Maximum number of URLs cached; the oldest is dropped. */
const MOST_KEPT = 500;

/** Contentful's CDN in front of the delivery host. */
export interface Network {
  /** Returns the outdated response that a URL still gets, or null if it must be generated. */
  staleAt: (address: string, now: number) => string | null;
  keep: (address: string, body: string, now: number) => void;
}

/**
 * Emulates that the CDN is purged only some time after a change, while the webhook is sent at once: until then, a URL
 * that was requested before gets its earlier response (contentful/contentful.js #245; "anywhere from 5 seconds to 2
 * minutes", contentful/jekyll-contentful-data-import #38).
 * @param lagMs milliseconds until the purge
 */
export function network(store: Store, lagMs: number): Network {
  const kept = new Map<string, Kept>();
  const changedAt = () =>
    first<{ at: number | null }>(store, 'SELECT max(published_at) AS at FROM content_entry')?.at ?? 0;
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
