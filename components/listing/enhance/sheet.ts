import { listingMemory } from './listing-memory';

/**
 * Makes the filter popover a modal sheet: the focus starts at its heading, the page behind is inert, it opens at its
 * last scroll position and stays open while a choice replaces the prerendered page. Returns a function that undoes
 * this.
 */
export function modalSheet(list: HTMLElement, path: string): () => void {
  const sheet = list.querySelector<HTMLElement>('[data-filter-sheet]');
  if (!sheet) return () => undefined;
  const memory = listingMemory(path);
  const listeners = new AbortController();
  const { signal } = listeners;
  let leaving = false;

  const opened = () => {
    isolate(sheet, true);
    sheet.scrollTop = memory.sheetScroll;
    if (!sheet.contains(document.activeElement))
      sheet.querySelector<HTMLElement>('[data-sheet-title]')?.focus({ preventScroll: true });
  };
  const toggling = ({ newState }: ToggleEvent) => {
    // An inert element cannot take the focus back, so the page is released before the sheet closes.
    if (newState === 'closed') isolate(sheet, false);
  };
  const toggled = ({ newState }: ToggleEvent) => {
    if (!leaving) memory.sheetOpen = newState === 'open';
    if (newState === 'open') return opened();
    const { activeElement } = document;
    const lost = !activeElement || activeElement === document.body || sheet.contains(activeElement);
    if (lost && !leaving)
      list
        .querySelector<HTMLElement>(`[popovertarget="${sheet.id}"]:not([popovertargetaction="hide"])`)
        ?.focus();
  };
  const scrolled = () => {
    if (sheet.matches(':popover-open')) memory.sheetScroll = sheet.scrollTop;
  };
  const done = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest('[data-sheet-done]')) return;
    event.preventDefault();
    sheet.hidePopover();
  };

  sheet.addEventListener('beforetoggle', toggling, { signal });
  sheet.addEventListener('toggle', toggled, { signal });
  sheet.addEventListener('scroll', scrolled, { signal, passive: true });
  sheet.addEventListener('click', done, { signal });
  if (sheet.matches(':popover-open')) opened();
  else if (memory.sheetOpen) sheet.showPopover();
  return () => {
    leaving = true;
    listeners.abort();
    isolate(sheet, false);
    if (sheet.matches(':popover-open')) sheet.hidePopover();
  };
}

/** Makes everything but the sheet inert, or releases it again. */
function isolate(sheet: HTMLElement, alone: boolean): void {
  const title = sheet.querySelector('[data-sheet-title]');
  if (alone) {
    sheet.setAttribute('role', 'dialog');
    sheet.setAttribute('aria-modal', 'true');
    sheet.setAttribute('aria-label', title?.textContent ?? '');
  } else for (const name of ['role', 'aria-modal', 'aria-label']) sheet.removeAttribute(name);
  // Goes up from the sheet to the body: siblings at every level are behind the sheet.
  for (let at: Element | null = sheet; at && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement?.children ?? []) {
      if (other === at || !(other instanceof HTMLElement)) continue;
      if (alone && !other.inert && !other.matches('script, [data-live-region]')) {
        other.inert = true;
        other.dataset['behind'] = '';
      } else if (!alone && other.dataset['behind'] !== undefined) {
        other.inert = false;
        delete other.dataset['behind'];
      }
    }
  }
}
