import { gapOf } from '@/lib/catalogue/gap';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import type { Classified } from '@/lib/catalogue/types';
import { fitFacts } from './facts';
import { fitOf } from './rules';
import { isMeasured } from './space';
import type { Fit, Space } from './types';
import { fitSentences } from './words';

/** Measured spaces of a home, by kind of gap. */
export type Spaces = Partial<Record<GapKind, Space>>;

/** Whether and how a product fits the space measured for its kind; null where that space was not measured. */
export function fitAtHome(product: Classified, spaces: Spaces): Fit | null {
  const gap = gapOf(product);
  const space = gap && spaces[gap];
  return space && isMeasured(space) ? fitOf(space, fitFacts(product)) : null;
}

/** Maximum length of the fit line sent with an order, in characters. */
export const LONGEST_FIT_LINE = 900;

/**
 * How each product fits its space, as one line for the delivery crew; empty when nothing was measured. Products at the
 * end are left out to stay within `LONGEST_FIT_LINE`.
 */
export function fitLine(goods: readonly (Classified & { name: string })[], spaces: Spaces): string {
  const said = goods.flatMap((good) => {
    const fit = fitAtHome(good, spaces);
    return fit ? [`${good.name}: ${fitSentences(fit)[0]}`] : [];
  });
  while (said.join(' ').length > LONGEST_FIT_LINE) said.pop();
  return said.join(' ');
}
