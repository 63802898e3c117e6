/** Parts of an appliance that open. Animations with other names are not described by them. */
const OPENS = /\b(door|lid|drawer|flap)s?\b/i;

/** Returns the label of a button: `Open the fridge door`, `Shut the lid`. `name` is that of the model's animation. */
export function doorWords(name: string, isOpen: boolean): string {
  const what = OPENS.test(name) ? `the ${name.trim().toLowerCase()}` : 'it';
  return `${isOpen ? 'Shut' : 'Open'} ${what}`;
}
