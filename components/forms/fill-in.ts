/**
 * Fills in fields, except those that the shopper has changed since they were rendered: what was typed before the script
 * ran takes precedence. A choice that is not available is not made.
 * @param idOf returns the id of a field's control, the first where there are several
 */
export function fillIn(
  values: Readonly<Record<string, string>>,
  idOf: (name: string) => string,
  write: (name: string, value: string) => void,
): void {
  for (const [name, value] of Object.entries(values)) {
    const control = document.getElementById(idOf(name));
    if (!isTyped(control) && takes(control, value)) write(name, value);
  }
}

function isTyped(control: HTMLElement | null): boolean {
  if (control instanceof HTMLSelectElement) {
    const drawn = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value !== drawn?.value;
  }
  const radios = radiosWith(control);
  if (radios) return radios.some(({ checked, defaultChecked }) => checked !== defaultChecked);
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText && control.value !== control.defaultValue;
}

function takes(control: HTMLElement | null, value: string): boolean {
  const choices = control instanceof HTMLSelectElement ? [...control.options] : radiosWith(control);
  return !choices || choices.some((choice) => choice.value === value);
}

/** Returns all radio buttons of one question; null for any other control. */
function radiosWith(control: HTMLElement | null): HTMLInputElement[] | null {
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return null;
  return [...(control.form?.elements ?? [])].filter(
    (each): each is HTMLInputElement => each instanceof HTMLInputElement && each.name === control.name,
  );
}
