import { type Refusal, refusalOf } from '@/lib/compare/kinds';
import { type Chosen, MOST } from '@/lib/compare/tray';

/** Returns why a product cannot be added to those chosen at this screen width; null if it can. */
export const refusalHere = (chosen: readonly Chosen[], product: Chosen): Refusal | null =>
  refusalOf(chosen, product, matchMedia('(min-width: 600px)').matches ? MOST.wide : MOST.narrow);
