import type { Synonym } from '../understand/types';

/** How the trade and those in a hurry write things, signs between letters left out: `s/s` is `s s`. */
export const ABBREVIATIONS: readonly Synonym[] = [
  ['f f', 'fridge freezer'],
  ['ff', 'fridge freezer'],
  ['w machine', 'washing machine'],
  ['w m', 'washing machine'],
  ['wm', 'washing machine'],
  ['t dryer', 'tumble dryer'],
  ['d washer', 'dishwasher'],
  ['micro', 'microwave'],
  ['ac', 'air conditioner'],
  ['s s', 'stainless steel'],
  ['s steel', 'stainless steel'],
  ['int', 'integrated'],
  ['elec', 'electric'],
  ['dbl', 'double'],
  ['blk', 'black'],
  ['wht', 'white'],
  ['vac', 'vacuum'],
  ['robovac', 'robot vacuum'],
  ['stove top', 'cooktop'],
  ['one and a half', '1.5'],
  ['1 and a half', '1.5'],
  ['hayfever', 'hay fever'],
  ['13amp', '13 amp'],
].map(([words = '', means = '']) => ({ words, means }));
