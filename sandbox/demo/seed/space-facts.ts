import { mm } from './kinds/common.ts';
import type { Facts } from './types.ts';

/** Tolerance of a cut-out that is sawn to the drawing, in millimetres. */
const CUT_OUT_TOLERANCE_MM = 3;

const figure = (text: string | undefined): number => Number(/\d+/.exec(text ?? '')?.[0] ?? Number.NaN);

const around = (size: string | undefined): string => {
  const middle = figure(size);
  return `${middle - CUT_OUT_TOLERANCE_MM}–${middle + CUT_OUT_TOLERANCE_MM} mm`;
};

/**
 * Returns the space that an appliance needs, which the merchant derives from the maker's figures so that lists can be
 * narrowed by it (experience §6 F1): the smallest gap including the air that the maker requires; for built-in
 * appliances also the largest housing or cut-out. Empty for what can stand anywhere, as on a worktop.
 */
export function spaceFacts(facts: Facts): Facts {
  const width = facts['Niche width'];
  const height = facts['Niche height'];
  if (width && height) {
    const depth = figure(facts['Niche depth']);
    return { 'Space width': width, 'Space height': height, ...(depth && { 'Space depth': mm(depth) }) };
  }
  if (facts['Cut-out width'] && facts['Cut-out depth']) return cutOutFacts(facts);
  if (facts['Gap left'] === undefined || facts['Gap top'] === undefined) return {};
  if (facts['Installation'] === 'Table-top') return {};
  const air = (name: string) => (facts['Air gaps'] === 'Required' ? figure(facts[name]) : 0);
  return {
    'Space width': mm(figure(facts['Width']) + air('Gap left') + air('Gap right')),
    'Space height': mm(figure(facts['Height']) + air('Gap top')),
  };
}

const cutOutFacts = (facts: Facts): Facts => ({
  'Space width': around(facts['Cut-out width']),
  'Space depth': around(facts['Cut-out depth']),
  ...(facts['Below worktop'] && { 'Space height': facts['Below worktop'] }),
});
