import type { Question } from '../types.ts';

export const spares: readonly Question[] = [
  {
    text: 'filter for american fridge',
    first: { types: ['Water filter'], facts: [{ fact: 'Used on', is: ['American fridge freezer'] }] },
  },
  { text: 'washing machine hose', first: { named: ['inlet hose', 'drain hose'] } },
  {
    text: 'cooker hood carbon filter',
    first: { kinds: ['hood-filter'], facts: [{ fact: 'Filter', is: ['Carbon'] }] },
  },
  { text: 'stacking kit', first: { kinds: ['stacking-kit'] } },
  {
    text: 'descaler for coffee machine',
    first: { types: ['Descaler'], facts: [{ fact: 'Used on', is: ['Coffee machine'] }] },
  },
  { text: 'oven cleaner', first: { types: ['Cleaner'], facts: [{ fact: 'Used on', is: ['Oven'] }] } },
  { text: 'drip tray washing machine', first: { types: ['Drip tray'] } },
  { text: '150mm ducting', first: { kinds: ['ducting'], facts: [{ fact: 'Duct', is: ['150 mm'] }] } },
  { text: 'washing machine drain hose', first: { named: ['drain hose'] } },
];
