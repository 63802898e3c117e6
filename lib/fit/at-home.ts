import type { Attributes } from '@/lib/catalogue/types';
import { fitFacts } from './facts';
import { type GapKind, gapKind } from './gap-kind';
import { fitOf } from './rules';
import { isMeasured } from './space';
import type { Fit, Space } from './types';
import { fitSentences } from './words';

/** The spaces of a home that were measured. */
export type Spaces = Partial<Record<GapKind, Space>>;

/** How a product goes into the space that was measured for its kind; null where none was. */
export function fitAtHome(attributes: Attributes, spaces: Spaces): Fit | null {
  const kind = gapKind(attributes['Type']);
  const space = kind && spaces[kind];
  return space && isMeasured(space) ? fitOf(space, fitFacts(attributes)) : null;
}

/** What goes with an order, at the most. */
export const LONGEST_FIT_LINE = 900;

/** How each of some goods goes into its space, in one line for the crew; empty when nothing was measured. */
export function fitLine(goods: readonly { name: string; attributes: Attributes }[], spaces: Spaces): string {
  const said = goods.flatMap(({ name, attributes }) => {
    const fit = fitAtHome(attributes, spaces);
    return fit ? [`${name}: ${fitSentences(fit)[0]}`] : [];
  });
  while (said.join(' ').length > LONGEST_FIT_LINE) said.pop();
  return said.join(' ');
}
