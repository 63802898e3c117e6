import type { Brand } from '@/lib/catalogue/types';

export type BrandLetter = { letter: string; brands: Brand[] };

/** Returns the brands with products from A to Z. Names that do not begin with a letter are under `#`, at the end. */
export function brandLetters(brands: readonly Brand[]): BrandLetter[] {
  const letters = new Map<string, Brand[]>();
  const sorted = brands
    .filter(({ productCount }) => productCount > 0)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  for (const brand of sorted) {
    const first = brand.name.normalize('NFD').charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : '#';
    letters.set(letter, [...(letters.get(letter) ?? []), brand]);
  }
  return [...letters]
    .map(([letter, ofLetter]) => ({ letter, brands: ofLetter }))
    .toSorted(
      (a, b) => Number(a.letter === '#') - Number(b.letter === '#') || a.letter.localeCompare(b.letter),
    );
}
