import type { Wish } from './understand/types';
import { isModel, wordsOfText } from './understand/words';

/** Whether a query names something that is sold, a product or a service, by its kind, maker or model number. */
export const namesWares = ({ kinds, makers, text }: Wish): boolean =>
  kinds.length > 0 || makers.length > 0 || wordsOfText(text).some((word) => isModel(word.text));
