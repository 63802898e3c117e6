/**
 * Fills in fields for a shopper, and leaves alone what was typed or chosen in them since they were drawn: whoever is
 * faster than the script means what is typed.
 * @param idOf the id of a field's control
 */
export function fillIn(
  values: Readonly<Record<string, string>>,
  idOf: (name: string) => string,
  write: (name: string, value: string) => void,
): void {
  for (const [name, value] of Object.entries(values))
    if (!isTyped(document.getElementById(idOf(name)))) write(name, value);
}

function isTyped(control: HTMLElement | null): boolean {
  if (control instanceof HTMLSelectElement) {
    const drawn = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value !== drawn?.value;
  }
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText && control.value !== control.defaultValue;
}
