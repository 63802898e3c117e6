import { gapOf } from '@/lib/catalogue/gap';
import { leastOf } from '@/lib/fit/space';
import { mm } from '@/lib/i18n/length';
import { firstOf, isBuiltUnder } from './pieces';
import type { Rule } from './types';

const SOURCE = 'The makers’ drawings';
/** What a kit adds between the two, millimetres (experience §6 F1). */
const KIT_MM = 25;

/** Whether ovens and drawers go into one tall housing, one above the other. */
export const tallHousing: Rule = (pieces, { housingHeight }) => {
  const stacked = pieces.filter((piece) => gapOf(piece) === 'oven' && !isBuiltUnder(piece));
  if (stacked.length < 2) return null;
  const about = { rule: 'tall housing' as const, source: SOURCE, skus: stacked.map(({ sku }) => sku) };
  if (stacked.some(({ facts }) => !facts.nicheHeightMm)) {
    return { ...about, result: 'UNKNOWN', words: 'The height of a housing is not stated.' };
  }
  const needed = stacked.reduce(
    (sum, { quantity, facts }) => sum + (facts.nicheHeightMm?.min ?? 0) * quantity,
    0,
  );
  if (housingHeight === null) {
    return {
      ...about,
      result: 'CHECK',
      words: `One above the other, they take ${mm(needed)} of a tall housing.`,
    };
  }
  const spare = housingHeight - needed;
  return spare >= 0
    ? { ...about, result: 'OK', words: `They take ${mm(needed)} of the housing and leave ${mm(spare)}.` }
    : {
        ...about,
        result: 'CLASH',
        words: `They take ${mm(needed)}, ${mm(-spare)} more than the housing has.`,
      };
};

/** A dryer on a washing machine: with a kit, no deeper than what bears it, and no higher than where they stand. */
export const stackedDryer: Rule = (pieces, _kitchen, { laundry }) => {
  const washer = firstOf(pieces, 'washing machine');
  const dryer = firstOf(pieces, 'tumble dryer');
  if (!washer || !dryer) return null;
  const about = { rule: 'stacking' as const, source: SOURCE, skus: [washer.sku, dryer.sku] };
  const [below, above] = [washer.facts.depthMm, dryer.facts.depthMm];
  if (below === undefined || above === undefined) {
    return {
      ...about,
      result: 'UNKNOWN',
      words: 'To say whether they stack we need both depths, and one is not stated.',
    };
  }
  if (above > below) {
    return {
      ...about,
      result: 'CHECK',
      words: `They fit side by side; stacked, the dryer overhangs the washing machine by ${mm(above - below)}.`,
    };
  }
  const [lower, upper] = [washer.facts.heightMm, dryer.facts.heightMm];
  const high =
    lower && upper
      ? ` Stacked, they are ${mm(lower + upper + KIT_MM)} high, including ${KIT_MM} mm for the kit.`
      : '';
  const room = (laundry?.top === 'covered' ? leastOf(laundry.heights) : null) ?? Number.POSITIVE_INFINITY;
  if (lower && upper && lower + upper + KIT_MM > room) {
    return {
      ...about,
      result: 'CHECK',
      words: `Stacked, they are ${mm(lower + upper + KIT_MM)} high, and the space you measured is ${mm(room)}. Put them side by side, or where there is nothing above them.`,
    };
  }
  const kit = pieces.some(({ kind }) => kind === 'Stacking kit');
  return kit
    ? { ...about, result: 'OK', words: `They can be stacked with the kit on the list.${high}` }
    : { ...about, result: 'CHECK', words: `They can be stacked with a stacking kit.${high}` };
};

/** One finish for what is seen side by side. */
export const finish: Rule = (pieces) => {
  const seen = pieces.filter(
    ({ place, facts }) => place && facts.colourCode && facts.installation !== 'integrated',
  );
  const codes = new Set(seen.map(({ facts }) => facts.colourCode));
  if (seen.length < 2) return null;
  const about = {
    rule: 'finish' as const,
    source: 'The colours as the makers name them',
    skus: seen.map(({ sku }) => sku),
  };
  const names = [...new Set(seen.map(({ facts }) => facts.colour ?? ''))].filter(Boolean);
  return codes.size === 1
    ? { ...about, result: 'OK', words: `All in ${names[0]?.toLowerCase() ?? 'one colour'}.` }
    : { ...about, result: 'CHECK', words: `Mixed finishes: ${names.join(', ').toLowerCase()}.` };
};
