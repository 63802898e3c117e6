import { useEffect, useRef } from 'react';
import { ASLEEP, AWAKE, EARLY } from './early-press';
import { type EarlyControl, type EarlyPresses, followReplaced, isAwake } from './early-presses';

/**
 * Keeps presses from before the script has loaded: they take effect once it has. Spread the result over a control, or
 * over an element around several; `EARLY_PRESS_SCRIPT` records the presses.
 */
export function useEarlyPress<Root extends HTMLElement = HTMLButtonElement>() {
  const ref = useRef<Root>(null);
  useEffect(() => {
    if (ref.current) wake([ref.current]);
  }, []);
  // During hydration the control has the mark of a press, which React does not know of.
  return { ref, [EARLY]: ASLEEP, suppressHydrationWarning: true };
}

/** Marks elements as having their script: presses inside them take effect from now on. */
export function wake(roots: Iterable<Element>): void {
  for (const root of roots) root.setAttribute(EARLY, AWAKE);
  setTimeout(pressNext);
}

/**
 * Applies the recorded presses in order, each rendered before the next, which may depend on it. None is applied before
 * all controls have their scripts, because its effect could make React re-render another.
 */
function pressNext(): void {
  const { earlyPresses: queue } = document as { earlyPresses?: EarlyPresses };
  if (!queue) return;
  followReplaced(queue);
  if (!queue.every(isAwake)) return;
  const control = queue.shift();
  if (!control) return;
  control.removeAttribute('aria-busy');
  queue.acting = true;
  press(control);
  queue.acting = false;
  setTimeout(pressNext);
}

function press(control: EarlyControl): void {
  if (control instanceof HTMLButtonElement) control.click();
  else if (control instanceof HTMLSelectElement) {
    control.value = String(control.early);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control.early !== control.defaultChecked) {
    // Resets it to the rendered state, then clicks it, now that it has a listener.
    control.checked = control.defaultChecked;
    control.click();
  }
}
