/**
 * Fills in fields for a shopper, and leaves alone what was typed or chosen in them since they were drawn: whoever is
 * faster than the script means what is typed. A choice that is not among those to be had is not made.
 * @param idOf the id of a field's control, the first where there are several
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

/** All of one question; null for anything else. */
function radiosWith(control: HTMLElement | null): HTMLInputElement[] | null {
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return null;
  return [...(control.form?.elements ?? [])].filter(
    (each): each is HTMLInputElement => each instanceof HTMLInputElement && each.name === control.name,
  );
}
