import type { Question } from '../types.ts';

export const absent: readonly Question[] = [
  { text: 'bosch dishwasher', first: { kinds: ['dishwasher'] }, absent: ['Bosch'] },
  { text: 'samsung washing machine', first: { kinds: ['washing-machine'] }, absent: ['Samsung'] },
  { text: 'dyson', first: { kinds: ['vacuum'] }, absent: ['Dyson'] },
  { text: 'quooker', first: { kinds: ['boiling-tap'] }, absent: ['Quooker'] },
  { text: 'hotpoint tumble dryer', first: { kinds: ['tumble-dryer'] }, absent: ['Hotpoint'] },
  { text: 'smeg fridge', first: { kinds: ['fridge', 'fridge-freezer'] }, absent: ['Smeg'] },
  { text: 'ninja air fryer', first: { kinds: ['air-fryer'] }, absent: ['Ninja'] },
  { text: 'kitchenaid mixer', first: { kinds: ['stand-mixer'] }, absent: ['KitchenAid'] },
  { text: 'television', absent: ['television'] },
  { text: 'lg american fridge freezer', first: { kinds: ['american-fridge'] }, absent: ['LG'] },
  { text: 'garden furniture', absent: ['garden furniture'] },
];
