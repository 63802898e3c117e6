import { gapOf } from '@/lib/catalogue/gap';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import type { Classified } from '@/lib/catalogue/types';
import { fitFacts } from './facts';
import { fitOf } from './rules';
import { isMeasured } from './space';
import type { Fit, Space } from './types';
import { fitSentences } from './words';

/** The spaces of a home that were measured. */
export type Spaces = Partial<Record<GapKind, Space>>;

/** How a product goes into the space that was measured for its kind; null where none was. */
export function fitAtHome(product: Classified, spaces: Spaces): Fit | null {
  const gap = gapOf(product);
  const space = gap && spaces[gap];
  return space && isMeasured(space) ? fitOf(space, fitFacts(product)) : null;
}

/** What goes with an order, at the most. */
export const LONGEST_FIT_LINE = 900;

/** How each of some goods goes into its space, in one line for the crew; empty when nothing was measured. */
export function fitLine(goods: readonly (Classified & { name: string })[], spaces: Spaces): string {
  const said = goods.flatMap((good) => {
    const fit = fitAtHome(good, spaces);
    return fit ? [`${good.name}: ${fitSentences(fit)[0]}`] : [];
  });
  while (said.join(' ').length > LONGEST_FIT_LINE) said.pop();
  return said.join(' ');
}
