/**
 * What mail programs make a link of, or a telephone number, by themselves: slashes, an at sign, two letters or more
 * behind a dot (also the dots of other scripts), five figures.
 */
const LINKED = /[/\\@]|[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2}|(\p{N}[\s().+-]*){5}/u;
/** Longer ones are no names but messages. */
const LONGEST = 40;

/**
 * A first name as a letter may say it; null for none. Anybody may have typed it, and with it the address that the
 * letter goes to: what could lead its reader anywhere is left out.
 */
export function nameInLetter(firstName: string): string | null {
  const name = firstName.normalize('NFKC').trim();
  return name === '' || [...name].length > LONGEST || LINKED.test(name) ? null : firstName.trim();
}

/** `Hello Pat,` */
export function salutation(firstName: string): string {
  const name = nameInLetter(firstName);
  return name ? `Hello ${name},` : 'Hello,';
}
