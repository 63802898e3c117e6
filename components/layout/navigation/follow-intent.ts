import { savesData } from '@/lib/device/saves-data';
import { pathAt } from './follow-links';

/** Hover time that tells intent from passing over, in milliseconds. */
const INTENT_MS = 80;
/** Specification §2: at most four route preloads run at once. */
const AT_ONCE = 4;
const PRELOAD_MS = 1500;

/** Prefetches a page when a shopper seems about to go there. Returns a function that stops it. */
export function followIntent(fetchAhead: (path: string) => void): () => void {
  const listeners = new AbortController();
  const prefetched = new Set<string>();
  let running = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ahead = (path: string) => {
    const page = path.replace(/#.*$/, '');
    if (prefetched.has(page) || running >= AT_ONCE) return;
    prefetched.add(page);
    running += 1;
    // The router does not report completion; a slot is free again after a while.
    setTimeout(() => {
      running -= 1;
    }, PRELOAD_MS);
    fetchAhead(page);
  };
  const mean = (event: Event) => {
    clearTimeout(timer);
    const path = pathAt(event);
    if (!path || savesData()) return;
    timer = setTimeout(() => ahead(path), event.type === 'pointerover' ? INTENT_MS : 0);
  };

  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(type, mean, { signal: listeners.signal, passive: true });
  }
  return () => {
    clearTimeout(timer);
    listeners.abort();
  };
}
