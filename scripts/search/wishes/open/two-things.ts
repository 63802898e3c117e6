import type { Question } from '../types.ts';

export const twoThings: readonly Question[] = [
  {
    text: 'washing machine and dryer',
    first: { kinds: ['washing-machine', 'tumble-dryer'] },
    among: [{ kinds: ['washing-machine'] }, { kinds: ['tumble-dryer'] }],
  },
  {
    text: 'oven and hob',
    first: { kinds: ['single-oven', 'double-oven', 'compact-oven', 'hob'] },
    among: [{ kinds: ['single-oven', 'double-oven', 'compact-oven'] }, { kinds: ['hob'] }],
  },
  {
    text: 'fridge and freezer separate',
    first: { kinds: ['fridge', 'freezer'] },
    among: [{ kinds: ['fridge'] }, { kinds: ['freezer'] }],
  },
  {
    text: 'kettle & toaster',
    first: { kinds: ['kettle', 'breakfast-set', 'toaster', 'breakfast-set'] },
    among: [{ kinds: ['kettle', 'breakfast-set'] }, { kinds: ['toaster', 'breakfast-set'] }],
  },
  { text: 'hob + hood', first: { kinds: ['hob', 'hood'] }, among: [{ kinds: ['hob'] }, { kinds: ['hood'] }] },
  {
    text: 'sink and tap',
    first: { kinds: ['sink', 'tap'] },
    among: [{ kinds: ['sink'] }, { kinds: ['tap'] }],
  },
  {
    text: 'dishwasher, washing machine',
    first: { kinds: ['dishwasher', 'washing-machine'] },
    among: [{ kinds: ['dishwasher'] }, { kinds: ['washing-machine'] }],
  },
  {
    text: 'microwave and oven',
    first: { kinds: ['microwave', 'single-oven', 'double-oven', 'compact-oven'] },
    among: [{ kinds: ['microwave'] }, { kinds: ['single-oven', 'double-oven', 'compact-oven'] }],
  },
];
