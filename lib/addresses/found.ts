import type { Address } from './types';

/** A delivery point, as the fields of an address that it fills in. */
export type FoundAddress = Pick<Address, 'company' | 'address1' | 'city'>;

/** A delivery point, as the look-up service gives it. */
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

/** Returns the fields of an address. Flat, building and street keep the order of a label; the company is separate. */
export function foundAddress({ lines, company, town }: LetterBox): FoundAddress {
  const rest = lines.filter((line) => line !== '' && line !== company);
  return { company, address1: rest.join(', ') || company, city: townWords(town) };
}

/** `Larch & Co, 23 Mill Garth`, for a list to choose from. */
export const foundLine = ({ company, address1 }: FoundAddress): string =>
  [...new Set([company, address1])].filter(Boolean).join(', ');
