/** Time that the pointer rests on a tab before its sheet opens (experience HDR-2: 150–300 ms). */
const OPEN_MS = 200;
/** Time off both tab and sheet before a sheet opened by the pointer closes. */
const CLOSE_MS = 300;
/** A press within this time of the pointer opening a sheet keeps it open instead of closing it. */
const KEEP_MS = 600;

const tabOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLButtonElement>('button[popovertarget]') : null;
const sheetOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[popover]') : null;
const sheetFor = (tab: HTMLButtonElement) => document.getElementById(tab.getAttribute('popovertarget') ?? '');

/**
 * Lets a mouse open the sheets under `root` by resting on a tab. A pointer on its way down into an open sheet may cross
 * other tabs: while it moves down, the wait restarts. Returns a function that removes all of it.
 */
export function hoverIntent(root: HTMLElement): () => void {
  let waiting: HTMLButtonElement | null = null;
  let openTimer: ReturnType<typeof setTimeout> | undefined;
  let closeTimer: ReturnType<typeof setTimeout> | undefined;
  let opened: { sheet: HTMLElement; at: number } | null = null;
  const listeners = new AbortController();
  const { signal } = listeners;

  const open = (tab: HTMLButtonElement) => {
    const sheet = sheetFor(tab);
    if (!sheet || sheet.matches(':popover-open')) return;
    sheet.showPopover({ source: tab });
    opened = { sheet, at: performance.now() };
  };
  const wait = (tab: HTMLButtonElement) => {
    clearTimeout(openTimer);
    waiting = tab;
    openTimer = setTimeout(() => open(tab), OPEN_MS);
  };
  const stay = () => {
    clearTimeout(openTimer);
    clearTimeout(closeTimer);
    waiting = null;
  };
  const leave = () => {
    clearTimeout(openTimer);
    waiting = null;
    clearTimeout(closeTimer);
    closeTimer = setTimeout(() => {
      opened?.sheet.hidePopover();
      opened = null;
    }, CLOSE_MS);
  };

  root.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType !== 'mouse') return;
      const tab = tabOf(event.target);
      if (tab) {
        clearTimeout(closeTimer);
        wait(tab);
      } else if (sheetOf(event.target)) stay();
    },
    { signal },
  );
  root.addEventListener(
    'pointermove',
    (event) => {
      if (waiting && opened && event.movementY > 0) wait(waiting);
    },
    { signal },
  );
  root.addEventListener('pointerleave', leave, { signal });
  root.addEventListener(
    'click',
    (event) => {
      clearTimeout(openTimer);
      const tab = tabOf(event.target);
      if (!tab || !opened || sheetFor(tab) !== opened.sheet) return;
      const fresh = opened.sheet.matches(':popover-open') && performance.now() - opened.at < KEEP_MS;
      if (fresh) event.preventDefault();
      opened = null;
    },
    { signal },
  );
  // The mouse may have come to rest before this script loaded.
  const under = root.querySelector<HTMLButtonElement>('button[popovertarget]:hover');
  if (under && matchMedia('(hover: hover)').matches) wait(under);
  return () => {
    stay();
    listeners.abort();
  };
}
