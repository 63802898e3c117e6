type Name = { firstName: string; lastName: string };

/** Last name of somebody with only one name, because the platform requires two. */
const NO_NAME = '-';

/** `Hana Noor Akhtar` becomes `Hana Noor` and `Akhtar`. */
export function splitName(fullName: string): Name {
  const words = fullName.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : NO_NAME;
  return { firstName: words.join(' '), lastName };
}

export const joinName = ({ firstName, lastName }: Name): string =>
  [firstName, lastName === NO_NAME ? '' : lastName].filter(Boolean).join(' ');
