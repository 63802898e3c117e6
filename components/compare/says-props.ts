import type { ProductCard } from '@/lib/catalogue/types';
import type { Home } from '@/lib/home/types';
import type { Policy } from '@/lib/policy/types';

/** What the sentences about a comparison are made of. */
export type SaysProps = {
  cards: readonly ProductCard[];
  /** Whose rates and habits count. */
  home: Home;
  today: string;
  policy: Policy;
};
