import type { Kind } from '@/lib/catalogue/kinds/table';
import type { Chosen } from './three';
import type { Candidate, Household, Pick, WhyNot } from './types';
import { whyNot } from './why-not';

/** What was asked about: a product with its answer, or nothing that is called so here. */
export type About =
  | { said: string; candidate: Candidate; answer: WhyNot }
  | { said: string; candidate: null };

/** What was chosen of a list, and what there is to say of a product that was asked about. */
export type Choice = {
  kinds: Kind[];
  /** What is chosen from; null where the list holds nothing that can be weighed. */
  kind: Kind | null;
  picks: Pick[];
  /** Why there are none, where one answer rules out everything; null otherwise. */
  none: string | null;
  about: About | null;
  /** How many goods were weighed. */
  count: number;
  /** What the list is narrowed by, in words. */
  narrowed: string[];
};

const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Finds a product by words of its name, or its number, among those weighed, and says why it is none of the three. */
export function aboutProduct(
  said: string,
  candidates: readonly Candidate[],
  chosen: readonly Chosen[],
  household: Household,
): About {
  const words = said.split(/\s+/).map(bare).filter(Boolean);
  const names = candidates.map((candidate) => ({
    candidate,
    name: bare(`${candidate.card.name} ${candidate.card.sku}`),
  }));
  const [found] = names
    .filter(({ name }) => words.length > 0 && words.every((word) => name.includes(word)))
    .toSorted((a, b) => a.name.length - b.name.length);
  if (!found) return { said, candidate: null };
  return { said, candidate: found.candidate, answer: whyNot(found.candidate, chosen, household) };
}
