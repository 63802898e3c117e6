import type { Wish } from './understand/types';
import { isModel, wordsOfText } from './understand/words';

/** Whether something that is sold is named, goods or work: by a kind, a maker or a number. */
export const namesWares = ({ kinds, makers, text }: Wish): boolean =>
  kinds.length > 0 || makers.length > 0 || wordsOfText(text).some((word) => isModel(word.text));
