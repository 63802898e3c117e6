import type { Question } from '../types.ts';

export const makerKind: readonly Question[] = [
  { text: 'thornacre washer', first: { kinds: ['washing-machine'], makers: ['Thornacre'] } },
  { text: 'marlpit fridge', first: { makers: ['Marlpit'], kinds: ['fridge', 'fridge-freezer'] } },
  {
    text: 'halverstone oven',
    first: { kinds: ['single-oven', 'double-oven', 'compact-oven'], makers: ['Halverstone'] },
  },
  {
    text: 'quillon induction hob',
    first: { kinds: ['hob'], makers: ['Quillon'], facts: [{ fact: 'Hob type', is: ['Induction'] }] },
  },
  { text: 'brackenhall cookers', first: { kinds: ['cooker', 'range-cooker'], makers: ['Brackenhall'] } },
  { text: 'dryer by steinhaupt', first: { kinds: ['tumble-dryer'], makers: ['Steinhaupt'] } },
  { text: 'nimbria hoover', first: { kinds: ['vacuum'], makers: ['Nimbria'] } },
  { text: 'wexcombe boiling tap', first: { kinds: ['boiling-tap'], makers: ['Wexcombe'] } },
  { text: 'penhallick toaster', first: { kinds: ['toaster'], makers: ['Penhallick'] } },
  { text: 'morrowbean coffee machine', first: { kinds: ['coffee'], makers: ['Morrowbean'] } },
  { text: 'coldharbour chest freezer', first: { makers: ['Coldharbour'], types: ['Chest freezer'] } },
];
