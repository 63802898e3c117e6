import type { Question } from '../types.ts';

export const misspelling: readonly Question[] = [
  { text: 'wahsing machine', first: { kinds: ['washing-machine'] } },
  { text: 'dish whasher', first: { kinds: ['dishwasher'] } },
  { text: 'frige freezer', first: { kinds: ['fridge-freezer'] } },
  { text: 'tumble dyer', first: { kinds: ['tumble-dryer'] } },
  { text: 'mircowave', first: { kinds: ['microwave'] } },
  { text: 'otermere dishwasher', first: { kinds: ['dishwasher'], makers: ['Ottermere'] } },
  { text: 'lumara hob', first: { kinds: ['hob'], makers: ['Lumarra'] } },
  { text: 'vacume', first: { kinds: ['vacuum'] } },
  { text: 'chest freezzer', first: { types: ['Chest freezer'] } },
  { text: 'extracter hood', first: { kinds: ['hood'] } },
  { text: 'intergrated dishwasher', first: { types: ['Integrated dishwasher'] } },
  { text: 'american frigde freezer', first: { kinds: ['american-fridge'] } },
  { text: 'tosater', first: { kinds: ['toaster'] } },
  { text: 'penhalick kettle', first: { kinds: ['kettle'], makers: ['Penhallick'] } },
  { text: 'fride', first: { kinds: ['fridge', 'fridge-freezer'] } },
  { text: 'wine coller', first: { kinds: ['wine-cooler'] } },
  { text: 'cofee machine', first: { kinds: ['coffee'] } },
];
