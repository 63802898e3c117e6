import { NAMESAKES } from '../data/foreign-makers';
import type { Said } from './things';
import { plain, type Word } from './words';

/** Reads a word as the maker of that name if a product for which that maker is known is named too: `sage kettle`. */
export function withNamesakes(words: readonly Word[], said: readonly Said[]): Said[] {
  const kinds = said.flatMap(({ meaning, isNot }) =>
    meaning.what === 'kind' && !isNot ? meaning.kinds : [],
  );
  return said.map((one) => {
    if (one.length !== 1 || !/^(?:fact|kind)$/.test(one.meaning.what)) return one;
    // `hoover and washing machine` asks for two products.
    const isBeside = said.some(({ at, meaning }) => at === one.at + 1 && meaning.what === 'kind');
    if (one.meaning.what === 'kind' && !isBeside) return one;
    const [name, known] = NAMESAKES.find(([maker]) => plain(maker) === words[one.at]?.text) ?? [];
    if (!name || !known?.some((kind) => kinds.includes(kind))) return one;
    return { ...one, meaning: { what: 'foreign', name, isMaker: true, kinds: known } };
  });
}
