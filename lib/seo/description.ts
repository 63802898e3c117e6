import { sentencesIn } from '@/lib/i18n/sentences';
import { wholeWords } from './title';

/** Lengths in characters. A shorter description says too little about a page; a longer one is not shown in full. */
const SHORTEST = 50;
const LONGEST = 160;

/**
 * Returns the meta description of a page: the merchant's text, or if that is too short the first sentences of the page.
 * The last sentence is cut between two words if it is too long by itself.
 */
export function fittingDescription(written: string, text: string): string {
  if (written.length >= SHORTEST) return written;
  let told = '';
  for (const segment of sentencesIn(text.replace(/\s+/g, ' ').trim())) {
    if ((told + segment).trimEnd().length > LONGEST) {
      if (told.length < SHORTEST)
        told += `${wholeWords(segment, LONGEST - told.length - 1).replace(/[,;:–-]$/, '')}…`;
      break;
    }
    told += segment;
  }
  return told.trimEnd().length > written.length ? told.trimEnd() : written;
}
