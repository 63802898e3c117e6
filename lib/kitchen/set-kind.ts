/** Kinds of large appliance that the shop's set discount counts; the first row that knows the type decides. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/american fridge freezer/i, 'American fridge freezer'],
  [/fridge freezer/i, 'fridge freezer'],
  [/freezer$/i, 'freezer'],
  [/fridge$/i, 'fridge'],
  [/wine cooler$/i, 'wine cooler'],
  [/single oven$/i, 'single oven'],
  [/double oven$/i, 'double oven'],
  [/compact oven$/i, 'compact oven'],
  [/drawer$/i, 'drawer'],
  [/range cooker$/i, 'range cooker'],
  [/(gas|electric|dual fuel) cooker$/i, 'cooker'],
  [/hob$/i, 'hob'],
  [/hood$/i, 'hood'],
  [/dishwasher$/i, 'dishwasher'],
  [/washer dryer$/i, 'washer dryer'],
  [/washing machine$/i, 'washing machine'],
  [/tumble dryer$/i, 'tumble dryer'],
];

/** Under which kind an appliance counts towards a set; null for what does not count. */
export const setKind = (type: string | undefined): string | null =>
  KINDS.find(([types]) => types.test(type ?? ''))?.[1] ?? null;
