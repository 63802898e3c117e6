import type { Address } from './types';

/** What a letter box is called, in the parts of an address that it fills in. */
export type FoundAddress = Pick<Address, 'company' | 'address1' | 'address2' | 'city'>;

/** The lines of a letter box, as whoever knows it writes them. */
type Lines = { lines: readonly string[]; street: string; company: string; town: string };

/** `NEWCASTLE UPON TYNE` → `Newcastle upon Tyne` */
export function townWords(town: string): string {
  const small = new Set(['UPON', 'ON', 'BY', 'IN', 'LE', 'OF', 'THE', 'UNDER', 'NEXT', 'CUM', 'EN']);
  return town
    .toUpperCase()
    .split(/(?<=[\s-])/)
    .map((word, index) =>
      index > 0 && small.has(word.replace(/[\s-]/g, ''))
        ? word.toLowerCase()
        : word.charAt(0) + word.slice(1).toLowerCase(),
    )
    .join('');
}

/** The line that names the street is the first of an address; flat and building are its second, the firm is apart. */
export function foundAddress({ lines, street, company, town }: Lines): FoundAddress {
  const rest = lines.filter((line) => line !== '' && line !== company);
  const at = Math.max(
    0,
    rest.findLastIndex((line) => street !== '' && line.includes(street)),
  );
  return {
    company,
    address1: rest[at] ?? company,
    address2: rest.filter((_, index) => index !== at).join(', '),
    city: townWords(town),
  };
}

/** `Flat 1, Heron House, Mill Garth`, as it stands in a list to choose from. */
export const foundLine = ({ company, address1, address2 }: FoundAddress): string =>
  [company, address2, address1].filter((part, index, all) => part && all.indexOf(part) === index).join(', ');
