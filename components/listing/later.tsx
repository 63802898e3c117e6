'use client';

import { later } from '@/components/parts/later';

const woken = () => import('./woken');
const parts = () => import('./woken-parts');

export const ActiveChipsLater = later(async () => (await parts()).ActiveChips);
// These work by themselves from the first byte; sent as what they say, not as every element a second time.
export const FacetLater = later(async () => (await parts()).Facet);
export const FitsFilterLater = later(async () => (await woken()).FitsFilter);
export const GapFormLater = later(async () => (await woken()).GapForm);
export const ResultGroupLater = later(async () => (await parts()).ResultGroup);
export const ThreeOpenerLater = later(async () => (await woken()).ThreeOpener);
export const ViewSwitchLater = later(async () => (await woken()).ViewSwitch);
