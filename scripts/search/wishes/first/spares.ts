import type { Question } from '../types.ts';

export const spares: readonly Question[] = [
  { text: 'tumble dryer vent hose', first: { named: ['dryer vent hose'] } },
  { text: 'grease filter for extractor', first: { kinds: ['hood-filter'], named: ['grease'] } },
  { text: 'kit to put dryer on top of washing machine', first: { kinds: ['stacking-kit'] } },
  { text: 'inlet hose', first: { named: ['inlet hose'] } },
  {
    text: 'boiling tap water filter',
    first: { types: ['Water filter'], facts: [{ fact: 'Used on', is: ['Boiling-water tap'] }] },
  },
  { text: 'washing machine cleaner', first: { types: ['Cleaner'], named: ['washing machine'] } },
  { text: 'dishwasher cleaner', first: { types: ['Cleaner'], named: ['dishwasher'] } },
  { text: 'wall vent for cooker hood', first: { named: ['wall vent kit'] } },
  { text: 'kettle descaler', first: { types: ['Descaler'], facts: [{ fact: 'Used on', is: ['Kettle'] }] } },
];
