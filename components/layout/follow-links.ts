/** Long enough to tell meaning to from passing over. */
const INTENT_MS = 80;
/** Specification §2: at most four route preloads run at once. */
const AT_ONCE = 4;
const PRELOAD_MS = 1500;

type Steps = { go: (path: string) => void; fetchAhead: (path: string) => void };

/** The path of a link that a client navigation may follow: same origin, same tab, a page, no download. */
export function followable(link: HTMLAnchorElement, here: Location = location): string | null {
  if (link.target && link.target !== '_self') return null;
  if (link.hasAttribute('download') || link.dataset['reload'] !== undefined) return null;
  if (link.origin !== here.origin || !/^https?:$/.test(link.protocol)) return null;
  const samePage = link.pathname === here.pathname && link.search === here.search;
  if (samePage && link.hash) return null;
  if (/^\/(api|media|_next)\//.test(link.pathname)) return null;
  return `${link.pathname}${link.search}${link.hash}`;
}

const linkAt = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

const savesData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/** Listens on the whole document; returns what stops it. */
export function followLinks({ go, fetchAhead }: Steps): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const known = new Set<string>();
  let running = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ahead = (path: string) => {
    const page = path.replace(/#.*$/, '');
    if (known.has(page) || running >= AT_ONCE) return;
    known.add(page);
    running += 1;
    // The router does not tell when it is done; a slot is free again after a while.
    setTimeout(() => {
      running -= 1;
    }, PRELOAD_MS);
    fetchAhead(page);
  };
  const mean = (event: Event) => {
    clearTimeout(timer);
    const link = linkAt(event);
    if (!link || savesData()) return;
    const path = followable(link);
    if (path) timer = setTimeout(() => ahead(path), event.type === 'pointerover' ? INTENT_MS : 0);
  };

  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(type, mean, { signal, passive: true });
  }
  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = linkAt(event);
      const path = link && followable(link);
      if (!path) return;
      event.preventDefault();
      go(path);
    },
    { signal },
  );
  return () => {
    clearTimeout(timer);
    listeners.abort();
  };
}
