import { noteOpened, openedFrom } from './opened-cards';

/** Longest time for a list to appear after going back, in milliseconds. */
const PATIENCE_MS = 3000;

const here = (): string => `${location.pathname}${location.search}`;

/** Records which card is opened, so that it is in view and focused on the way back (experience LIST-1). */
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

/** Focuses the opened card once it is visible, unless something else has been focused in the meantime. */
function giveFocusBack(): void {
  const opened = openedFrom(here());
  if (!opened) return;
  const until = performance.now() + PATIENCE_MS;
  const look = () => {
    // After a link was followed, the page's content has the focus.
    if (document.activeElement?.matches(':not(body, main)')) return;
    const links = document.querySelectorAll<HTMLAnchorElement>('[data-results-list] h3 a');
    const link = [...links].find((one) => one.pathname === opened.path && one.checkVisibility());
    if (link) {
      link.focus({ preventScroll: true });
      // The browser restores the scroll position once, which is too soon if the list is not there yet.
      if (!isInView(link)) scrollTo(0, opened.scroll);
    } else if (performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

// A page may be shown again without being mounted again, so going back is observed here, once.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', giveFocusBack);
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && 'type' in visit && visit.type === 'back_forward') giveFocusBack();
}
