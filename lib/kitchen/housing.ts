import { amountIn } from '@/lib/catalogue/amount';
import { readRange } from '@/lib/fit/facts';
import { firstOf } from './pieces';
import type { Rule } from './types';

const SOURCE = 'The makers’ drawings';
const STACKED_KIT = 'Stacking kit';
/** What a kit adds between the two, millimetres (experience §6 F1). */
const KIT_MM = 25;

/** Whether ovens and drawers go into one tall housing, one above the other. */
export const tallHousing: Rule = (pieces, { housingHeight }) => {
  const stacked = pieces.filter(
    ({ kind, attributes }) =>
      attributes['Niche height'] !== undefined &&
      (kind === 'oven' || /oven|microwave|drawer/i.test(attributes['Type'] ?? '')),
  );
  if (stacked.length < 2) return null;
  const about = { rule: 'tall housing' as const, source: SOURCE, skus: stacked.map(({ sku }) => sku) };
  const heights = stacked.map(({ attributes }) => readRange(attributes['Niche height'])?.min ?? null);
  if (heights.some((height) => height === null)) {
    return { ...about, result: 'UNKNOWN', words: 'The height of a housing is not stated.' };
  }
  const needed = stacked.reduce((sum, { quantity }, index) => sum + (heights[index] ?? 0) * quantity, 0);
  if (housingHeight === null) {
    return {
      ...about,
      result: 'CHECK',
      words: `One above the other they take ${needed} mm of a tall housing.`,
    };
  }
  const spare = housingHeight - needed;
  return spare >= 0
    ? { ...about, result: 'OK', words: `They take ${needed} mm of the housing and leave ${spare} mm.` }
    : { ...about, result: 'CLASH', words: `They take ${needed} mm, ${-spare} mm more than the housing has.` };
};

/** A dryer on a washing machine: with a kit, and no deeper than what bears it. */
export const stackedDryer: Rule = (pieces) => {
  const washer = firstOf(pieces, 'washing machine');
  const dryer = firstOf(pieces, 'tumble dryer');
  if (!washer || !dryer) return null;
  const about = { rule: 'stacking' as const, source: SOURCE, skus: [washer.sku, dryer.sku] };
  const depth = (piece: typeof washer) => amountIn('mm', piece.attributes['Depth']);
  const [below, above] = [depth(washer), depth(dryer)];
  if (below === null || above === null) {
    return {
      ...about,
      result: 'UNKNOWN',
      words: 'To stack them their depths must be known, and one is not stated.',
    };
  }
  if (above > below) {
    return {
      ...about,
      result: 'CHECK',
      words: `Side by side they go; stacked, the dryer stands out ${above - below} mm over the washing machine.`,
    };
  }
  const [lower, upper] = [washer, dryer].map(({ attributes }) => amountIn('mm', attributes['Height']));
  const high =
    lower && upper ? ` Stacked they are ${lower + upper + KIT_MM} mm high, ${KIT_MM} of that the kit.` : '';
  const kit = pieces.some(({ attributes }) => attributes['Type'] === STACKED_KIT);
  return kit
    ? { ...about, result: 'OK', words: `They can be stacked with the kit on the list.${high}` }
    : { ...about, result: 'CHECK', words: `They can be stacked; that needs a stacking kit.${high}` };
};

/** One finish for what is seen side by side. */
export const finish: Rule = (pieces) => {
  const seen = pieces.filter(
    ({ kind, attributes }) =>
      kind && attributes['Colour code'] && attributes['Installation'] !== 'Integrated',
  );
  const codes = new Set(seen.map(({ attributes }) => attributes['Colour code']));
  if (seen.length < 2) return null;
  const about = {
    rule: 'finish' as const,
    source: 'The colours as the makers name them',
    skus: seen.map(({ sku }) => sku),
  };
  const names = [...new Set(seen.map(({ attributes }) => attributes['Colour'] ?? ''))].filter(Boolean);
  return codes.size === 1
    ? { ...about, result: 'OK', words: `All in ${names[0]?.toLowerCase() ?? 'one colour'}.` }
    : { ...about, result: 'CHECK', words: `Mixed finishes: ${names.join(', ').toLowerCase()}.` };
};
