import { fitAtHome, type Spaces } from '@/lib/fit/at-home';
import { fitFacts } from '@/lib/fit/facts';
import { needSentence } from '@/lib/fit/need';
import { fitSentences } from '@/lib/fit/words';
import type { Finding, Piece } from './types';

/**
 * Checks whether each built-in piece fits the housing or cut-out measured for it; without measurements, says what to
 * measure.
 */
export const nicheFindings = (pieces: readonly Piece[], spaces: Spaces): Finding[] =>
  pieces.flatMap((piece) => nicheFinding(piece, spaces) ?? []);

function nicheFinding(piece: Piece, spaces: Spaces): Finding | null {
  const facts = fitFacts(piece);
  const need = needSentence(facts);
  if ((!facts.niche && !facts.cutOut) || !need) return null;
  const about = {
    rule: 'housing' as const,
    source: 'The maker’s drawing, and what you measured',
    skus: [piece.sku],
  };
  const fit = fitAtHome(piece, spaces);
  if (!fit || fit.checks.length === 0) return { ...about, result: 'CHECK', words: `${need} Measure yours.` };
  if (fit.verdict === 'NO') return { ...about, result: 'CLASH', words: fitSentences(fit)[0] };
  if (fit.verdict === 'UNKNOWN') return { ...about, result: 'UNKNOWN', words: fitSentences(fit)[0] };
  return { ...about, result: 'OK', words: `${need} Yours is the right size.` };
}
