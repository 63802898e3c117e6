import { listingMemory } from './listing-memory';

/**
 * Makes the filters' popover a modal sheet: focus starts at its heading, what is behind cannot be reached, it
 * opens where it was left, and stays open while a choice replaces the page made ahead.
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
    // What is inert cannot take focus back, so it is freed before the sheet goes.
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

/** Takes everything but the sheet out of reach of keys, touch and screen readers, or gives it back. */
function isolate(sheet: HTMLElement, alone: boolean): void {
  const title = sheet.querySelector('[data-sheet-title]');
  if (alone) {
    sheet.setAttribute('role', 'dialog');
    sheet.setAttribute('aria-modal', 'true');
    sheet.setAttribute('aria-label', title?.textContent ?? '');
  } else for (const name of ['role', 'aria-modal', 'aria-label']) sheet.removeAttribute(name);
  // The way up from the sheet to the page: whatever stands beside it is behind it.
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
