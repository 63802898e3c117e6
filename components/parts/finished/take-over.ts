const FIELDS = 'input, select, textarea, button, a';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isField = (element: Element | undefined): element is Field =>
  element?.matches('input, select, textarea') ?? false;

/**
 * Removes the former content of an island once a component has rendered the same after it. Carries over typed text,
 * ticks, focus and selection. Does nothing when called again.
 */
export function takeOver(host: HTMLElement, stood: readonly ChildNode[]): void {
  const old = stood.filter((node): node is HTMLElement => node instanceof HTMLElement && node.isConnected);
  const before = old.flatMap((node) => [...node.querySelectorAll(FIELDS)]);
  const after = [...host.querySelectorAll(FIELDS)].filter((field) => !before.includes(field));
  for (const [at, field] of before.entries()) {
    const same = after[at];
    if (isField(field) && isField(same) && field.type !== 'hidden') same.value = field.value;
    if (field instanceof HTMLInputElement && same instanceof HTMLInputElement) same.checked = field.checked;
    if (document.activeElement !== field || !(same instanceof HTMLElement)) continue;
    same.focus({ preventScroll: true });
    if (isTyped(field) && isTyped(same)) same.setSelectionRange(field.selectionStart, field.selectionEnd);
  }
  for (const node of stood) node.remove();
}

const isTyped = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'text';
