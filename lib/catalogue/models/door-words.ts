/** What opens of an appliance and has a name of its own; other animations of a model are not told by theirs. */
const OPENS = /\b(door|lid|drawer|flap)s?\b/i;

/** `Open the fridge door`, `Shut the lid`; `name` is that of the model's animation. */
export function doorWords(name: string, isOpen: boolean): string {
  const what = OPENS.test(name) ? `the ${name.trim().toLowerCase()}` : 'it';
  return `${isOpen ? 'Shut' : 'Open'} ${what}`;
}
