import type { Question } from '../types.ts';

export const twoThings: readonly Question[] = [
  {
    text: 'washer and tumble drier',
    first: { kinds: ['washing-machine', 'tumble-dryer'] },
    among: [{ kinds: ['washing-machine'] }, { kinds: ['tumble-dryer'] }],
  },
  {
    text: 'single oven with induction hob',
    first: { kinds: ['single-oven', 'hob'] },
    among: [{ kinds: ['single-oven'] }, { kinds: ['hob'] }],
  },
  {
    text: 'tall fridge and matching tall freezer',
    first: { kinds: ['fridge', 'freezer'] },
    among: [{ kinds: ['fridge'] }, { kinds: ['freezer'] }],
  },
  {
    text: 'cooker and cooker hood',
    first: { kinds: ['cooker', 'hood'] },
    among: [{ kinds: ['cooker'] }, { kinds: ['hood'] }],
  },
  {
    text: 'dishwasher and fridge freezer',
    first: { kinds: ['dishwasher', 'fridge-freezer'] },
    among: [{ kinds: ['dishwasher'] }, { kinds: ['fridge-freezer'] }],
  },
  {
    text: 'range cooker and hood',
    first: { kinds: ['range-cooker', 'hood'] },
    among: [{ kinds: ['range-cooker'] }, { kinds: ['hood'] }],
  },
  {
    text: 'boiling tap and sink',
    first: { kinds: ['boiling-tap', 'sink'] },
    among: [{ kinds: ['boiling-tap'] }, { kinds: ['sink'] }],
  },
  {
    text: 'wine cooler / beer fridge',
    first: { kinds: ['wine-cooler', 'drinks-cooler'] },
    among: [{ kinds: ['wine-cooler'] }, { kinds: ['drinks-cooler'] }],
  },
];
