import type { Appliance } from '../appliance';

const washer = { gap: 'laundry', piece: 'washing machine', chore: 'wash', tap: true } as const;
const dishwasher = { gap: 'dishwasher', piece: 'dishwasher', chore: 'dishes', tap: true } as const;
const fridge = { gap: 'fridge', piece: 'fridge freezer', cold: 'frost' } as const;
const cooler = { gap: 'fridge', set: 'wine cooler', cold: 'cools' } as const;
const oven = { gap: 'oven', piece: 'oven', chore: 'bake' } as const;
const cooker = { gap: 'cooker', piece: 'cooker', chore: 'bake' } as const;
const hob = { gap: 'hob', piece: 'hob', set: 'hob' } as const;

/** By the whole value of the custom field Type. What does not stand here is nothing of all this. */
export const APPLIANCES: ReadonlyMap<string, Appliance> = new Map<string, Appliance>([
  ['Washing machine', { ...washer, set: 'washing machine' }],
  ['Integrated washing machine', { ...washer, set: 'washing machine' }],
  ['Washer dryer', { ...washer, set: 'washer dryer' }],
  ['Integrated washer dryer', { ...washer, set: 'washer dryer' }],
  ['Tumble dryer', { gap: 'laundry', piece: 'tumble dryer', set: 'tumble dryer', chore: 'dry' }],
  ['Dishwasher', { ...dishwasher, set: 'dishwasher' }],
  ['Integrated dishwasher', { ...dishwasher, set: 'dishwasher' }],
  ['Table-top dishwasher', { chore: 'dishes', tap: true }],
  ['Fridge freezer', { ...fridge, set: 'fridge freezer' }],
  ['Integrated fridge freezer', { ...fridge, set: 'fridge freezer' }],
  ['American fridge freezer', { ...fridge, set: 'American fridge freezer' }],
  ['Fridge', { ...fridge, set: 'fridge' }],
  ['Integrated fridge', { ...fridge, set: 'fridge' }],
  ['Freezer', { ...fridge, set: 'freezer' }],
  ['Integrated freezer', { ...fridge, set: 'freezer' }],
  ['Chest freezer', { gap: 'fridge', set: 'freezer', cold: 'frost' }],
  ['Wine cooler', cooler],
  ['Built-in wine cooler', cooler],
  ['Drinks cooler', { gap: 'fridge', cold: 'cools' }],
  ['Single oven', { ...oven, set: 'single oven' }],
  ['Double oven', { ...oven, set: 'double oven' }],
  ['Compact oven', { ...oven, set: 'compact oven' }],
  ['Built-in microwave', { gap: 'oven' }],
  ['Combination microwave', { gap: 'oven' }],
  ['Warming drawer', { gap: 'oven', set: 'drawer' }],
  ['Vacuum drawer', { gap: 'oven', set: 'drawer' }],
  ['Electric cooker', { ...cooker, set: 'cooker' }],
  ['Gas cooker', { ...cooker, set: 'cooker' }],
  ['Dual fuel cooker', { ...cooker, set: 'cooker' }],
  ['Electric range cooker', { ...cooker, set: 'range cooker' }],
  ['Gas range cooker', { ...cooker, set: 'range cooker' }],
  ['Dual fuel range cooker', { ...cooker, set: 'range cooker' }],
  ['Induction hob', hob],
  ['Ceramic hob', hob],
  ['Gas hob', hob],
  ['Venting hob', hob],
  ['Cooker hood', { piece: 'hood', set: 'hood' }],
]);
