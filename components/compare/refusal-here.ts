import { type Refusal, refusalOf } from '@/lib/compare/kinds';
import { type Chosen, MOST } from '@/lib/compare/tray';

/** Whether one more has room on this screen beside those chosen. */
export const refusalHere = (chosen: readonly Chosen[], product: Chosen): Refusal | null =>
  refusalOf(chosen, product, matchMedia('(min-width: 600px)').matches ? MOST.wide : MOST.narrow);
