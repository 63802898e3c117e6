/** Spaces of a home that are measured apart. */
export const GAP_KINDS = ['laundry', 'dishwasher', 'fridge', 'cooker', 'oven', 'hob'] as const;

export type GapKind = (typeof GAP_KINDS)[number];

/** What is built in: a housing or a cut-out that is too large holds nothing, and its sides do not matter. */
export const HOUSED: ReadonlySet<GapKind> = new Set(['oven', 'hob']);

/** The first row that knows the type decides. */
const TYPES: readonly (readonly [RegExp, GapKind])[] = [
  [/(gas|electric|dual fuel|range) cooker$/i, 'cooker'],
  [/\bhob$/i, 'hob'],
  [/oven$|^(built-in|combination) microwave$|drawer$/i, 'oven'],
  [/fridge|freezer|wine cooler|drinks cooler/i, 'fridge'],
  [/dishwasher/i, 'dishwasher'],
  [/washing machine|washer dryer|tumble dryer/i, 'laundry'],
];

/** Which space of a home an appliance is for; null for what stands anywhere. */
export const gapKind = (type: string | undefined): GapKind | null =>
  TYPES.find(([types]) => types.test(type ?? ''))?.[1] ?? null;
