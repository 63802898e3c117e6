import { useEffect, useRef } from 'react';
import { ASLEEP, AWAKE, EARLY } from './early-press';
import { type EarlyControl, type EarlyPresses, followReplaced, isAwake } from './early-presses';

/**
 * A press that came before its script is not lost: it counts as soon as there is something to act. To be spread over a
 * control, or over what holds several; `EARLY_PRESS_SCRIPT` does the remembering.
 */
export function useEarlyPress<Root extends HTMLElement = HTMLButtonElement>() {
  const ref = useRef<Root>(null);
  useEffect(() => {
    if (ref.current) wake([ref.current]);
  }, []);
  // The mark of a press is on the control when React takes it over, and nowhere in what React knows.
  return { ref, [EARLY]: ASLEEP, suppressHydrationWarning: true };
}

/** Says that a press in these is heard from now on. */
export function wake(roots: Iterable<Element>): void {
  for (const root of roots) root.setAttribute(EARLY, AWAKE);
  setTimeout(pressNext);
}

/**
 * What was chosen first counts first, and is drawn before the next press, which may be about it. Nothing counts before
 * all have woken: what one changes could have React draw another anew.
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
    // Put back to what was drawn, it is chosen once more, with somebody to hear it.
    control.checked = control.defaultChecked;
    control.click();
  }
}
