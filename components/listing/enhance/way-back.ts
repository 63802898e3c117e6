import { noteOpened, openedFrom } from './opened-cards';

/** So long after going back a list may take to be there again. */
const PATIENCE_MS = 3000;

const here = (): string => `${location.pathname}${location.search}`;

/** Remembers which card was opened, so that it is in view and has focus again on the way back (experience LIST-1). */
export function noteOpenedCards(list: HTMLElement, signal: AbortSignal): void {
  const note = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('[data-results-list] a') : null;
    if (link) noteOpened(here(), link.pathname, scrollY);
  };
  list.addEventListener('click', note, { signal });
}

function isInView(one: Element): boolean {
  const { top, bottom } = one.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Waits for the list's card to be in sight, then gives it focus, unless something else was given it meanwhile. */
function giveFocusBack(): void {
  const opened = openedFrom(here());
  if (!opened) return;
  const until = performance.now() + PATIENCE_MS;
  const look = () => {
    // The page's content has focus where a link has led to it.
    if (document.activeElement?.matches(':not(body, main)')) return;
    const links = document.querySelectorAll<HTMLAnchorElement>('[data-results-list] h3 a');
    const link = [...links].find((one) => one.pathname === opened.path && one.checkVisibility());
    if (link) {
      link.focus({ preventScroll: true });
      // The browser scrolls once, which is too soon where the list was not there yet.
      if (!isInView(link)) scrollTo(0, opened.scroll);
    } else if (performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

// A page that is gone back to may be shown again without being mounted again, so the way back is watched here, once.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', giveFocusBack);
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && 'type' in visit && visit.type === 'back_forward') giveFocusBack();
}
