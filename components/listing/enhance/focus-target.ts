/** Where the focus belongs once the new list is shown (experience §3, focus contracts). */
export type FocusTarget =
  | { kind: 'control'; name: string; value: string | null; from: HTMLElement }
  | { kind: 'chip'; at: number }
  | { kind: 'card'; at: number }
  | { kind: 'heading' };

type Control = HTMLInputElement | HTMLSelectElement | HTMLButtonElement;

/** Returns the focus target for the control that was used; null for one outside the list. */
export function focusTarget(control: Element | null, root: Element): FocusTarget | null {
  if (!control || !root.contains(control)) return null;
  if (control instanceof HTMLButtonElement) {
    const at = chipsOf(root).indexOf(control);
    if (at >= 0) return { kind: 'chip', at };
    if (control.dataset['more']) return { kind: 'card', at: Number(control.dataset['more']) };
    if (control.name) return { kind: 'control', name: control.name, value: control.value, from: control };
  }
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
    const value = /^(checkbox|radio)$/.test(control.type) ? control.value : null;
    return { kind: 'control', name: nameOf(control), value, from: control };
  }
  return { kind: 'heading' };
}

/** Returns the element of a target in a list that may have been re-rendered, skipping controls that are folded away. */
export function findTarget(target: FocusTarget, root: Element): HTMLElement | null {
  const found = () => {
    switch (target.kind) {
      case 'chip':
        return chipsOf(root)[target.at];
      case 'card':
        return [...root.querySelectorAll<HTMLElement>('[data-results-list] h3 a')][target.at];
      case 'control':
        return controlFor(target.name, target.value, root) ?? chipFor(target.name, target.value, root);
      case 'heading':
        return undefined;
    }
  };
  return found() ?? root.querySelector<HTMLElement>('[data-results]');
}

/** Focuses a target and restores its text selection, unless the shopper has left the list. */
export function giveFocus(target: FocusTarget, root: Element): void {
  const active = document.activeElement;
  if (active?.matches(':not(body, main)') && !active.closest('[data-listing]')) return;
  const found = findTarget(target, root);
  if (!found || found === active) return;
  found.focus({ preventScroll: true });
  if (target.kind !== 'control' || !isTyped(target.from) || !isTyped(found)) return;
  found.setSelectionRange(target.from.selectionStart, target.from.selectionEnd);
}

/** The thumbs of the price slider have no name, only a label. */
const nameOf = (control: Control): string => control.name || (control.getAttribute('aria-label') ?? '');

const chipsOf = (root: Element) => [...root.querySelectorAll<HTMLButtonElement>('[data-chip]')];

const controlFor = (name: string, value: string | null, root: Element): Control | undefined =>
  [...root.querySelectorAll<Control>('input, select, button[name]:not([data-chip])')].find(
    (control) =>
      nameOf(control) === name && (value === null || control.value === value) && control.checkVisibility(),
  );

/** Returns the chip of a choice, which may stand for several adjacent values. */
const chipFor = (name: string, value: string | null, root: Element): HTMLElement | undefined =>
  chipsOf(root).find((chip) => {
    const [key, values] = chip.value.split(':');
    return key === name && value !== null && values?.split(',').includes(value);
  });

const isTyped = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'text';
