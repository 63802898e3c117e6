import { sentencesIn } from '@/lib/i18n/sentences';
import { wholeWords } from './title';

/** Shorter says too little to choose a page by; longer is not shown. In characters. */
const SHORTEST = 50;
const LONGEST = 160;

/**
 * What search engines are told of a page: the merchant's own words, or, where those are too few, the first
 * sentences of its text; the last of them is cut between two words where it alone is too long.
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
