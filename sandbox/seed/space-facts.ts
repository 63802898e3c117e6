import { mm } from './kinds/common.ts';
import type { Facts } from './types.ts';

const figure = (text: string | undefined): number => Number(/\d+/.exec(text ?? '')?.[0] ?? Number.NaN);

/**
 * The least gap or housing that an appliance goes into, air included, as the merchant works it out beside the maker's
 * figures so that lists can be narrowed by it (experience §6 F1). Nothing for what stands anywhere.
 */
export function spaceFacts(facts: Facts): Facts {
  const [nicheWidth, nicheHeight] = [figure(facts['Niche width']), figure(facts['Niche height'])];
  if (nicheWidth && nicheHeight) return { 'Space width': mm(nicheWidth), 'Space height': mm(nicheHeight) };
  if (facts['Gap left'] === undefined || facts['Gap top'] === undefined) return {};
  const width = figure(facts['Width']) + figure(facts['Gap left']) + figure(facts['Gap right']);
  return { 'Space width': mm(width), 'Space height': mm(figure(facts['Height']) + figure(facts['Gap top'])) };
}
