import type { Word } from './words';

const UP_TO = /^(?:under|below|max|maximum|upto|within|beneath|<|≤)$/;
const FROM = /^(?:over|above|from|min|minimum|>|≥)$/;
const NEAR = /^(?:around|about|roughly|approx|approximately|circa|near)$/;
const BUDGET = /^(?:budget|spend|price|cost|costing|costs)$/;

/** How a figure limits: at most, at least, or about that. */
export type Limit = 'max' | 'min' | 'near';
type Comparator = { sense: Limit; length: number };

/** Words that make the figure after them a limit. */
export function comparatorAt(words: readonly Word[], at: number): Comparator | null {
  const text = (offset: number) => words[at + offset]?.text ?? '';
  if (
    /^(?:less|lower|cheaper|smaller|fewer|narrower|shallower|slimmer|shorter|quieter)$/.test(text(0)) &&
    text(1) === 'than'
  )
    return { sense: 'max', length: 2 };
  if (/^(?:more|greater|higher|larger|bigger|wider|taller)$/.test(text(0)) && text(1) === 'than')
    return { sense: 'min', length: 2 };
  if (text(0) === 'at' && text(1) === 'least') return { sense: 'min', length: 2 };
  if (text(0) === 'at' && text(1) === 'most') return { sense: 'max', length: 2 };
  if (text(0) === 'up' && text(1) === 'to') return { sense: 'max', length: 2 };
  if (
    /^(?:no|not)$/.test(text(0)) &&
    /^(?:more|over|above|bigger|wider|deeper|higher|taller|larger)$/.test(text(1))
  )
    return { sense: 'max', length: text(2) === 'than' ? 3 : 2 };
  if (BUDGET.test(text(0))) {
    const inner = /^(?:of|is|up|to|max|under)$/.test(text(1)) ? 1 : 0;
    const rest = text(1) === 'up' && text(2) === 'to' ? 2 : inner;
    return { sense: 'max', length: 1 + rest };
  }
  if (UP_TO.test(text(0))) return { sense: 'max', length: 1 };
  if (FROM.test(text(0))) return { sense: 'min', length: 1 };
  return NEAR.test(text(0)) ? { sense: 'near', length: 1 } : null;
}
