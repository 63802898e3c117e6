import { fitFacts } from '@/lib/fit/facts';
import { proudWords } from '@/lib/fit/front-words';
import { fitOf } from '@/lib/fit/rules';
import { isMeasured } from '@/lib/fit/space';
import { fitSentences } from '@/lib/fit/words';
import type { Candidate, Limits } from './types';

/**
 * What a shopper should know about a pick in the measured space, although it goes in: that it only just does, that it
 * has less air than it should, or that its body stands out in front. Empty without such a thing, or without a space.
 */
export function fitNotes({ card }: Pick<Candidate, 'card'>, { space }: Pick<Limits, 'space'>): string[] {
  if (!space || !isMeasured(space)) return [];
  const fit = fitOf(space, fitFacts(card));
  const has = (verdict: 'TIGHT' | 'AIR') => fit.checks.some((check) => check.verdict === verdict);
  const air = has('AIR') ? ['It goes in with less air around it than is advised or usual.'] : [];
  return [
    ...(has('TIGHT') ? [fitSentences(fit)[0]] : air),
    ...(fit.proud.body > 0 ? proudWords(fit).slice(0, 1) : []),
  ];
}
