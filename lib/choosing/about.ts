import type { Kind } from '@/lib/catalogue/kinds/table';
import type { Chosen } from './three';
import type { Candidate, Household, Pick, WhyNot } from './types';
import { whyNot } from './why-not';

/** The answer about a product that was asked about by name; `candidate` is null where none matches. */
export type About =
  | { said: string; candidate: Candidate; answer: WhyNot }
  | { said: string; candidate: null };

/** The recommended products of a list, and the answer about a product that was asked about. */
export type Choice = {
  kinds: Kind[];
  /** The kind that was chosen from; null where nothing in the list can be scored. */
  kind: Kind | null;
  picks: Pick[];
  /** Why there are no picks, where a single limit rules out everything; null otherwise. */
  none: string | null;
  about: About | null;
  /** Number of products that were in stock to choose from. */
  count: number;
  /** What the list is filtered by, in words. */
  narrowed: string[];
};

const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Finds a scored product by words of its name or by its SKU, and says why it is not one of the three picks. */
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
