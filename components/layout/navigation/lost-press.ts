const linkAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Browsers make no click of a press if what it began on was drawn anew before its end: the page arrives, or the
 * basket's words do, while the button is down. Such a press on a link is made up for.
 */
export function makeUpForLostPresses(signal: AbortSignal): void {
  let begun: { on: Element; href: string } | null = null;
  let clicked = false;
  const listen = <Type extends 'pointerdown' | 'pointerup' | 'click'>(
    type: Type,
    hear: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, hear, { signal, capture: true });

  listen('pointerdown', (event) => {
    const link = event.button === 0 ? linkAt(event) : null;
    begun = link && event.target instanceof Element ? { on: event.target, href: link.href } : null;
    clicked = false;
  });
  listen('click', (event) => {
    clicked ||= linkAt(event) !== null;
  });
  listen('pointerup', (event) => {
    const link = linkAt(event);
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!begun || begun.on.checkVisibility() || link?.href !== begun.href || !isPlain) return;
    // A click would come at once.
    setTimeout(() => clicked || link.click());
  });
}
