import { leastOf } from '@/lib/fit/space';
import { withArticle } from '@/lib/i18n/article';
import { capitalised } from '@/lib/i18n/capitalised';
import { mm } from '@/lib/i18n/length';
import { heightOfAll, ovensOf, tallOvens } from './ovens';
import { firstOf } from './pieces';
import type { Piece, Rule } from './types';

const SOURCE = 'The makers’ drawings';
/** What a kit adds between the two, millimetres (experience §6 F1). */
const KIT_MM = 25;

/**
 * Whether ovens and drawers go into one tall housing, one above the other. It may take less where an oven can be under
 * the hob; whether there is one there nobody knows without a hob in the set.
 */
export const tallHousing: Rule = (pieces, kitchen) => {
  const tall = tallOvens(pieces);
  if (tall.length < 2) return null;
  const skus = [...new Set(tall.map(({ sku }) => sku))];
  const about = { rule: 'tall housing' as const, source: SOURCE, skus };
  const { below, housed } = ovensOf(pieces, kitchen);
  const [all, needed] = [heightOfAll(tall), heightOfAll(housed)];
  if (all === null || needed === null) {
    return { ...about, result: 'UNKNOWN', words: 'The height of a housing is not stated.' };
  }
  const lower = below && tall.includes(below) ? `With a ${below.kind.toLowerCase()} under the hob` : null;
  const { housingHeight } = kitchen;
  if (housingHeight === null) {
    const together = `One above the other, they take ${mm(all)} of a tall housing.`;
    return {
      ...about,
      result: 'CHECK',
      words: lower ? `${together} ${lower}, it takes ${mm(needed)}.` : together,
    };
  }
  const spare = housingHeight - needed;
  const what = lower ? `${lower}, the rest takes` : 'They take';
  if (spare < 0) {
    return {
      ...about,
      result: 'CLASH',
      words: `${what} ${mm(needed)}, ${mm(-spare)} more than the housing has.`,
    };
  }
  return {
    ...about,
    result: lower && !firstOf(pieces, 'hob') ? 'CHECK' : 'OK',
    words: `${what} ${mm(needed)} of the housing and ${lower ? 'leaves' : 'leave'} ${mm(spare)}.`,
  };
};

const isIntegrated = ({ facts }: Piece): boolean => facts.installation === 'integrated';

/**
 * A dryer on a washing machine that stands free: with a kit, no deeper than what bears it, and no higher than where they
 * stand.
 */
export const stackedDryer: Rule = (pieces, _kitchen, { laundry }) => {
  const washers = pieces.filter(({ place }) => place === 'washing machine');
  const washer = washers.find((each) => !isIntegrated(each)) ?? washers[0];
  const dryer = firstOf(pieces, 'tumble dryer');
  if (!washer || !dryer) return null;
  const about = { rule: 'stacking' as const, source: SOURCE, skus: [washer.sku, dryer.sku] };
  if (isIntegrated(washer)) {
    return {
      ...about,
      result: 'CHECK',
      words: `${capitalised(withArticle(washer.kind.toLowerCase()))} goes below a worktop, and nothing can be stacked on it. Put them side by side.`,
    };
  }
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
    ? { ...about, result: 'OK', words: `They can be stacked with the stacking kit you have chosen.${high}` }
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
