import type { Address } from './types';

/** What a letter box is called, in the parts of an address that it fills in. */
export type FoundAddress = Pick<Address, 'company' | 'address1' | 'city'>;

/** A letter box, as whoever knows it writes it. */
type LetterBox = { lines: readonly string[]; company: string; town: string };

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

/** Flat, building and street stay in the order in which they stand on a label; the firm is apart. */
export function foundAddress({ lines, company, town }: LetterBox): FoundAddress {
  const rest = lines.filter((line) => line !== '' && line !== company);
  return { company, address1: rest.join(', ') || company, city: townWords(town) };
}

/** `Larch & Co, 23 Mill Garth`, as it stands in a list to choose from. */
export const foundLine = ({ company, address1 }: FoundAddress): string =>
  [...new Set([company, address1])].filter(Boolean).join(', ');
