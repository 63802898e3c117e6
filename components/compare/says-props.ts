import type { ProductCard } from '@/lib/catalogue/types';
import type { Home } from '@/lib/home/types';
import type { Policy } from '@/lib/policy/types';

/** Input of the sentences about a comparison. */
export type SaysProps = {
  cards: readonly ProductCard[];
  /** The home whose rates and habits apply. */
  home: Home;
  today: string;
  policy: Policy;
};
