import type { Question } from '../types.ts';

export const model: readonly Question[] = [
  { text: 'tw-916', first: { makers: ['Tarnside'], models: ['TW-916'] } },
  { text: 'lw1214', first: { makers: ['Lumarra'], models: ['LW-1214'] } },
  { text: 'N W9', first: { makers: ['Norrvik'], models: ['N-W9'] } },
  { text: 'tw7 trade', first: { makers: ['Thornacre'], models: ['TW7 Trade'] } },
  { text: 'pc180-70', first: { makers: ['Pendlewick'], models: ['PC180-70'] } },
  { text: 'ho72p', first: { makers: ['Halverstone'], models: ['HO 72P'] } },
  { text: 'q4 60', first: { makers: ['Quillon'], models: ['Q4-60'] } },
  { text: 'fold 100i', first: { makers: ['Brackenhall'], models: ['Fold 100i'] } },
  { text: 'OTTERMERE OD1444', first: { makers: ['Ottermere'], models: ['OD-1444'] } },
  { text: 'cirrus 60', first: { makers: ['Nimbria'], named: ['Cirrus 60'] } },
  { text: 'vb3445m', first: { makers: ['Verbeck'], models: ['VB 3445M'] } },
  { text: 'tarnside tw-9', first: { makers: ['Tarnside'], named: ['TW-9'] } },
];
