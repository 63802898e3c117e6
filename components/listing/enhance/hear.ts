/**
 * Hears an event in a list before anybody stops it, as React does with one in a part whose script is still on its way.
 * What is kept for later (`EARLY_PRESS_SCRIPT`) is none yet.
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
