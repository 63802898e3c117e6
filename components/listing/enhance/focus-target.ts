/** Where focus belongs once the new list is shown (experience §3, focus contracts). */
export type FocusTarget =
  | { kind: 'control'; name: string; value: string; type: string }
  | { kind: 'chip'; at: number }
  | { kind: 'card'; at: number };

/** What to give focus back to, from the control that was used. */
export function focusTarget(control: Element | null, root: Element): FocusTarget | null {
  if (control instanceof HTMLButtonElement) {
    const chips = [...root.querySelectorAll('[data-chip]')];
    const at = chips.indexOf(control);
    if (at >= 0) return { kind: 'chip', at };
    if (control.dataset['more']) return { kind: 'card', at: Number(control.dataset['more']) };
    if (control.name) return { kind: 'control', name: control.name, value: control.value, type: 'checkbox' };
  }
  if (control instanceof HTMLInputElement)
    return { kind: 'control', name: control.name, value: control.value, type: control.type };
  if (control instanceof HTMLSelectElement)
    return { kind: 'control', name: control.name, value: '', type: 'select' };
  return null;
}

/** The element for a target in a list that may have been drawn anew. */
export function findTarget(target: FocusTarget, root: Element): HTMLElement | null {
  const heading = root.querySelector<HTMLElement>('[data-results]');
  switch (target.kind) {
    case 'chip':
      return [...root.querySelectorAll<HTMLElement>('[data-chip]')][target.at] ?? heading;
    case 'card':
      return [...root.querySelectorAll<HTMLElement>('[data-results-list] h3 a')][target.at] ?? heading;
    case 'control': {
      const controls = [...root.querySelectorAll<HTMLInputElement>('input, select')];
      return (
        controls.find(
          ({ name, value, type }) =>
            name === target.name &&
            (target.type === 'checkbox' || target.type === 'radio' ? value === target.value : true) &&
            (target.type === 'select' ? type.startsWith('select') : type === target.type),
        ) ?? heading
      );
    }
  }
}
