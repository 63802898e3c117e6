'use client';

import { later } from '@/components/parts/later';

export const ActiveChipsLater = later(async () => (await import('./filters/active-chips')).ActiveChips);
// These work by themselves from the first byte; sent as what they say, not as every element a second time.
export const FacetLater = later(async () => (await import('./filters/facet')).Facet);
export const FitsFilterLater = later(async () => (await import('./filters/fits-filter')).FitsFilter);
export const GapFormLater = later(async () => (await import('./filters/gap-form')).GapForm);
export const ResultGroupLater = later(async () => (await import('./result-group')).ResultGroup);
export const ThreeOpenerLater = later(
  async () => (await import('@/components/choosing/three-opener')).ThreeOpener,
);
export const ViewSwitchLater = later(async () => (await import('./view-switch')).ViewSwitch);
