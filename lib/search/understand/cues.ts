import type { Kind } from '@/lib/catalogue/kinds/table';
import { CUES } from '../data/cues';
import { fillers } from './lexicon';
import { type Word, wordsOfText } from './words';

const stemmed = (phrases: string): string[] =>
  phrases.split('|').map(
    (phrase) =>
      ` ${wordsOfText(phrase)
        .map(({ stem }) => stem)
        .join(' ')} `,
  );

const READ = CUES.map(({ kinds, sure, likely }) => ({
  kinds,
  sure: stemmed(sure),
  likely: [...new Set(stemmed(likely))],
}));

/** What one sure phrase counts, and what is enough. */
const ENOUGH = 2;

/** What an appliance is told by where none was named, the one that most speaks for; null where too little does. */
export function cueIn(words: readonly Word[]): readonly Kind[] | null {
  const text = ` ${words.map(({ stem }) => stem).join(' ')} `;
  const telling = words.filter((word) => !(fillers.has(word.stem) || fillers.has(word.text)));
  let [best, most]: [readonly Kind[] | null, number] = [null, 0];
  for (const cue of READ) {
    const sure = cue.sure.filter((phrase) => text.includes(phrase)).length;
    const likely = cue.likely.filter((phrase) => text.includes(phrase)).length;
    // Two words in passing are no description.
    const isTold = sure > 0 || (likely >= ENOUGH && likely * 2 >= telling.length);
    const score = sure * ENOUGH + likely;
    if (isTold && score > most) [best, most] = [cue.kinds, score];
  }
  return best;
}
