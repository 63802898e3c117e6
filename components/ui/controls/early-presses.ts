import { ASLEEP, AWAKE, EARLY } from './early-press';

/** `early`: what was chosen, as the checked state or the value of a list. */
export type EarlyControl = (HTMLButtonElement | HTMLInputElement | HTMLSelectElement) & {
  early?: boolean | string;
};
/** Controls that were pressed before their script had loaded, in order. */
export type EarlyPresses = EarlyControl[] & { acting?: boolean };

export const isAwake = (control: Element) => control.closest(`[${EARLY}]`)?.getAttribute(EARLY) === AWAKE;

/**
 * Replaces controls that React re-rendered before their script had loaded by their successors, which take over the
 * press. A control without a successor is dropped once no part without its script could still render one.
 */
export function followReplaced(presses: EarlyPresses): void {
  for (const control of presses.filter((each) => !each.isConnected)) {
    const at = presses.indexOf(control);
    const next = successorOf(control);
    if (next && !presses.includes(next)) {
      if (control.early !== undefined) next.early = control.early;
      next.setAttribute('aria-busy', 'true');
      presses[at] = next;
    } else if (next || !sleeps()) presses.splice(at, 1);
  }
}

/** The router keeps a page that was left in the document, hidden. */
const isShown = (part: Element) => !part.closest('[hidden], [style*="display: none"]');

const sleeps = () => [...document.querySelectorAll(`[${EARLY}=${ASLEEP}]`)].some(isShown);

/** Returns the control that stands for the same thing: controls with the same identity do the same. */
function successorOf(control: EarlyControl): EarlyControl | undefined {
  const called = identity(control);
  return [...document.querySelectorAll<EarlyControl>(control.localName)].find(
    (each) => identity(each) === called && isShown(each),
  );
}

function identity(control: EarlyControl): string {
  const value = control instanceof HTMLSelectElement ? '' : control.value;
  const words = control.ariaLabel ?? control.labels?.[0]?.textContent ?? control.textContent;
  return JSON.stringify([control.type, control.name, value, words]);
}
