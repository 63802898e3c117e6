import { applianceOf } from '@/lib/catalogue/appliance';

/** Spaces of a home that are measured apart. */
export const GAP_KINDS = ['laundry', 'dishwasher', 'fridge', 'cooker', 'oven', 'hob'] as const;

export type GapKind = (typeof GAP_KINDS)[number];

/** What is built in: a housing or a cut-out that is too large holds nothing, and its sides do not matter. */
export const HOUSED: ReadonlySet<GapKind> = new Set(['oven', 'hob']);

/** Which space of a home an appliance is for; null for what stands anywhere. */
export const gapKind = (type: string | undefined): GapKind | null => applianceOf(type).gap ?? null;
