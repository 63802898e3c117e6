/**
 * Listens for an event in a list in the capture phase, because React stops events in a part whose script is still
 * loading. Ignores events that are held back for later (`EARLY_PRESS_SCRIPT`).
 */
export function hear(
  list: HTMLElement,
  type: 'click' | 'change',
  listener: (target: Element) => void,
  signal: AbortSignal,
): void {
  window.addEventListener(
    type,
    ({ target, cancelBubble: isKept }) => {
      if (!isKept && target instanceof Element && list.contains(target)) listener(target);
    },
    { capture: true, signal },
  );
}
