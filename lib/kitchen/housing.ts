import { mm } from '@/lib/i18n/length';
import { heightOfAll, ovensOf, tallOvens } from './ovens';
import { firstOf } from './pieces';
import type { Rule } from './types';

const SOURCE = 'The makers’ drawings';

/**
 * Checks whether ovens and drawers fit into one tall housing, one above the other. They need less of it when one oven
 * can go under the hob; whether that place is free is unknown without a hob in the set.
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

/** Checks that pieces seen side by side have the same finish. */
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
