import type { Question } from '../types.ts';

export const makerKind: readonly Question[] = [
  { text: 'tarnside washing machine', first: { kinds: ['washing-machine'], makers: ['Tarnside'] } },
  { text: 'norrvik fridge freezer', first: { kinds: ['fridge-freezer'], makers: ['Norrvik'] } },
  { text: 'steinhaupt dishwasher', first: { kinds: ['dishwasher'], makers: ['Steinhaupt'] } },
  { text: 'lumarra hobs', first: { kinds: ['hob'], makers: ['Lumarra'] } },
  { text: 'dishwasher ottermere', first: { kinds: ['dishwasher'], makers: ['Ottermere'] } },
  { text: 'pendlewick tumble dryer', first: { kinds: ['tumble-dryer'], makers: ['Pendlewick'] } },
  { text: 'zephrane cooker hood', first: { kinds: ['hood'], makers: ['Zephrane'] } },
  { text: 'aldermoor range', first: { kinds: ['range-cooker'], makers: ['Aldermoor'] } },
  { text: 'seorin american fridge freezer', first: { kinds: ['american-fridge'], makers: ['Seorin'] } },
  { text: 'corvanti kettles', first: { kinds: ['kettle'], makers: ['Corvanti'] } },
  { text: 'odell and fenn sink', first: { kinds: ['sink'], makers: ["O'Dell & Fenn"] } },
];
