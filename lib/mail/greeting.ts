/**
 * What mail clients turn into a link or a telephone number by themselves: slashes, an at sign, two or more letters
 * after a dot (also the dots of other scripts), five digits.
 */
const LINKED = /[/\\@]|[\p{L}\p{N}][.\u3002\uff0e\uff61]\p{L}{2}|(\p{N}[\s().+-]*){5}/u;
/** Maximum length of a name in characters; longer ones are messages. */
const LONGEST = 40;

/**
 * Returns a first name that is safe to print in a letter; null for none. Anybody may have typed it together with the
 * recipient's address, so a name that could become a link or a message is left out.
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
