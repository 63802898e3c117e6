import type { Range } from '@/lib/catalogue/facts/types';
import { leastOf } from '@/lib/fit/space';
import { withArticle } from '@/lib/i18n/article';
import { capitalised } from '@/lib/i18n/capitalised';
import { mm } from '@/lib/i18n/length';
import { firstOf } from './pieces';
import type { Piece, Rule } from './types';

const SOURCE = 'The makers’ drawings';
/** Height that a stacking kit adds between the two, in millimetres (experience §6 F1). */
const KIT_MM = 25;

const isIntegrated = ({ facts }: Piece): boolean => facts.installation === 'integrated';

/**
 * Checks a dryer on top of a freestanding washing machine: with a stacking kit, no deeper than the machine, and no
 * higher than the space for both.
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
  const kits = pieces.filter(({ kind }) => kind === 'Stacking kit');
  const depths = { min: Math.min(below, above), max: Math.max(below, above) };
  if (kits.some(({ facts }) => spans(facts.fitsDepthMm, depths)))
    return {
      ...about,
      result: 'OK',
      words: `They can be stacked with the stacking kit you have chosen.${high}`,
    };
  const fits = kits[0]?.facts.fitsDepthMm;
  return {
    ...about,
    result: 'CHECK',
    words: fits
      ? `They can be stacked, but the kit you have chosen is for machines ${deep(fits)} deep. Choose one for ${deep(depths)}.`
      : `They can be stacked with a stacking kit.${high}`,
  };
};

/** Whether a kit joins machines of these depths; a kit without stated depths joins any. */
const spans = (fits: Range | undefined, { min, max }: Range): boolean =>
  fits === undefined || (fits.min <= min && max <= fits.max);

const deep = ({ min, max }: Range): string => (min === max ? mm(max) : `${min} to ${mm(max)}`);
