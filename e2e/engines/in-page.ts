/** Functions that are sent to the page as text and run there, so they must be self-contained. */

/**
 * Returns the first visible element that matches a selector and whose label or text matches a pattern; null if none
 * does.
 */
export function seek(css: string, pattern: string, flags: string): Element | null {
  const name = new RegExp(pattern, flags);
  const textOf = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const namesOf = (element: Element) => [
    element.getAttribute('aria-label') ?? '',
    ...('labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])].map(textOf) : []),
    textOf(element),
  ];
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  return (
    [...document.querySelectorAll(css)].find(
      (element) => isSeen(element) && namesOf(element).some((each) => name.test(each)),
    ) ?? null
  );
}

/**
 * Scrolls an element to the middle of the window, waits until it stops moving, and returns whether a press would reach
 * it.
 */
export async function awaitsPress(element: Element): Promise<boolean> {
  const place = () => JSON.stringify([innerWidth, innerHeight, element.getBoundingClientRect()]);
  const painted = () =>
    new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(() => settle(null))));
  let before = '';
  for (let looks = 0; before !== place() && looks < 20; looks++) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    before = place();
    await painted();
  }
  const [box] = element.getClientRects();
  if (!box || before !== place()) return false;
  return element.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}

/** Records errors in session storage from now on. */
export function listen(place: string): void {
  if (place in window) return;
  Object.assign(window, { [place]: true });
  // Requests that are aborted because the visitor leaves are not errors.
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const note = (text: string) =>
    isLeft || sessionStorage.setItem(place, `${sessionStorage.getItem(place) ?? ''}${text}\n`);
  addEventListener('securitypolicyviolation', (event) =>
    note(`refused by the policy: ${event.effectiveDirective} ${event.blockedURI}`),
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`rejected: ${reason}`));
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      note(target instanceof Element ? `did not load: ${target.outerHTML.slice(0, 200)}` : event.message);
    },
    true,
  );
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      note(`${level}: ${words.join(' ')}`);
      say(...words);
    };
  }
}

/** Returns and clears what `listen` recorded. */
export function handOver(place: string): string[] {
  const noted = sessionStorage.getItem(place) ?? '';
  sessionStorage.removeItem(place);
  return noted.split('\n').filter((line) => line !== '');
}

/** Returns what is missing of the part visible without scrolling; a broken picture counts as missing. */
export function missing(): string[] {
  const near = [...document.images].filter((picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && picture.checkVisibility();
  });
  const without = near.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
  return [
    ...(document.readyState === 'complete' ? [] : ['the document']),
    ...(document.fonts.status === 'loaded' ? [] : ['its faces']),
    ...without.map(({ currentSrc, src }) => currentSrc || src),
  ];
}
