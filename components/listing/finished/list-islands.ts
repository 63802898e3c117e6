import { island } from '@/components/parts/finished/islands';

/** What a script has to do with in a list. */
export const LIST_ISLANDS = {
  list: island(async () => (await import('./list-controls')).ListControls),
  gap: island(async () => (await import('../filters/gap-form')).GapForm),
  fits: island(async () => (await import('../filters/fits-filter')).FitsFilter),
  three: island(async () => (await import('@/components/choosing/three-opener')).ThreeOpener),
  view: island(async () => (await import('../view-switch')).ViewSwitch),
};
