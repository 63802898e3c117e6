import { useEffect, useRef } from 'react';
import { ASLEEP, AWAKE, EARLY } from './early-press';

/** `early`: what was chosen, ticked or not or the value of a list. */
type Control = (HTMLButtonElement | HTMLInputElement | HTMLSelectElement) & { early?: boolean | string };

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

/** What was chosen first counts first, and is drawn before the next press, which may be about it. */
function pressNext(): void {
  const { earlyPresses: queue } = document as { earlyPresses?: Control[] & { acting?: boolean } };
  const control = queue?.[0];
  if (!control || (control.isConnected && !isAwake(control))) return;
  queue.shift();
  control.removeAttribute('aria-busy');
  queue.acting = true;
  press(control);
  queue.acting = false;
  setTimeout(pressNext);
}

const isAwake = (control: Control) => control.closest(`[${EARLY}]`)?.getAttribute(EARLY) === AWAKE;

function press(control: Control): void {
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
