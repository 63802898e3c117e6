import type { Word } from './words';

const UP_TO = /^(?:under|sub|below|max|maximum|upto|within|beneath|<|≤)$/;
const FROM = /^(?:over|above|from|min|minimum|>|≥)$/;
const NEAR = /^(?:around|about|roughly|approx|approximately|circa|near)$/;
const MORE =
  /^(?:more|greater|higher|larger|bigger|wider|taller|deeper|dearer|pricier|costlier|louder|noisier|heavier)$/;
const LESS = /^(?:less|lower|cheaper|smaller|fewer|narrower|shallower|slimmer|shorter|quieter|lighter)$/;
const NOT = /^(?:no|not|dont|doesnt|wont|cant|cannot|isnt|never|nothing|without|mustnt)$/;
/** Words between a negator and the comparative that it reverses: `do not want to pay more than`. */
const LINKS =
  /^(?:cost|costs|costing|spending|paying|wanting|looking|have|like|really|be|being|is|go|going|come|coming|want|to|spend|pay|need|it|take|any|that|s)$/;
const MOST_LINKS = 4;
const BUDGET = /^(?:budget|spend|spending|price|cost|costing|costs|afford)$/;

/** How a figure is a limit: at most, at least, or approximately. */
export type Limit = 'max' | 'min' | 'near';
type Comparator = { sense: Limit; length: number; isOpen?: true };

/** Words that exclude the figure after them from the range. */
const BEYOND = /^(?:than|under|sub|below|beneath|over|above|<|>)$/;

/** Returns the words at a position that make the figure after them a limit; null if there are none. */
export function comparatorAt(words: readonly Word[], at: number): Comparator | null {
  const turned = turnedAt(words, at);
  if (turned) return turned;
  const plain = plainAt(words, at);
  const isOpen = words.slice(at, at + (plain?.length ?? 0)).some(({ text }) => BEYOND.test(text));
  return plain && isOpen ? { ...plain, isOpen: true } : plain;
}

function plainAt(words: readonly Word[], at: number): Comparator | null {
  const text = (offset: number) => words[at + offset]?.text ?? '';
  // The limit includes an article before the figure: `bigger than a 60cm`.
  const article = /^(?:an?|the|my)$/.test(text(2)) && /^\d/.test(text(3)) ? 1 : 0;
  if (LESS.test(text(0)) && text(1) === 'than') return { sense: 'max', length: 2 + article };
  if (MORE.test(text(0)) && text(1) === 'than') return { sense: 'min', length: 2 + article };
  if (text(0) === 'more' && text(1) === 'expensive' && text(2) === 'than') return { sense: 'min', length: 3 };
  if (text(0) === 'at' && text(1) === 'least') return { sense: 'min', length: 2 };
  if (text(0) === 'at' && text(1) === 'most') return { sense: 'max', length: 2 };
  if (text(0) === 'up' && text(1) === 'to') return { sense: 'max', length: 2 };
  if (BUDGET.test(text(0))) {
    const inner = /^(?:of|is|up|to|max|under)$/.test(text(1)) ? 1 : 0;
    const rest = text(1) === 'up' && text(2) === 'to' ? 2 : inner;
    return { sense: 'max', length: 1 + rest };
  }
  if (UP_TO.test(text(0))) return { sense: 'max', length: 1 };
  if (FROM.test(text(0))) return { sense: 'min', length: 1 };
  // A figure at the end is a price: `a dishwasher for 200`.
  if (text(0) === 'for' && words[at + 2] === undefined && /^\d{2,}$/.test(text(1)))
    return { sense: 'near', length: 1 };
  return NEAR.test(text(0)) ? { sense: 'near', length: text(1) === 'the' ? 2 : 1 } : null;
}

/**
 * A refused comparative, which limits in the opposite direction: `no more than`, `not over`, `does not cost more than`,
 * `no less than`.
 */
function turnedAt(words: readonly Word[], at: number): Comparator | null {
  const text = (offset: number) => words[at + offset]?.text ?? '';
  if (!NOT.test(text(0))) return null;
  let said = 1;
  while (said <= MOST_LINKS && LINKS.test(text(said))) said += 1;
  const isMore = MORE.test(text(said)) || /^(?:over|above|exceed|exceeding)$/.test(text(said));
  if (!isMore && !LESS.test(text(said)) && !/^(?:under|below)$/.test(text(said))) return null;
  const isDear = text(said) === 'more' && text(said + 1) === 'expensive' ? 1 : 0;
  const length = said + 1 + isDear + (text(said + 1 + isDear) === 'than' ? 1 : 0);
  return { sense: isMore ? 'max' : 'min', length };
}
