import type { Question } from '../types.ts';

export const model: readonly Question[] = [
  { text: 'TW-914', first: { makers: ['Tarnside'], models: ['TW-914'] } },
  { text: 'tw914', first: { makers: ['Tarnside'], models: ['TW-914'] } },
  { text: 'tw 1014', first: { makers: ['Tarnside'], models: ['TW-1014'] } },
  { text: 'steinhaupt ws916', first: { makers: ['Steinhaupt'], models: ['WS 916'] } },
  { text: 'N-180', first: { makers: ['Norrvik'], models: ['N-180'] } },
  { text: 'pw9-14', first: { makers: ['Pendlewick'], models: ['PW9-14'] } },
  { text: 'OD 1442', first: { makers: ['Ottermere'], models: ['OD-1442'] } },
  { text: 'lavagna 110i', first: { makers: ['Castelmare'], models: ['Lavagna 110i'] } },
  { text: 'ah12 fen', first: { makers: ['Arkwell'], models: ['AH12 Fen'] } },
  { text: 'zc 60', first: { makers: ['Zephrane'], models: ['ZC-60'] } },
  { text: 'seorin sd636', first: { makers: ['Seorin'], named: ['SD636'] } },
  { text: 'lo 72', first: { makers: ['Lumarra'], named: ['LO-72'] } },
];
