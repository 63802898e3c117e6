/** Functions that run in the page, where they are sent as text: what they need has to stand in them. */

/** The first element of a kind that is seen and is called so, by label or words; null when there is none. */
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
 * Brings an element to the middle of the window, waits until it stands still, and says whether a press on it would
 * reach it.
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

/** Notes in the session's storage what goes wrong from now on. */
export function listen(place: string): void {
  if (place in window) return;
  Object.assign(window, { [place]: true });
  // What is under way when the visitor leaves is broken off, and no fault.
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

/** Hands over what `listen` noted. */
export function handOver(place: string): string[] {
  const noted = sessionStorage.getItem(place) ?? '';
  sessionStorage.removeItem(place);
  return noted.split('\n').filter((line) => line !== '');
}

/** What is still missing of all that is seen without scrolling: a picture that is none counts too. */
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
